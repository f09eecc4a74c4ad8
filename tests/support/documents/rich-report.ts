import type { SealedData } from '../../../contract/reports/report-data.ts';

const SUBJECT = 'Kaveri Textiles and Industrial Fabrics Private Limited';
const HOLDING = 'Northgate Harbour Holdings Limited';

type Factor = [
  factor: string,
  label: string,
  weight: number,
  raw: number,
  because: string,
  code: string,
  values: Record<string, string | number>,
];
const factors: Factor[] = [
  ['country', 'Country', 25, 62, 'India has a CPI score of 38.', 'country.cpi', { country: 'IN', cpi: 38 }],
  ['industry', 'Industry', 10, 45, 'Manufacturing.', 'industry.known', { industry: 'manufacturing' }],
  [
    'relationship',
    'Relationship',
    20,
    85,
    'Agent, dealing with officials.',
    'relationship.known_officials',
    { relationship: 'agent' },
  ],
  [
    'ownership',
    'Ownership',
    20,
    60,
    'Owners are not fully disclosed.',
    'ownership.concerns',
    { concerns: 'opaque', layers: 2 },
  ],
  ['age', 'Age of the third party', 5, 20, 'Less than ten years old.', 'age.under', { age: 10 }],
  ['findings', 'Findings', 20, 74, '9 findings, weighed together.', 'findings.counted', { count: 9 }],
];
const events = [
  ['bribery_corruption', 'high', 'charge', '2024-03-14'],
  ['bribery_corruption', 'medium', 'investigation', '2022-11-02'],
  ['legal', 'medium', 'settlement', '2021-06-30'],
  ['legal', 'low', 'acquittal', '2019-01-17'],
  ['regulatory', 'medium', 'conviction', '2023-08-09'],
  ['regulatory', 'low', 'allegation', '2020-10-21'],
  ['financial', 'high', 'investigation', '2025-02-05'],
  ['financial', 'low', 'allegation', null],
  ['sanctions', 'medium', 'allegation', '2025-05-28'],
] as const;

const score = Number(factors.reduce((sum, [, , weight, raw]) => sum + (weight * raw) / 100, 0).toFixed(1));

/** A sealed report of about ten pages: everything that a report can hold, of invented people and companies. */
export const richReport = (over: Partial<SealedData> = {}): SealedData => ({
  number: 'PR-000042',
  version: 2,
  client: 'Meridian Appliances Group',
  firm: 'Sharma Rao & Associates',
  language: 'en-US',
  recommendation: 'escalate',
  legalName: SUBJECT,
  nativeName: 'कावेरी टेक्सटाइल्स प्राइवेट लिमिटेड',
  entityType: 'Organisation',
  reportType: 'Enhanced due diligence',
  releasedAt: '2026-11-20T09:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  draftedBy: 'Ravi Mehta',
  releasedBy: 'Asha Rao',
  subject: {
    entityType: 'organisation',
    aliases: ['Kaveri Tex', 'KTIF'],
    formerNames: ['Kaveri Spinning Mills Private Limited'],
    registrationIds: [
      { scheme: 'CIN', value: 'U17110KA2017PTC101234', country: 'IN' },
      { scheme: 'LEI', value: '5493001KJTIIGC8Y1R12' },
    ],
    countryOfIncorporation: 'IN',
    countriesOfOperation: ['IN', 'AE', 'BD'],
    address: '14 Mill Road, Peenya, Bengaluru 560058',
    website: 'https://kaveri.example',
    incorporatedOn: '2017-04-11',
    industry: 'textiles',
    relationshipType: 'agent',
    purpose: 'Sales agent for household fabrics in southern India and the Gulf.',
    lookbackYears: 7,
    principals: [
      {
        name: 'Dr. Meenakshi Subramanian',
        role: 'director',
        nationality: 'IN',
        bornOn: '1964-05-12',
        ownershipPct: 18,
      },
      { name: 'Faisal Al Marri', role: 'director', nationality: 'AE', bornOn: '1971' },
      { name: HOLDING, role: 'shareholder', ownershipPct: 52 },
    ],
    categories: ['Bribery and corruption', 'Sanctions', 'Financial', 'Legal', 'Regulatory'],
    countries: [
      { code: 'IN', cpi: 38 },
      { code: 'AE', cpi: 69 },
      { code: 'BD', cpi: 24 },
    ],
  },
  ownership: {
    holders: [
      { name: HOLDING, effectivePct: 52, layers: 1, flags: ['50 % or more'] },
      {
        name: 'Okonjo Family Trust',
        effectivePct: 36.4,
        layers: 2,
        flags: ['ultimate owner', '25 % or more'],
      },
      {
        name: 'Thaddeus Okonjo-Barasa',
        effectivePct: 15.6,
        layers: 2,
        flags: ['ultimate owner', '10 % or more', 'sanctioned'],
      },
      {
        name: 'Dr. Meenakshi Subramanian',
        effectivePct: 18,
        layers: 1,
        flags: ['ultimate owner', '10 % or more'],
      },
      { name: 'شركة الواحة للتجارة', effectivePct: 30, layers: 1, flags: ['25 % or more'] },
    ],
    holdings: [
      { owner: HOLDING, owned: SUBJECT, pct: 52 },
      { owner: 'Dr. Meenakshi Subramanian', owned: SUBJECT, pct: 18 },
      { owner: 'شركة الواحة للتجارة', owned: SUBJECT, pct: 30 },
      { owner: 'Okonjo Family Trust', owned: HOLDING, pct: 70 },
      { owner: 'Thaddeus Okonjo-Barasa', owned: HOLDING, pct: 30 },
    ],
    sanctionedPct: 15.6,
    undecidedPct: 0,
  },
  rating: {
    overall: 'high',
    residual: 'high',
    score,
    basis: 'criminal_charge',
    methodVersion: '3',
    contributions: factors.map(([factor, label, weight, raw, because, code, values]) => ({
      factor,
      label,
      weight,
      raw,
      contribution: (weight * raw) / 100,
      because,
      reasons: [{ code, values }],
    })),
    floors: [
      {
        ...{ rule: 'criminal_charge', band: 'high' as const, because: 'A criminal charge is open.' },
        reasons: [{ code: 'floor.criminal_charge', values: {} }],
      },
    ],
    categories: (['bribery_corruption', 'financial', 'legal', 'regulatory', 'sanctions', 'pep'] as const).map(
      (category, place) =>
        ({
          category,
          band: place === 0 ? 'high' : place === 5 ? 'low' : 'medium',
          score: place === 5 ? 0 : 68 - place * 7,
          basis: place === 5 ? 'nothing' : place === 0 ? 'floor' : 'score',
        }) as const,
    ),
    reason:
      'The charge against the managing director concerns payments to customs officials, the very task that the agent would have.',
    override: null,
  },
  sections: [
    {
      key: 'summary',
      title: 'Executive summary',
      text: 'Kaveri Textiles is an established maker of household fabrics with a verified place of business. Its managing director was charged in March 2024 with paying customs officials at the port of Chennai. The trial has not begun.\n\nThe company is held by a Mauritian holding whose owners were disclosed only in part. One of them resembles an entry of a sanctions list and was confirmed as the listed person.',
      findings: [1, 7],
    },
    {
      key: 'litigation',
      title: 'Litigation',
      text: 'Two civil suits by suppliers were settled. Neither concerned conduct towards officials.',
      findings: [3, 4],
    },
    {
      key: 'sanctions',
      title: 'Sanctions',
      text: 'On 2026-11-18 names were screened.\nThe listed person holds less than half, so that the company is not treated as sanctioned itself.',
      own: 'The listed person holds less than half, so that the company is not treated as sanctioned itself.',
      findings: [],
    },
  ],
  findings: events.map(([category, severity, stage, eventDate], place) => ({
    category,
    matter: null,
    severity,
    stage,
    eventDate,
    role: place % 2 === 0 ? 'subject' : 'principal',
    summary: `The managing director was named in proceedings over payments that were recorded as clearing charges (case ${place + 1} of the register).`,
    excerpt:
      place % 3 === 0
        ? ''
        : 'Investigators told the court that the sums were handed over in cash on the days on which containers were released, and that the books called them clearing charges.',
    source: {
      title:
        place % 4 === 0
          ? 'Register of the Sessions Court, Chennai'
          : `The Harbour Gazette, issue ${place + 11}`,
      url: place % 4 === 0 ? undefined : `https://news.example/harbour/${place + 11}`,
      publishedOn: place % 4 === 0 ? '2024-03-15' : `2025-0${(place % 8) + 1}-11`,
      accessedAt: '2026-11-12',
      sha256: 'a3'.repeat(32),
    },
  })),
  matches: [
    ['Thaddeus Okonjo-Barasa', 'Okonjo-Barasa, Thaddeus', 'true_match', 'Name and data agree', 0.98],
    [
      'Kaveri Tex',
      'Kaveri Textile Trading FZE',
      'false_positive',
      'Different business: Trades in other goods',
      0.84,
    ],
    ['Faisal Al Marri', 'Faysal al-Marri', 'false_positive', 'Different birth date', 0.91],
  ].map(([subject, listedName, disposition, reason, similarity]) => ({
    subject: String(subject),
    listedName: String(listedName),
    watchlist: 'Consolidated list v14',
    similarity: Number(similarity),
    disposition: String(disposition),
    reason: String(reason),
  })),
  parties: [
    {
      name: 'Thaddeus Barasa',
      lists: [
        {
          watchlist: 'Consolidated list',
          listedName: 'Okonjo-Barasa, Thaddeus',
          since: '2026-03-12T00:00:00.000Z',
        },
        { watchlist: 'Another list', listedName: 'Barasa, T. Okonjo', since: null },
      ],
    },
  ],
  screening: {
    at: '2026-11-18T07:12:00.000Z',
    methodVersion: 'names-7',
    lists: [
      {
        watchlist: 'Consolidated list',
        version: 14,
        importedAt: '2026-11-17T22:00:00.000Z',
        publishedOn: '2026-11-16',
        entries: 18_204,
      },
      {
        watchlist: 'Persons in public office',
        version: 6,
        importedAt: '2026-11-01T22:00:00.000Z',
        publishedOn: null,
        entries: 402_118,
      },
    ],
    names: [
      SUBJECT,
      'Kaveri Tex',
      'KTIF',
      'Dr. Meenakshi Subramanian',
      'Faisal Al Marri',
      HOLDING,
      'Thaddeus Okonjo-Barasa',
    ],
    notCompared: [],
  },
  changes: {
    since: 1,
    entries: [
      { kind: 'rating', before: 'medium', after: 'high' },
      { kind: 'score', before: '48.2', after: String(score) },
      { kind: 'finding_added', name: 'Bribery and corruption, 2024-03-14' },
      {
        kind: 'match_decided',
        name: 'Thaddeus Okonjo-Barasa',
        listed: 'Okonjo-Barasa, Thaddeus',
        before: 'possible',
        after: 'true_match',
      },
      { kind: 'list', name: 'Consolidated list', before: '11', after: '14' },
      { kind: 'section', name: 'summary' },
    ],
  },
  ...over,
});

/** A section with every sign that a text may bear; it rests on the third and fourth finding. */
const markedUpSection: SealedData['sections'][number] = {
  key: 'regulatory',
  title: 'Regulatory',
  text: [
    'Two proceedings of the regulator were **settled** [1]. Neither concerned conduct towards officials.',
    '## Orders by office\n- Chennai: one order [2]\n- Pune: one order',
    '1. Notice of the order\n2. Settlement',
    '| Office | Amount |\n| --- | ---: |\n| Chennai | 1,200,000 |\n| Pune [1] | 40,000 |',
  ].join('\n\n'),
  findings: [3, 4],
};
export const markedUpReport = () => richReport({ sections: [...richReport().sections, markedUpSection] });
