import type { Band, RatedFinding, RatedMatch, RatingInput } from './rating-input.ts';

/** A third party as an expert would rate it. `source` abbreviates the guidance, which docs/rating-cases.md spells out. */
type ExpertCase = { name: string; input: RatingInput; expected: Band; why: string; source: string };

const ordinary: RatingInput = {
  countryOfIncorporation: 'DE',
  industry: 'manufacturing',
  relationshipType: 'supplier',
  ownership: { opaque: false, layers: 1, offshore: false },
  ageYears: 30,
  findings: [],
  matches: [],
  conditions: [],
};
const supplierIn = (country: string, change: Partial<RatingInput> = {}): RatingInput => ({
  ...ordinary,
  countryOfIncorporation: country,
  ...change,
});
const opaque = { opaque: true, layers: 1, offshore: false };
const opaqueOffshore = { opaque: true, layers: 5, offshore: true };
const sanctionedBy = (sanctionedPct: number) => ({
  ownership: { opaque: false, layers: 1, offshore: false, sanctionedPct },
});

/** Confirmed, of the third party itself, high and credible, of last year. */
const found = (
  category: RatedFinding['category'],
  stage: RatedFinding['stage'],
  change: Partial<RatedFinding> = {},
): RatedFinding => ({
  category,
  stage,
  severity: 'high',
  credibility: 'high',
  role: 'subject',
  yearsAgo: 1,
  status: 'confirmed',
  ...change,
});
const withFindings = (...findings: RatedFinding[]) => supplierIn('DE', { findings });
const withMatches = (...matches: RatedMatch[]) => supplierIn('DE', { matches });
const fiveConvictions = (
  ['bribery_corruption', 'legal', 'financial', 'regulatory', 'sanctions'] as const
).map((category) => found(category, 'conviction', { yearsAgo: 0.02 }));

type Row = [name: string, expected: Band, source: string, why: string, input: RatingInput];

const context: Row[] = [
  ['German manufacturer, supplier, owners disclosed', 'low', 'W', 'Nothing raises the risk.', ordinary],
  [
    'Danish software house, supplier',
    'low',
    'W',
    'Low-risk country, sector and role.',
    supplierIn('DK', { industry: 'information_technology' }),
  ],
  [
    'Singapore trader, customer',
    'low',
    'W',
    'Low corruption, no intermediary.',
    supplierIn('SG', { industry: 'trade', relationshipType: 'customer' }),
  ],
  [
    'Indian weaving mill, supplier',
    'low',
    'W',
    'An ordinary supplier of the firm’s own market.',
    supplierIn('IN'),
  ],
  [
    'Chinese food producer, supplier',
    'low',
    'W',
    'A raised country score alone does not make a supplier of goods a medium risk.',
    supplierIn('CN', { industry: 'food' }),
  ],
  [
    'Nigerian trader, supplier',
    'medium',
    'W, F',
    'Corruption is widespread in the country.',
    supplierIn('NG', { industry: 'trade' }),
  ],
  [
    'Russian manufacturer, supplier',
    'medium',
    'W',
    'Corruption is widespread in the country.',
    supplierIn('RU'),
  ],
  [
    'Venezuelan mining company, joint venture',
    'medium',
    'W, D',
    'Country, sector and form of the relationship together.',
    supplierIn('VE', { industry: 'mining', relationshipType: 'joint_venture_partner' }),
  ],
  [
    'German agent who deals with officials',
    'medium',
    'W, D, U 3',
    'Agents who deal with officials need due diligence wherever they are.',
    supplierIn('DE', { relationshipType: 'agent', governmentFacing: true, industry: 'defence' }),
  ],
  [
    'Indian consultant for private customers',
    'medium',
    'W, U 3',
    'A consultant is an intermediary.',
    supplierIn('IN', { relationshipType: 'consultant', industry: 'professional_services' }),
  ],
  [
    'Nigerian agent who deals with officials, oil',
    'high',
    'D, W, U 3',
    'Most bribery cases run through such intermediaries.',
    supplierIn('NG', { relationshipType: 'agent', governmentFacing: true, industry: 'mining' }),
  ],
  [
    'Customs broker in Bangladesh',
    'high',
    'D, W',
    'Deals with officials every day where corruption is widespread.',
    supplierIn('BD', { relationshipType: 'customs_broker', governmentFacing: true, industry: 'transport' }),
  ],
  [
    'Angolan agent, opaque owners, officials',
    'high',
    'D, F',
    'Every factor is at its worst.',
    supplierIn('AO', {
      relationshipType: 'agent',
      governmentFacing: true,
      industry: 'mining',
      ownership: opaque,
      ageYears: 2,
    }),
  ],
  [
    'Offshore distributor of this year, owners not disclosed',
    'high',
    'D, F',
    'A shell company: opaque, offshore and new.',
    supplierIn('VG', {
      relationshipType: 'distributor',
      industry: 'trade',
      ownership: opaqueOffshore,
      ageYears: 0.4,
    }),
  ],
  [
    'Offshore consultant, opaque, new, for officials in Angola',
    'high',
    'D, F',
    'The pattern of a vehicle for bribes.',
    supplierIn('VG', {
      relationshipType: 'consultant',
      governmentFacing: true,
      countriesOfOperation: ['AO'],
      ownership: opaqueOffshore,
      ageYears: 0.4,
    }),
  ],
  ['Iranian supplier', 'high', 'F', 'The FATF calls for countermeasures.', supplierIn('IR')],
  [
    'Dutch trader that operates in North Korea',
    'high',
    'F',
    'The FATF calls for countermeasures.',
    supplierIn('NL', { industry: 'trade', countriesOfOperation: ['KP'] }),
  ],
  [
    'Nothing is known',
    'medium',
    'W',
    'What is not known is not harmless.',
    { findings: [], matches: [], conditions: [] },
  ],
  [
    'German supplier whose owners are not known',
    'low',
    'W',
    'One unknown in a harmless context; the rating shows it.',
    { ...supplierIn('DE'), ownership: undefined } as unknown as RatingInput,
  ],
  [
    'British money service, owners not disclosed',
    'medium',
    'F',
    'A sector that launders, without owners.',
    supplierIn('GB', {
      industry: 'money_services',
      relationshipType: 'customer',
      ownership: opaque,
      ageYears: 2,
    }),
  ],
  [
    'Swiss bank, customer',
    'low',
    'W',
    'A supervised bank in a low-risk country.',
    supplierIn('CH', { industry: 'banking', relationshipType: 'customer' }),
  ],
];

const lists: Row[] = [
  [
    'Sanctioned itself',
    'high',
    'O, W',
    'Dealings are forbidden.',
    withMatches({ disposition: 'true_match', topic: 'sanctions' }),
  ],
  [
    'Sanctioned owner of 60 %',
    'high',
    'O',
    'The 50 percent rule: treated as sanctioned itself.',
    supplierIn('DE', sanctionedBy(60)),
  ],
  [
    'Sanctioned owner of exactly 50 %',
    'high',
    'O',
    'The 50 percent rule begins at 50.',
    supplierIn('DE', sanctionedBy(50)),
  ],
  [
    'Sanctioned owner of 20 %',
    'medium',
    'O',
    'No control, but the rule advises caution.',
    supplierIn('DE', sanctionedBy(20)),
  ],
  [
    'Owner with a true match, share not stated',
    'high',
    'O, W',
    'A sanctioned owner, and nothing says that the share is small.',
    supplierIn('DE', { matches: [{ disposition: 'true_match', topic: 'sanctions' }], ownership: opaque }),
  ],
  [
    'Owners of 55 % with undecided matches',
    'medium',
    'O',
    'It may turn out to be controlled by sanctioned parties.',
    supplierIn('DE', { ownership: { opaque: false, layers: 1, offshore: false, undecidedPct: 55 } }),
  ],
  [
    'Possible sanctions match',
    'medium',
    'W',
    'Not cleared.',
    withMatches({ disposition: 'possible', topic: 'sanctions' }),
  ],
  [
    'False positives only',
    'low',
    'W',
    'Cleared.',
    withMatches(
      { disposition: 'false_positive', topic: 'sanctions' },
      { disposition: 'false_positive', topic: 'pep' },
    ),
  ],
  [
    'Minister as director',
    'medium',
    'F 12',
    'A politically exposed person of the first class.',
    withMatches({ disposition: 'true_match', topic: 'pep', pepClass: 1 }),
  ],
  [
    'Member of parliament as owner',
    'medium',
    'F 12',
    'A politically exposed person of the second class.',
    withMatches({ disposition: 'true_match', topic: 'pep', pepClass: 2 }),
  ],
  [
    'PEP whose office is not known',
    'medium',
    'F 12',
    'Unknown is not harmless.',
    withMatches({ disposition: 'true_match', topic: 'pep' }),
  ],
  [
    'Village councillor as director',
    'low',
    'F 12',
    'A local office in a low-risk context.',
    withMatches({ disposition: 'true_match', topic: 'pep', pepClass: 4 }),
  ],
  [
    'Debarred by a development bank',
    'medium',
    'W, D',
    'A regulator’s list, confirmed.',
    withMatches({ disposition: 'true_match', topic: 'regulatory' }),
  ],
];

const findings: Row[] = [
  [
    'Five convictions of last week',
    'high',
    'D, W',
    'Nothing outweighs a conviction.',
    withFindings(...fiveConvictions),
  ],
  [
    'Convicted of bribery last year',
    'high',
    'D, U 4',
    'Proven corruption of the third party itself.',
    withFindings(found('bribery_corruption', 'conviction')),
  ],
  [
    'Convicted of bribery, low severity',
    'high',
    'D, U 4',
    'Small bribes are bribes.',
    withFindings(found('bribery_corruption', 'conviction', { severity: 'low' })),
  ],
  [
    'Convicted of fraud four years ago',
    'high',
    'D',
    'Financial crime, recent.',
    withFindings(found('financial', 'conviction', { matter: 'fraud', yearsAgo: 4 })),
  ],
  [
    'Convicted of money laundering, thinly sourced',
    'high',
    'F',
    'The court’s verdict decides, not the newspaper.',
    withFindings(found('legal', 'conviction', { matter: 'money_laundering', credibility: 'low' })),
  ],
  [
    'Convicted of sanctions evasion',
    'high',
    'O',
    'Evasion proven.',
    withFindings(found('sanctions', 'conviction', { matter: 'sanctions_evasion' })),
  ],
  [
    'Convicted of financing terrorism',
    'high',
    'F',
    'Among the gravest offences.',
    withFindings(found('legal', 'conviction', { matter: 'terrorism' })),
  ],
  [
    'Convicted of bribery eight years ago',
    'medium',
    'D, U 4',
    'Time and remediation count, but it is not forgotten.',
    withFindings(found('bribery_corruption', 'conviction', { yearsAgo: 8 })),
  ],
  [
    'Convicted of bribery fifteen years ago, medium',
    'low',
    'D',
    'Long ago, and nothing since.',
    withFindings(found('bribery_corruption', 'conviction', { yearsAgo: 15, severity: 'medium' })),
  ],
  [
    'Convicted of a minor environmental offence',
    'medium',
    'W',
    'A criminal record, not one of integrity.',
    withFindings(found('legal', 'conviction', { matter: 'environment', severity: 'low' })),
  ],
  [
    'Director convicted of fraud nine years ago',
    'medium',
    'W',
    'Of a principal: at least medium.',
    withFindings(found('financial', 'conviction', { role: 'principal', yearsAgo: 9, matter: 'fraud' })),
  ],
  [
    'Owner convicted of bribery last year',
    'high',
    'D, W',
    'The owner decides how it does business.',
    withFindings(found('bribery_corruption', 'conviction', { role: 'owner' })),
  ],
  [
    'Business associate convicted of fraud',
    'medium',
    'W',
    'At one remove.',
    withFindings(found('financial', 'conviction', { role: 'associate' })),
  ],
  [
    'Charged with bribery',
    'high',
    'D, U 4',
    'An indictment is grave and recent.',
    withFindings(found('bribery_corruption', 'charge')),
  ],
  [
    'Charged with a minor offence',
    'medium',
    'W',
    'Open: at least medium.',
    withFindings(found('legal', 'charge', { severity: 'low' })),
  ],
  [
    'Investigated for bribery',
    'medium',
    'D, W',
    'Open, nothing proven.',
    withFindings(found('bribery_corruption', 'investigation', { severity: 'medium' })),
  ],
  [
    'Tax authority looks into a small matter',
    'medium',
    'W',
    'Open: at least medium.',
    withFindings(found('financial', 'investigation', { severity: 'low', credibility: 'medium' })),
  ],
  [
    'One blog alleges kickbacks',
    'low',
    'W',
    'A single weak source, nothing official.',
    withFindings(found('bribery_corruption', 'allegation', { severity: 'medium', credibility: 'low' })),
  ],
  [
    'Several good newspapers allege bribery',
    'medium',
    'W',
    'Credible and repeated.',
    withFindings(
      found('bribery_corruption', 'allegation'),
      found('bribery_corruption', 'allegation', { yearsAgo: 2 }),
    ),
  ],
  [
    'Acquitted of bribery',
    'low',
    'W',
    'A court found nothing proven.',
    withFindings(found('bribery_corruption', 'acquittal')),
  ],
  [
    'Settled bribery charges two years ago',
    'medium',
    'D',
    'A settlement with an authority, some years old: at least medium.',
    withFindings(found('bribery_corruption', 'settlement', { severity: 'medium', yearsAgo: 2 })),
  ],
  [
    'Fined a small sum for a late filing',
    'low',
    'W',
    'A minor penalty.',
    withFindings(found('regulatory', 'penalty', { severity: 'low' })),
  ],
  [
    'Fined for cartel three years ago',
    'medium',
    'W',
    'A penalty of weight.',
    withFindings(found('regulatory', 'penalty', { severity: 'medium', matter: 'competition', yearsAgo: 3 })),
  ],
  [
    'Licence withdrawn last year',
    'high',
    'W',
    'The gravest penalty of a regulator, recent.',
    withFindings(found('regulatory', 'penalty')),
  ],
  [
    'Sued by a former partner for breach of contract',
    'low',
    'W',
    'A commercial dispute, no crime.',
    withFindings(found('legal', 'civil_claim', { severity: 'low' })),
  ],
  [
    'Civil judgment for breach of contract',
    'low',
    'W',
    'Ordinary business risk.',
    withFindings(found('legal', 'civil_judgment', { severity: 'low' })),
  ],
  [
    'In insolvency proceedings',
    'high',
    'W',
    'It may not be there tomorrow.',
    withFindings(found('financial', 'insolvency')),
  ],
  [
    'Reorganised seven years ago',
    'medium',
    'W',
    'Within ten years: at least medium.',
    withFindings(found('financial', 'insolvency', { severity: 'low', yearsAgo: 7 })),
  ],
  [
    'Auditor doubts the going concern',
    'medium',
    'W',
    'Before any proceedings.',
    withFindings(found('financial', 'fact', { matter: 'going_concern', severity: 'medium' })),
  ],
  [
    'Parent of a governor, by a newspaper',
    'medium',
    'F 12',
    'Family of an office holder.',
    withFindings(found('pep', 'fact', { severity: 'medium', role: 'owner' })),
  ],
  [
    'Undated conviction for bribery',
    'high',
    'D',
    'Unknown counts as recent.',
    withFindings(
      found('bribery_corruption', 'conviction', { yearsAgo: undefined } as unknown as Partial<RatedFinding>),
    ),
  ],
  [
    'Dismissed findings only',
    'low',
    'W',
    'Another party was meant.',
    withFindings(found('bribery_corruption', 'conviction', { status: 'dismissed' })),
  ],
  [
    'Nigerian agent, convicted ten years and a month ago',
    'high',
    'D',
    'The context alone is high.',
    supplierIn('NG', {
      relationshipType: 'agent',
      governmentFacing: true,
      industry: 'mining',
      findings: [found('bribery_corruption', 'conviction', { yearsAgo: 10.1 })],
    }),
  ],
  [
    'Indian supplier with a credible allegation of bribery',
    'medium',
    'D, U 4',
    'Context and allegation together.',
    supplierIn('IN', { findings: [found('bribery_corruption', 'allegation', { severity: 'medium' })] }),
  ],
];

/** At least sixty third parties, with the band that an expert would give and the reason. */
export const expertCases: readonly ExpertCase[] = [...context, ...lists, ...findings].map(
  ([name, expected, source, why, input]) => ({ name, expected, source, why, input }),
);
