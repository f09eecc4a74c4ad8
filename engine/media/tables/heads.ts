const words = (text: string): string[] => text.trim().split(/\s+/);

/** Nouns that any company may be called by. */
export const GENERIC_HEADS: ReadonlySet<string> = new Set(
  words(
    'latter chain giant defendant claimant petitioner intervener concessionaire winner plaintiff respondent appellant company firm group business corporation enterprise concern issuer vendor client licensee noticee house outfit entity bidder debtor undertaking customer institution applicant provider holder licence-holder',
  ),
);

/** Nouns of one trade, as names and descriptions of companies use them: any of a line may stand for any other. */
const TRADES: readonly string[][] = `
lender bank credit savings finance loans building-society
airline carrier airlines airways aviation air
builder developer homes housebuilder construction contractor developments estates engineering engenharia works
mill miller paper sugar molinos flour millers
brewer brewery breweries brewing
shipping-agent shipping shipowner lines line tankers agent carrier
haulier haulage logistics freight forwarder transport trucking
drugmaker pharma pharmaceuticals biologics laboratories laboratory labs diagnostics
pharmacy chemist chemists
hospital hospitals clinic clinics care
insurer insurance assurance mutual
broker brokerage broking brokers securities capital investments adviser
dairy dairies creamery
smokehouse fishery fisheries salmon seafoods fish-farm farm foods
quarry quarries slate mine mines mining miner
shipyard yard
ferry ferries
port ports terminal terminals harbour
utility power energy kraft electric
oil-company oil petroleum petrolane refinery refiner
retailer retail stores store shop supermarket grocer
exporter exports traders trading textiles
trader trading trade traders harvest grain bullion
manufacturer maker producer factory industries manufacturing furniture works plant
cement-maker cement asphalt asfaltos brickworks ladrillos
smelter smelting metals
jeweller jewellery gold
telecom communications mobile telecommunications network
publisher media newspaper press
baker bakery bakers
club sporting
winery vineyard vintner
abattoir slaughterhouse meatpacker
plantation estate ranch farm
group conglomerate consortium giant network chain
studio label agency academy institute practice workshop garage dealership franchise
restaurant hotel hotels
agent lettings landlord agents
chipmaker semiconductor chips
railway rail railways
trust trustee fiduciary fiduciaries
foundation charity
university school college
forester forestry timber logger logging
dredger dredging
tannery leather
operator
supplier
distributor
competitor rival
partner
employer
importer
wholesaler
subcontractor
consultancy consulting consult consultant
casino
exchange
platform
startup
fund
subsidiary
parent
owner-company holding holdings
cooperative
auctioneer auction-house
chain
buyer
seller
auditor accountants
haulage-firm
wallet payments pay
`
  .trim()
  .split('\n')
  .map(words);

/** Common nouns of trades: those of names alone ("works", "care", "pay") do not call a company in a sentence. */
const ONLY_IN_NAMES = new Set(
  words(
    'credit savings finance loans homes construction developments estates engineering works paper sugar molinos flour air aviation lines line brewing shipping logistics freight transport pharma care chemists capital investments securities broking salmon seafoods foods slate mines mining ports terminals power energy kraft electric oil petroleum retail stores exports trading trade traders textiles harvest grain bullion industries manufacturing furniture plant cement asphalt metals gold communications mobile telecommunications press media sporting lettings rail railways forestry timber dredging leather consulting consult consultant holdings holding pay payments wallet partner buyer seller auditor owner-company semiconductor chips chemist store hotels hospitals dairies bakers quarries ferries mutual school university college exchange platform fund parent insurance assurance club landlord network factory port terminal harbour mine farm shop agent brokers agents',
  ),
);
/** Some of them do after all, behind "the". */
const ALSO_COMMON = words(
  'club landlord factory mutual fund parent exchange platform university college school port farm shop mine agent seller buyer partner network plant',
);

const groupsOf = new Map<string, number[]>();
TRADES.forEach((line, at) => {
  for (const word of line) groupsOf.set(word, [...(groupsOf.get(word) ?? []), at]);
});

/** Nouns that call an organisation by its trade or its part in the matter. */
const TRADE_HEADS: ReadonlySet<string> = new Set([
  ...[...groupsOf.keys()].filter((word) => !ONLY_IN_NAMES.has(word) && !word.includes('-')),
  ...ALSO_COMMON,
]);

/** Whether "the" before a word of a firm's name may call the firm: not "the capital", "the air". */
export const canCall = (word: string): boolean =>
  !ONLY_IN_NAMES.has(word) &&
  !/^(?:limited|private|company|group|holdings?|international|national|general|services?|systems?|solutions?|and|north|south|east|west|great|united|river|city|county|trust|island|blue|green|gold|white|black|golden|royal|resources|global|world|united|state|leisure|hospitality|catering|copper|fibre|fiber|wealth|marine|therapeutics|lantern|little|chain|cold|real|grand)$/.test(
    word,
  );

/** Whether a word shows that a name is an organisation's: "Freight", "Bank", "Holdings". */
export const isTradeWord = (word: string): boolean => groupsOf.has(word.toLowerCase());

/** Whether two nouns can call the same company: "carrier" and "airlines". */
export function isSameTrade(a: string, b: string): boolean {
  if (a === b || `${a}s` === b || `${b}s` === a) return true;
  const groups = groupsOf.get(a);
  return groups !== undefined && (groupsOf.get(b) ?? []).some((one) => groups.includes(one));
}

const TRADE_ENDING = /(?:\p{L}{3,}ery|works|yard|house|maker|builder|mill|grower)$/u;
/** Nouns of those who do something: "roaster", "processor". */
const DOER_ENDING = /\p{L}{3,}(?:er|or)$/u;
/** Nouns that end so and call nobody. */
const NOT_DOERS = new Set(
  words(
    'order number letter matter paper river water member tender quarter offer manner weather other former later power border charter register transfer error sector factor motor major senior minor corner silver rubber copper timber winter summer after under over never ever however whether either neither another together rather further earlier greater larger smaller higher lower longer better cover dinner trailer container computer server mirror tractor reactor terror horror labour colour favour honour behaviour harbour neighbour tower shower flower layer folder header footer timer counter center shoulder finger murder danger anger hunger cancer fever liver master tutor corridor interior exterior prior superior inferior floor door poor outdoor indoor stupor vapor tumor armor anchor answer chapter character parameter diameter meter litter butter pepper sugar freezer locker drawer pointer sticker poster newsletter consumer customer user disorder gather consider remember deliver recover discover december escalator elevator generator transformer radiator boiler vector indicator detector projector router printer scanner filter conveyor hopper burner cooker lighter reminder remainder surrender splendor gender tender cylinder powder ladder bladder rudder barrier glacier frontier career pier peer beer deer volunteer stretcher whistleblower november october september easter',
  ),
);

/** What a noun calls: an organisation or a person, by its trade, role or office; nothing where it calls neither. */
export function kindOfHead(head: string): 'organisation' | 'person' | undefined {
  const word = head.toLowerCase();
  if (
    /^(?:regulator|supervisor|watchdog|monitor|commissioner|legislator|court|tribunal|council)s?$/u.test(word)
  )
    return undefined;
  if (PERSON_HEADS.has(word) || /\p{L}{3}(?:man|woman|men|women)$/u.test(word)) return 'person';
  if (GENERIC_HEADS.has(word) || TRADE_HEADS.has(word) || TRADE_ENDING.test(word)) return 'organisation';
  if (DOER_ENDING.test(word) && !NOT_DOERS.has(word) && word.length > 5) return 'organisation';
  return undefined;
}

/** Roles of persons. A line holds words for one role; the first word names it. */
const ROLES: readonly string[][] = `
director executive manager head boss chief president chairman chairwoman chair chairperson principal leader officer secretary treasurer
owner proprietor shareholder co-owner landowner
founder co-founder
lawyer counsel solicitor attorney barrister advocate
liquidator administrator trustee receiver
judge magistrate justice
witness expert
accused suspect convict
spokesman spokeswoman spokesperson
driver captain foreman guard courier worker employee clerk bookkeeper accountant seamstress manager
predecessor successor
partner colleague
wife husband brother sister son daughter cousin nephew niece father mother uncle aunt widow brother-in-law sister-in-law son-in-law daughter-in-law father-in-law spouse friend
minister governor mayor senator deputy politician official commissioner ambassador inspector prosecutor comptroller
businessman businesswoman banker financier tycoon magnate investor heir entrepreneur
man woman boy girl
journalist reporter editor professor scientist engineer doctor notary analyst
teller
resident tenant neighbour visitor passenger patient farmer fisherman picker villager
teacher writer author player singer runner striker goalkeeper referee trainer coach actor painter sculptor fighter soldier sailor hunter carpenter plumber smuggler robber burglar hacker thief murderer killer gunman criminal
voter member reader lecturer carer nurse
cashier whistleblower photographer columnist blogger author collector curator surveyor architect dentist superintendent detective pensioner teenager commander organiser campaigner protester gardener cleaner cook waiter porter watchman priest bishop imam juror prisoner informant trucker boxer dancer singer composer arbiter volunteer auditor-general treasurer controller ruler speaker leader adviser
billionaire millionaire industrialist hotelier restaurateur financier magnate
intermediary middleman fixer lobbyist 
councillor caretaker landlady electrician paralegal apprentice steward pilot chef welder plucker vice-minister chancellor inspector-general investigator consul
`
  .trim()
  .split('\n')
  .map(words);

const PLURALS: ReadonlyMap<string, string> = new Map(
  ROLES.flat().map((role) => [
    role.endsWith('man') ? `${role.slice(0, -3)}men` : role.endsWith('wife') ? 'wives' : `${role}s`,
    role,
  ]),
);

const PERSON_HEADS: ReadonlySet<string> = new Set(
  [...ROLES.flat(), ...PLURALS.keys()].filter((word) => word !== 'partner' && word !== 'justice'),
);

/** The singular of a role, and whether it was one: "managers" are several persons. */
export const isPluralRole = (head: string): boolean => PLURALS.has(head.toLowerCase());

/** Whether two words are the same role: "president" and "chairman" lead alike, "owner" is another. */
export function isSameRole(a: string, b: string): boolean {
  return a === b || ROLES.some((line) => line.includes(a) && line.includes(b));
}

/** Roles in which a person has no part in the matter, only in the proceedings about it. */
export const isOfficer = (head: string): boolean =>
  /^(?:lawyer|counsel|solicitor|attorney|judge|magistrate|justice|prosecutor|liquidator|administrator|spokes\p{L}+|minister|comptroller|journalist|reporter)s?$/u.test(
    head,
  );

const AUTHORITY =
  /\b(?:Authority|Board|Commission|Commissioner|Court|Tribunal|Ministry|Inspectorate|Agency|Bureau|Department|Directorate|Treasury|Council|Parliament|Senate|Police|Committee|Registry|Prosecutor|Ombudsman|Supervisor|Government|Republic|Comptroller|Examiners|Secretary|Minister|Congress|Attorney|Attorneys|Guardia|Chambers|Guard)\b/iu;
/** Words that make an authority where they begin or end a name: "Office for Fair Trading", "State Bank", "Customs". */
const AUTHORITY_AT_ENDS =
  /^(?:Office|State|House|Union|Exchange|Register|Division|Assembly|Customs|Revenue|Administration|European Union|Securities)\b|\b(?:Office|State|House|Union|Exchange|Register|Division|Assembly|Customs|Revenue|Administration)(?: of (?:the )?[\p{L} ]+)?$/iu;
/** Authorities that are called by their letters. */
const AUTHORITY_LETTERS = new Set(
  words(
    `SEC DOJ FBI OFAC CFTC FINRA EPA FDA FTC FCC IRS OSHA BIS NLRB CFPB OCC PCAOB NHTSA FAA DEA ICE DHS FINCEN US U.S USA
    FCA SFO PRA NCA HMRC CMA ICO HSE FRC ASA CPS SRA EA MHRA UK EU UN OLAF EPPO ECB ESMA EBA WTO IMF ILO
    ED CBI SEBI RBI SFIO EOW NCLT NCLAT MCA CCI DRI DGGI IRDAI FSSAI NHAI CAG NIA ITAT FIR PMLA IPC FEMA
    EFCC ICPC NAFDAC NDLEA CBN FIRS NERC DCI EACC KRA KEBS CMA ODPP NEMA SIU NPA SARS FSCA FIC PPRA ACC
    ASIC ACCC APRA AUSTRAC ATO AFP MAS CAD CPIB SFC ICAC HKMA KPK OJK FSS FSC AMLC NBI MACC
    BAFIN FINMA AMF CNIL PNF CSSF CONSOB CNMV AFM ACM DNB MFSA CYSEC FSMA KNF FCCA OKOKRIM
    IBAMA CVM CADE MPF TCU UIF SAT SUNAT CNBV SFP SIC SERNAC CMF UAF DIAN PDVSA-ADHOC SDN FATF NGO`,
  ),
);

/** Whether a name is that of an authority, court or parliament, which acts upon the parties and is none of them. */
export function isAuthority(name: string): boolean {
  if (AUTHORITY_LETTERS.has(name.replace(/\.$/u, '').toUpperCase()) && name === name.toUpperCase())
    return true;
  const last = name.split(/\s+/).at(-1) ?? '';
  if (/\b(?:Ltd|Limited|plc|Inc|LLC|GmbH|AG|Pvt|Corp|Holdings|Group)\.?$/u.test(name)) return false;
  return (
    AUTHORITY.test(name) ||
    (AUTHORITY_AT_ENDS.test(name) &&
      !(isTradeWord(last) && name.includes(' ') && !/exchange|house/iu.test(last)))
  );
}

/** Authorities by their common nouns. */
export const AUTHORITY_NOUN =
  /\b(?:authorit(?:y|ies)|regulators?|supervisor|court|tribunal|judges?|magistrates?|jury|police|detectives|prosecut(?:ors?|ion)|ministr(?:y|ies)|minist(?:er|ers) of|commission(?:er)?|agency|bureau|inspector(?:ate|s)?|department|directorate|customs(?: officers)?|treasury|council|municipality|board|office(?=\s)|government|count(?:y|ies)|city|town|province|officials|European Union|inspectorates|excise|state|union\b(?= froze)|committee|comptroller|branch|ombudsman|exchange|service|navy|supervisors?|trading standards|institute|watchdog|bar|chamber|registrar|ministers?|receiver|marshals?|coast guard|ombudsman|SEC|FCA|SFO|DOJ|OFAC|EPA|FDA|ED|CBI|SEBI|RBI|EFCC|ASIC|MAS|HMRC|EU|UN)\b/iu;
