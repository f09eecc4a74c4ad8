/** Words of bribery and corruption. Phrases are separated by commas; words in capitals match capitals only. */
export const corruption = {
  bribe: `bribe, bribery, briber, kickback, backhander, payoff, pay-off, sweetener, baksheesh, hafta, greased palms,
    hush money, grease payment, facilitation payment, facilitation fee, speed money, under the table, brown envelope,
    envelopes of cash, slush fund, illicit payment, improper payment, corrupt payment, illegal gratification,
    gratification, undue advantage, improper advantage, secret commission, off-the-books payment, inducement,
    cash for contracts, cash for favours, pay to play, pay-to-play, quid pro quo, cut of the contract, sham consultancy,
    sham consulting, fictitious consultancy, bogus consultancy, sham agent, success fee, payola, rake-off, palm oil money,
    paid off officials, buying influence, bought influence, influence peddling, lavish gifts, luxury watches,
    gifts and travel, gifts and hospitality, all-expenses trip, unofficial payment, thank-you payment, facilitation, paid a bribe, took money, taking money, accepted money, accepting money, asked for money, demanding money, demanded money, took cash, protection money, special payments, bought off, buying off, commission to officials, bribe-taking, vote buying, votes for cash, cash payments to, monthly payments, private account of, personal account of, sold licences, sold visas, sold places, secret payments, hidden commission, hidden commissions, illegal commission, illegal commissions, payments to officials, paid the minister, paid a minister, paid a politician, money for the party, undeclared gifts`,
  corrupt: `corrupt, corruption, corruptly, graft, malfeasance, abuse of office, abuse of public office, misuse of office,
    abuse of power, abuse of functions, disproportionate assets, illicit enrichment, unexplained wealth, bid rigging,
    bid-rigging, rigged tender, rigging tenders, rigged bid, rigged procurement, tender fraud, tailored specification,
    inflated contract, inflated invoice, overpriced contract, nepotism, cronyism, misconduct in public office, dishonest
    assistance, criminal misconduct, trading in influence, conflict of interest, favouritism, state capture,
    ghost workers, collusion with officials, extortion by officials`,
  corruption_law: `FCPA, foreign corrupt practices act, UK bribery act, bribery act, prevention of corruption act,
    corruption of foreign public officials act, loi sapin, sapin II, PCA, anti-corruption law, corrupt practices act,
    books and records provisions, internal accounting controls, failure to prevent bribery, debarred by the world bank`,
  corruption_body: `serious fraud office, SFO, CBI, central bureau of investigation, anti-corruption bureau, ACB, EFCC,
    ICPC, KPK, corruption eradication commission, MACC, anti-corruption commission, anti-corruption agency,
    anti-corruption court, anti-corruption prosecutor, anti-graft agency, anti-graft court, anti-graft body, EACC, IACC,
    CPIB, ICAC, NABU, vigilance, central vigilance commission, lokayukta, lokpal, ombudsman, special investigating unit,
    hawks, national accountability bureau, NAB, discipline inspection, integrity vice presidency, zondo,
    lava jato, car wash, parquet national financier, PNF, operation car wash, anti-corruption directorate,
    national anticorruption directorate, SAPO, sandiganbayan, anti-corruption unit, PCCB, commission against corruption`,
  public_official: `public official, foreign official, government official, civil servant, bureaucrat, procurement officer,
    customs officer, tax officer, inspector, police officer, port official, health official, ministry official, officials at,
    officials in, officials of, municipal official, district collector, superintending engineer, public servant, council
    official, customs official, tax inspector, officer of the ministry, state official, minister, city engineer, magistrate,
    village officer, tehsildar, tender committee, tender board, evaluation committee, procurement official, purchasing manager
    at the state, hospital director, decision-makers, customs board, head of procurement, procurement head, head of purchasing, deputy director of, director of the hospital, superintendent, permanent secretary, mayor, governor, decision-makers, decision makers, colonel, generals, immigration officer, border guards, clerk, clerks, head of roads, planning officer, licensing officer, judge, regent, police chief, evaluator, evaluators, committee members, lawmakers, politicians, party treasurer, president of the republic, ministers, state doctors, doctors at public hospitals, commander, council chief, school inspector`,
  public_tender: `tender, procurement, public contract, government contract, public works, concession, contract award,
    state contract, supply contract, highway contract, road contract, licence to mine, mining licence, oil block, permits,
    import permit, environmental clearance, land allotment, customs clearance, winning contract, secure contract, defence
    deal, arms deal, ministry contract, municipal contract, bid, winning bid`,
} as const;
