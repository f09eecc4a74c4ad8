import {
  bandOf,
  method1,
  type RatedFinding,
  type RatingInput,
  type RatingMethod,
  type Reason,
  rate,
} from './index.ts';

const nothing: RatingInput = { findings: [], matches: [], conditions: [] };
const finding: RatedFinding = {
  category: 'financial',
  severity: 'low',
  credibility: 'low',
  role: 'owner',
  stage: 'charge',
  status: 'proposed',
};

const briefly = ({ code, values }: Reason) => [code, ...Object.values(values)].join(' ');

const factor = (name: string, input: Partial<RatingInput>, method: RatingMethod = method1) => {
  const found = rate({ ...nothing, ...input }, method).contributions.find((part) => part.factor === name);
  return [found?.rawTenths, found?.reasons.map(briefly).join(' | ')];
};

const cayman = { ...method1.country, withoutCpi: 40 };

describe('every factor gives its score and its reasons', () => {
  test.each<[string, Partial<RatingInput>, number, string]>([
    ['country', {}, 500, 'country.unknown'],
    ['country', { countryOfIncorporation: '' }, 500, 'country.unknown'],
    ['country', { countryOfIncorporation: 'QQ' }, 500, 'country.unlisted QQ'],
    ['country', { countryOfIncorporation: 'DK' }, 110, 'country.cpi DK 89'],
    ['country', { countryOfIncorporation: 'KY' }, 500, 'country.no_cpi KY'],
    ['country', { countryOfIncorporation: 'AO' }, 880, 'country.cpi_monitored AO 32'],
    ['country', { ownerCountries: ['DK', 'IR'] }, 1000, 'country.call_for_action IR'],
    ['country', { countriesOfOperation: ['QQ', 'KY', 'DK'] }, 500, 'country.no_cpi KY'],
    ['industry', {}, 500, 'industry.unknown'],
    ['industry', { industry: 'alchemy' }, 500, 'industry.unlisted alchemy'],
    ['industry', { industry: ' Gambling ' }, 850, 'industry.known gambling'],
    ['industry', { industry: 'mining' }, 800, 'industry.known mining'],
    ['relationship', {}, 500, 'relationship.unknown'],
    ['relationship', { relationshipType: 'friend' }, 500, 'relationship.unknown'],
    ['relationship', { relationshipType: 'agent' }, 850, 'relationship.known agent'],
    [
      'relationship',
      { relationshipType: 'supplier', governmentFacing: true },
      550,
      'relationship.known_officials supplier',
    ],
    [
      'relationship',
      { relationshipType: 'agent', governmentFacing: true },
      1000,
      'relationship.known_officials agent',
    ],
    ['ownership', {}, 500, 'ownership.unknown'],
    ['ownership', { ownership: { opaque: false, layers: 3, offshore: false } }, 0, 'ownership.disclosed'],
    [
      'ownership',
      { ownership: { opaque: true, layers: 0, offshore: false } },
      600,
      'ownership.concerns opaque 0',
    ],
    [
      'ownership',
      { ownership: { opaque: false, layers: 4, offshore: true } },
      550,
      'ownership.concerns layers_offshore 4',
    ],
    ['age', {}, 500, 'age.unknown'],
    ['age', { ageYears: 0 }, 1000, 'age.under 1'],
    ['age', { ageYears: 1 }, 700, 'age.under 3'],
    ['age', { ageYears: 9.9 }, 200, 'age.under 10'],
    ['age', { ageYears: 10 }, 0, 'age.established'],
    ['findings', {}, 0, 'findings.none'],
    ['findings', { findings: [{ ...finding, status: 'dismissed' }] }, 0, 'findings.none'],
    ['findings', { findings: [finding] }, 70, 'findings.counted 1'],
    ['findings', { findings: [finding, finding] }, 135, 'findings.counted 2'],
    ['findings', { findings: [{ ...finding, yearsAgo: -3 }] }, 70, 'findings.counted 1'],
  ])('%s of %j', (name, input, rawTenths, reasons) => {
    expect(factor(name, input)).toEqual([rawTenths, reasons]);
  });

  test('no score leaves 0 to 100, whatever the method says', () => {
    const wild = {
      ...method1,
      relationships: [{ key: 'agent', label: 'Agent', value: -20 }],
      severity: { low: 7, medium: 7, high: 7 },
      credibility: { low: 7, medium: 7, high: 7 },
      role: { ...method1.role, owner: 7 },
      country: cayman,
    };
    expect(factor('relationship', { relationshipType: 'agent' }, wild)[0]).toBe(0);
    expect(factor('findings', { findings: [finding] }, wild)[0]).toBe(1000);
    expect(factor('country', { countryOfIncorporation: 'KY' }, wild)[0]).toBe(400);
  });

  test('a band holds from its figure on', () => {
    expect([349, 350, 649, 650].map((tenths) => bandOf(tenths, method1))).toEqual([
      'low',
      'medium',
      'medium',
      'high',
    ]);
  });
});

describe('every floor says its cause and the category it holds for', () => {
  const floors = (input: Partial<RatingInput>) =>
    rate({ ...nothing, ...input }, method1).floors.map(({ rule, band, reason, category }) =>
      [rule, band, briefly(reason), category].filter(Boolean).join(' | '),
    );

  test('matches', () => {
    const possible = (topic: 'sanctions' | 'pep' | 'adverse_media' | 'regulatory' | 'other') =>
      floors({ matches: [{ disposition: 'possible', topic }] });
    const sentence = 'possible_match | medium | floor.possible_match | ';
    expect(possible('sanctions')).toEqual([`${sentence}sanctions`]);
    expect(possible('pep')).toEqual([`${sentence}pep`]);
    expect(possible('adverse_media')).toEqual([`${sentence}legal`]);
    expect(possible('regulatory')).toEqual([`${sentence}regulatory`]);
    expect(possible('other')).toEqual([`${sentence}regulatory`]);
    expect(floors({ matches: [{ disposition: 'true_match', topic: 'other' }] })).toEqual([]);
    expect(floors({ matches: [{ disposition: 'true_match', topic: 'pep', pepClass: 1 }] })).toEqual([
      'pep | medium | floor.pep 1 | pep',
    ]);
    expect(floors({ matches: [{ disposition: 'true_match', topic: 'pep' }] })).toEqual([
      'pep | medium | floor.pep_unknown | pep',
    ]);
  });

  test('countries and charges, in the order of the rules, each cause once', () => {
    const charge: RatedFinding = { ...finding, status: 'confirmed' };
    const listed = { disposition: 'true_match' as const, topic: 'sanctions' as const };
    expect(
      floors({
        countryOfIncorporation: 'KP',
        countriesOfOperation: ['IR', 'QQ'],
        findings: [charge, charge, { ...charge, category: 'legal' }],
        matches: [listed, listed],
      }),
    ).toEqual([
      'sanctions_match | high | floor.sanctions_match | sanctions',
      'call_for_action | high | country.call_for_action IR',
      'call_for_action | high | country.call_for_action KP',
      'criminal_charge | medium | floor.criminal_charge | financial',
      'criminal_charge | medium | floor.criminal_charge | legal',
    ]);
    for (const change of [{ role: 'associate' }, { stage: 'conviction' }, { status: 'dismissed' }] as const)
      expect(floors({ findings: [{ ...charge, ...change }] })).toEqual([]);
  });

  test('a category is as bad as its findings and its floors', () => {
    const { categories } = rate(
      {
        ...nothing,
        findings: [{ ...finding, severity: 'high', credibility: 'high', role: 'subject' }],
        matches: [{ disposition: 'true_match', topic: 'sanctions' }],
      },
      method1,
    );
    expect(categories).toEqual([
      { category: 'bribery_corruption', band: 'low', scoreTenths: 0 },
      { category: 'financial', band: 'high', scoreTenths: 900 },
      { category: 'legal', band: 'low', scoreTenths: 0 },
      { category: 'regulatory', band: 'low', scoreTenths: 0 },
      { category: 'sanctions', band: 'high', scoreTenths: 0 },
      { category: 'pep', band: 'low', scoreTenths: 0 },
    ]);
  });
});

describe('what is left open and what conditions take off', () => {
  const match = (disposition: 'unspecified' | 'possible') => ({ disposition, topic: 'other' as const });

  test('everything undecided is counted', () => {
    const { unresolved, provisional } = rate(
      {
        findings: [finding, finding],
        matches: [match('unspecified'), match('unspecified'), match('possible'), match('possible')],
        conditions: [],
      },
      method1,
    );
    expect(provisional).toBe(true);
    expect(unresolved).toEqual([
      'the country is not known',
      '2 matches without a disposition',
      '2 possible matches',
      '2 proposed findings nobody has decided on',
    ]);
    const one = rate(
      { ...nothing, matches: [match('possible')], countryOfIncorporation: 'DK' },
      method1,
    ).unresolved;
    expect(one).toEqual(['1 possible match']);
  });

  test('an evidenced condition counts once, one that the method does not know as another', () => {
    const credit = (...codes: string[]) => {
      const conditions = codes.map((code) => ({ code, evidenced: true }));
      const { scoreTenths, residualScoreTenths } = rate({ ...nothing, conditions }, method1);
      return scoreTenths - residualScoreTenths;
    };
    expect(credit('audit_done')).toBe(80);
    expect(credit('audit_done', 'audit_done', 'training')).toBe(110);
    expect(credit('a handshake')).toBe(20);
    const generous = { ...method1, conditions: [{ key: 'all', label: 'All', value: 100 }] };
    expect(rate({ ...nothing, conditions: [{ code: 'all', evidenced: true }] }, generous)).toMatchObject({
      residualScoreTenths: 0,
      overall: 'medium',
      residual: 'low',
    });
    const none = rate({ ...nothing, conditions: [{ code: 'none', evidenced: true }] }, generous);
    expect(none.residualScoreTenths).toBe(none.scoreTenths);
  });
});
