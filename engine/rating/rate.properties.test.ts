import fc from 'fast-check';
import { method1, type RatedFinding, type RatedMatch, type RatingInput, rate, worstBand } from './index.ts';
import { RISK_CATEGORIES } from './rating-input.ts';

const level = fc.constantFrom('low' as const, 'medium' as const, 'high' as const);
const code = fc.constantFrom('DK', 'IN', 'AO', 'IR', 'KY', 'SO', 'US', 'XX');
const finding: fc.Arbitrary<RatedFinding> = fc.record({
  category: fc.constantFrom(...RISK_CATEGORIES),
  severity: level,
  credibility: level,
  yearsAgo: fc.double({ min: 0, max: 40, noNaN: true }),
  role: fc.constantFrom('subject' as const, 'principal' as const, 'owner' as const, 'associate' as const),
  stage: fc.constantFrom(
    'allegation' as const,
    'charge' as const,
    'conviction' as const,
    'acquittal' as const,
  ),
  status: fc.constantFrom('proposed' as const, 'confirmed' as const, 'dismissed' as const),
});
const match: fc.Arbitrary<RatedMatch> = fc.record({
  disposition: fc.constantFrom(
    'true_match' as const,
    'possible' as const,
    'false_positive' as const,
    'unspecified' as const,
  ),
  topic: fc.constantFrom('sanctions' as const, 'pep' as const, 'other' as const),
  pepClass: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
});
const input: fc.Arbitrary<RatingInput> = fc.record(
  {
    countryOfIncorporation: code,
    countriesOfOperation: fc.array(code, { maxLength: 4 }),
    ownerCountries: fc.array(code, { maxLength: 4 }),
    industry: fc.constantFrom(...method1.industries.map(({ key }) => key), 'weaving'),
    relationshipType: fc.constantFrom(...method1.relationships.map(({ key }) => key), 'friend'),
    governmentFacing: fc.boolean(),
    ownership: fc.record({
      opaque: fc.boolean(),
      layers: fc.integer({ min: 0, max: 9 }),
      offshore: fc.boolean(),
    }),
    ageYears: fc.double({ min: 0, max: 90, noNaN: true }),
    findings: fc.array(finding, { maxLength: 12 }),
    matches: fc.array(match, { maxLength: 6 }),
    conditions: fc.array(
      fc.record({ code: fc.constantFrom('training', 'audit_done', 'own'), evidenced: fc.boolean() }),
      { maxLength: 5 },
    ),
  },
  { requiredKeys: ['findings', 'matches', 'conditions'] },
);

const isWorse = (a: RatingInput, b: RatingInput) => {
  const [before, after] = [rate(a, method1), rate(b, method1)];
  expect(after.scoreTenths).toBeGreaterThanOrEqual(before.scoreTenths);
  expect(worstBand(before.overall, after.overall)).toBe(after.overall);
  expect(worstBand(before.residual, after.residual)).toBe(after.residual);
};

describe('every rating', () => {
  it('has contributions that add up to the score exactly, between 0 and 100', () => {
    fc.assert(
      fc.property(input, (one) => {
        const rating = rate(one, method1);
        const sum = rating.contributions.reduce((total, part) => total + part.contributionTenths, 0);
        expect(sum).toBe(rating.scoreTenths);
        expect(Number.isInteger(sum) && sum >= 0 && sum <= 1000).toBe(true);
      }),
    );
  });

  it('is never lowered by one more finding or one more match', () => {
    fc.assert(
      fc.property(input, finding, match, (one, added, hit) => {
        isWorse(one, { ...one, findings: [...one.findings, added] });
        isWorse(one, { ...one, matches: [...one.matches, hit] });
      }),
    );
  });

  it('never falls below a floor that holds, not even its residual', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { floors, overall, residual } = rate(one, method1);
        for (const { band } of floors) {
          expect(worstBand(band, overall)).toBe(overall);
          expect(worstBand(band, residual)).toBe(residual);
        }
      }),
    );
  });

  it('has a residual not worse than the inherent rating and at most one band better', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { overall, residual } = rate(one, method1);
        expect(worstBand(overall, residual)).toBe(overall);
        expect([overall, residual]).not.toEqual(['high', 'low']);
      }),
    );
  });

  it('replays from its stored input to the same rating', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(rate(JSON.parse(JSON.stringify(one)), method1)).toEqual(rate(one, method1));
      }),
    );
  });

  it('does not depend on the order of countries, findings, matches or conditions', () => {
    fc.assert(
      fc.property(input, (one) => {
        const turned = {
          ...one,
          countriesOfOperation: one.ownerCountries,
          ownerCountries: one.countriesOfOperation,
          findings: [...one.findings].reverse(),
          matches: [...one.matches].reverse(),
          conditions: [...one.conditions].reverse(),
        };
        expect(rate(turned as RatingInput, method1)).toEqual(rate(one, method1));
      }),
    );
  });
});
