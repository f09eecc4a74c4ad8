import { method1, type RatedFinding, type RatingInput, raisedOnly, rate } from './index.ts';

const nothing: RatingInput = { findings: [], matches: [], conditions: [] };
const danish: RatingInput = {
  ...nothing,
  countryOfIncorporation: 'DK',
  industry: 'information_technology',
  relationshipType: 'supplier',
  ownership: { opaque: false, layers: 1, offshore: false },
  ageYears: 30,
};
const finding: RatedFinding = {
  category: 'bribery_corruption',
  severity: 'high',
  credibility: 'high',
  yearsAgo: 0,
  role: 'subject',
  stage: 'allegation',
  status: 'confirmed',
};
const part = (input: RatingInput, factor: string) =>
  rate(input, method1).contributions.find((contribution) => contribution.factor === factor);

describe('method 1', () => {
  it('has weights that sum to 100', () => {
    expect(method1.weights.reduce((sum, { value }) => sum + value, 0)).toBe(100);
  });

  it('rates a disclosed Danish software supplier low, to the tenth', () => {
    const rating = rate(danish, method1);
    expect(rating.contributions.map(({ contributionTenths }) => contributionTenths)).toEqual([
      28, 20, 50, 0, 0, 0,
    ]);
    expect(rating).toMatchObject({ scoreTenths: 98, overall: 'low', residual: 'low', provisional: false });
  });

  it('takes the worst country of incorporation, operation and owners, with the grey-list uplift', () => {
    expect(part(danish, 'country')?.rawTenths).toBe(110);
    expect(part({ ...danish, countriesOfOperation: ['IN'] }, 'country')?.rawTenths).toBe(610);
    const angola = part({ ...danish, ownerCountries: ['AO', 'IN'] }, 'country');
    expect(angola).toMatchObject({
      rawTenths: 880,
      reasons: [{ code: 'country.cpi_monitored', values: { country: 'AO', cpi: 32 } }],
    });
    expect(part({ ...danish, ownerCountries: ['KY'] }, 'country')?.rawTenths).toBe(500);
  });

  it('scores findings by severity, credibility, age and role, taken together', () => {
    const score = (...findings: RatedFinding[]) => part({ ...danish, findings }, 'findings')?.rawTenths;
    expect(score(finding)).toBe(900);
    expect(score({ ...finding, yearsAgo: 5 })).toBe(450);
    expect(score({ ...finding, role: 'associate' })).toBe(360);
    expect(score({ ...finding, severity: 'medium', credibility: 'medium' })).toBe(400);
    expect(score({ ...finding, yearsAgo: 5 }, { ...finding, yearsAgo: 5 })).toBe(698);
    expect(score({ ...finding, status: 'dismissed' })).toBe(0);
  });

  it('says which category is bad', () => {
    const { categories } = rate({ ...danish, findings: [finding] }, method1);
    expect(categories.find(({ category }) => category === 'bribery_corruption')).toMatchObject({
      band: 'high',
    });
    expect(categories.filter(({ band }) => band !== 'low')).toHaveLength(1);
  });

  it('floors a true sanctions match and a FATF call for action at high', () => {
    const sanctioned = rate(
      { ...danish, matches: [{ disposition: 'true_match', topic: 'sanctions' }] },
      method1,
    );
    expect(sanctioned).toMatchObject({ band: 'low', overall: 'high', residual: 'high' });
    expect(sanctioned.floors.map(({ rule }) => rule)).toEqual(['sanctions_match']);
    expect(rate({ ...danish, countriesOfOperation: ['IR'] }, method1).overall).toBe('high');
  });

  it('floors a possible match, a PEP of class 1, 2 or unknown, and an open charge at medium', () => {
    const floored = (change: Partial<RatingInput>) => rate({ ...danish, ...change }, method1).overall;
    expect(floored({ matches: [{ disposition: 'possible', topic: 'other' }] })).toBe('medium');
    expect(floored({ matches: [{ disposition: 'true_match', topic: 'pep', pepClass: 2 }] })).toBe('medium');
    expect(floored({ matches: [{ disposition: 'true_match', topic: 'pep' }] })).toBe('medium');
    expect(floored({ matches: [{ disposition: 'true_match', topic: 'pep', pepClass: 4 }] })).toBe('low');
    expect(floored({ findings: [{ ...finding, severity: 'low', stage: 'charge' }] })).toBe('medium');
    expect(
      floored({ findings: [{ ...finding, severity: 'low', stage: 'charge', status: 'dismissed' }] }),
    ).toBe('low');
    expect(floored({ matches: [{ disposition: 'false_positive', topic: 'sanctions' }] })).toBe('low');
  });

  it('is provisional, saying why, while a match or a proposed finding is undecided', () => {
    const rating = rate(
      {
        ...danish,
        matches: [{ disposition: 'unspecified', topic: 'sanctions' }],
        findings: [{ ...finding, status: 'proposed' }],
      },
      method1,
    );
    expect(rating.provisional).toBe(true);
    expect(rating.unresolved).toEqual([
      '1 match without a disposition',
      '1 proposed finding nobody has decided on',
    ]);
  });

  it('takes no part of its score from what only a model proposes, and says that nobody decided on it', () => {
    const without = rate(danish, method1);
    const { scoreTenths, overall, unresolved } = rate({ ...danish, proposals: 2 }, method1);
    expect([scoreTenths, overall]).toEqual([without.scoreTenths, without.overall]);
    expect(unresolved).toEqual([...without.unresolved, '2 proposed findings nobody has decided on']);
  });

  it('lowers the residual rating by evidenced conditions only, by one band at most', () => {
    const agent: RatingInput = {
      ...danish,
      countryOfIncorporation: 'IN',
      relationshipType: 'agent',
      industry: 'mining',
    };
    const conditions = method1.conditions.map(({ key }) => ({ code: key, evidenced: false }));
    expect(rate({ ...agent, conditions }, method1)).toMatchObject({ overall: 'medium', residual: 'medium' });
    const evidenced = conditions.map((condition) => ({ ...condition, evidenced: true }));
    expect(rate({ ...agent, conditions: evidenced }, method1)).toMatchObject({
      overall: 'medium',
      residual: 'low',
    });
    const worse: RatingInput = {
      ...agent,
      countryOfIncorporation: 'SO',
      ownership: { opaque: true, layers: 5, offshore: true },
      ageYears: 0.5,
    };
    const high = rate({ ...worse, conditions: evidenced }, method1);
    expect(high.overall).toBe('high');
    expect(high.residual).toBe('medium');
  });

  it('lets automation raise a standing rating and never lower it', () => {
    expect(raisedOnly('low', 'high')).toBe('high');
    expect(raisedOnly('high', 'low')).toBe('high');
  });
});
