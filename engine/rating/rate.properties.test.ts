import fc from 'fast-check';
import { bandOf } from './bands.ts';
import {
  method1,
  method2,
  type RatedFinding,
  type RatedMatch,
  type RatingInput,
  type RatingMethod,
  rate,
  worstBand,
} from './index.ts';
import { FINDING_MATTERS, FINDING_STAGES, RISK_CATEGORIES } from './rating-input.ts';

const level = fc.constantFrom('low' as const, 'medium' as const, 'high' as const);
const code = fc.constantFrom('DK', 'IN', 'AO', 'IR', 'KY', 'SO', 'US', 'XX');
const finding: fc.Arbitrary<RatedFinding> = fc.record(
  {
    category: fc.constantFrom(...RISK_CATEGORIES),
    matter: fc.constantFrom(...FINDING_MATTERS),
    severity: level,
    credibility: level,
    yearsAgo: fc.oneof(
      fc.double({ min: 0, max: 40, noNaN: true }),
      // Where minimum ratings begin and end.
      fc.constantFrom(0, 4.99, 5, 5.01, 9.99, 10, 10.01),
    ),
    role: fc.constantFrom('subject' as const, 'principal' as const, 'owner' as const, 'associate' as const),
    stage: fc.constantFrom(...FINDING_STAGES),
    status: fc.constantFrom('proposed' as const, 'confirmed' as const, 'dismissed' as const),
  },
  { requiredKeys: ['category', 'severity', 'credibility', 'role', 'stage', 'status'] },
);
const match: fc.Arbitrary<RatedMatch> = fc.record({
  disposition: fc.constantFrom(
    'true_match' as const,
    'possible' as const,
    'false_positive' as const,
    'unspecified' as const,
  ),
  topic: fc.constantFrom(...(['sanctions', 'pep', 'regulatory', 'adverse_media', 'other'] as const)),
  pepClass: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
});
const anything: fc.Arbitrary<RatingInput> = fc.record(
  {
    countryOfIncorporation: code,
    countriesOfOperation: fc.array(code, { maxLength: 4 }),
    ownerCountries: fc.array(code, { maxLength: 4 }),
    industry: fc.constantFrom(...method1.industries.map(({ key }) => key), 'weaving'),
    relationshipType: fc.constantFrom(...method1.relationships.map(({ key }) => key), 'friend'),
    governmentFacing: fc.boolean(),
    ownership: fc.record(
      {
        opaque: fc.boolean(),
        layers: fc.integer({ min: 0, max: 9 }),
        offshore: fc.boolean(),
        sanctionedPct: fc.integer({ min: 0, max: 100 }),
        undecidedPct: fc.integer({ min: 0, max: 100 }),
      },
      { requiredKeys: ['opaque', 'layers', 'offshore'] },
    ),
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

/** Half of them are harmless, so that one finding or match shows what it does alone. */
const input = fc.oneof(
  anything,
  anything.map(
    (one): RatingInput => ({
      ...one,
      ...{ countryOfIncorporation: 'DK', countriesOfOperation: [], ownerCountries: [] },
      ...{ industry: 'food', relationshipType: 'supplier', ageYears: 30 },
      ...{ ownership: { opaque: false, layers: 1, offshore: false }, findings: [], matches: [] },
    }),
  ),
);

/** The second is rated like the first, or worse. */
const isNoBetter = (method: RatingMethod, a: RatingInput, b: RatingInput) => {
  const [before, after] = [rate(a, method), rate(b, method)];
  expect(after.scoreTenths).toBeGreaterThanOrEqual(before.scoreTenths);
  expect(worstBand(before.overall, after.overall)).toBe(after.overall);
  expect(worstBand(before.residual, after.residual)).toBe(after.residual);
};

describe.each([method1, method2])('every rating by $title', (method) => {
  it('has contributions that add up to the score exactly, between 0 and 100', () => {
    fc.assert(
      fc.property(input, (one) => {
        const rating = rate(one, method);
        const sum = rating.contributions.reduce((total, part) => total + part.contributionTenths, 0);
        expect(sum).toBe(rating.scoreTenths);
        expect(Number.isInteger(sum) && sum >= 0 && sum <= 1000).toBe(true);
      }),
    );
  });

  it('is never lowered by one more finding or one more match', () => {
    fc.assert(
      fc.property(input, finding, match, (one, added, hit) => {
        isNoBetter(method, one, { ...one, findings: [...one.findings, added] });
        isNoBetter(method, one, { ...one, matches: [...one.matches, hit] });
      }),
    );
  });

  it('never falls below a floor that holds, not even its residual', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { floors, overall, residual } = rate(one, method);
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
        const { overall, residual } = rate(one, method);
        expect(worstBand(overall, residual)).toBe(overall);
        expect([overall, residual]).not.toEqual(['high', 'low']);
      }),
    );
  });

  it('replays from its stored input to the same rating', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(rate(JSON.parse(JSON.stringify(one)), method)).toEqual(rate(one, method));
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
        expect(rate(turned as RatingInput, method)).toEqual(rate(one, method));
      }),
    );
  });
});

/** Every later one is further in procedure; a matter does not go from one row to another. */
const procedures = [
  ['acquittal', 'allegation', 'investigation', 'charge', 'conviction'],
  ['acquittal', 'civil_claim', 'civil_judgment'],
  ['acquittal', 'allegation', 'investigation', 'settlement'],
] as const;
const dispositions = ['false_positive', 'unspecified', 'possible', 'true_match'] as const;
const roles = [
  ['associate', 'principal', 'subject'],
  ['associate', 'owner', 'subject'],
] as const;
const levels = ['low', 'medium', 'high'] as const;

/** Two of an order, the lesser first. */
const twoOf = <One>(orders: readonly (readonly One[])[]) =>
  fc
    .constantFrom(...orders)
    .chain((order) =>
      fc
        .tuple(fc.nat(order.length - 1), fc.nat(order.length - 1))
        .map((at) => at.sort((a, b) => a - b).map((place) => order[place]!) as [One, One]),
    );

describe('what is found decides', () => {
  const method = method2;
  const changed = (before: Partial<RatedFinding>, after: Partial<RatedFinding>) =>
    fc.assert(
      fc.property(input, finding, (one, base) => {
        const other = [...one.findings];
        isNoBetter(
          method,
          { ...one, findings: [...other, { ...base, ...before }] },
          { ...one, findings: [...other, { ...base, ...after }] },
        );
      }),
      { numRuns: 300 },
    );

  it.each([
    ['severity', levels],
    ['credibility', levels],
  ] as const)('a higher %s of a finding never lowers the rating', (key, order) => {
    for (const at of [0, 1]) changed({ [key]: order[at] }, { [key]: order[at + 1] });
  });

  it('a finding closer to the third party never lowers it', () => {
    for (const order of roles)
      for (const at of [0, 1]) changed({ role: order[at]! }, { role: order[at + 1]! });
  });

  it('a finding further in procedure never lowers it: acquittal, allegation, investigation, charge, conviction', () => {
    fc.assert(
      fc.property(input, finding, twoOf<RatedFinding['stage']>(procedures), (one, base, [before, after]) => {
        const having = (stage: RatedFinding['stage']) => ({
          ...one,
          findings: [...one.findings, { ...base, stage }],
        });
        isNoBetter(method, having(before), having(after));
      }),
      { numRuns: 1000 },
    );
  });

  it('a more recent finding never lowers it, and a date that is not known counts as today', () => {
    const years = fc.oneof(fc.double({ min: 0, max: 40, noNaN: true }), fc.constantFrom(5, 5.01, 10, 10.01));
    fc.assert(
      fc.property(input, finding, years, years, (one, { yearsAgo: _, ...base }, a, b) => {
        const having = (yearsAgo?: number) => ({
          ...one,
          findings: [...one.findings, yearsAgo === undefined ? base : { ...base, yearsAgo }],
        });
        isNoBetter(method, having(Math.max(a, b)), having(Math.min(a, b)));
        isNoBetter(method, having(a), having());
      }),
      { numRuns: 500 },
    );
  });

  it('a match that is decided to be more than before never lowers it', () => {
    fc.assert(
      fc.property(input, match, twoOf([dispositions]), (one, base, [before, after]) => {
        const having = (disposition: RatedMatch['disposition']) => ({
          ...one,
          matches: [...one.matches, { ...base, disposition }],
        });
        isNoBetter(method, having(before), having(after));
      }),
      { numRuns: 500 },
    );
  });

  it('more held by sanctioned parties never lowers it', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, a, b) => {
        const having = (sanctionedPct: number) => ({
          ...one,
          ownership: { opaque: false, layers: 0, offshore: false, sanctionedPct },
        });
        isNoBetter(method, having(Math.min(a, b)), having(Math.max(a, b)));
      }),
    );
  });

  it('is never rated below its worst category, nor below its context', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { overall, categories, contributions } = rate(one, method);
        for (const { band } of categories) expect(worstBand(band, overall)).toBe(overall);
        const context = contributions
          .filter(({ factor }) => factor !== 'findings')
          .reduce((sum, part) => sum + part.contributionTenths, 0);
        expect(worstBand(bandOf(context, method), overall)).toBe(overall);
      }),
      { numRuns: 500 },
    );
  });

  it('has a part of the score for every finding that counts, and the parts add up', () => {
    fc.assert(
      fc.property(input, (one) => {
        const lines = rate(one, method).contributions.filter(({ factor }) => factor === 'findings');
        const counted = one.findings.filter(({ status }) => status !== 'dismissed');
        expect(lines.flatMap(({ findings = [] }) => findings)).toHaveLength(counted.length);
        for (const { findings, contributionTenths } of lines.filter((line) => line.findings)) {
          expect(findings!.every((part) => part.contributionTenths >= 0)).toBe(true);
          expect(findings!.reduce((sum, part) => sum + part.contributionTenths, 0)).toBe(contributionTenths);
        }
      }),
    );
  });

  it('takes nothing that is unknown for harmless', () => {
    const harmless: Partial<RatingInput> = {
      countryOfIncorporation: 'DK',
      industry: 'information_technology',
      relationshipType: 'supplier',
      ownership: { opaque: false, layers: 0, offshore: false },
      ageYears: 40,
    };
    fc.assert(
      fc.property(input, fc.constantFrom(...(Object.keys(harmless) as (keyof RatingInput)[])), (one, key) => {
        const { [key]: _, ...without } = one;
        const countries =
          key === 'countryOfIncorporation' ? { countriesOfOperation: [], ownerCountries: [] } : {};
        const known = { ...one, [key]: harmless[key], ...countries };
        isNoBetter(method, known as RatingInput, { ...without, ...countries } as RatingInput);
      }),
    );
    fc.assert(
      fc.property(input, finding, (one, { matter: _, ...base }) => {
        const having = (change: Partial<RatedFinding>) => ({
          ...one,
          findings: [...one.findings, { ...base, ...change }],
        });
        isNoBetter(method, having({ matter: 'other' }), having({}));
      }),
    );
  });
});
