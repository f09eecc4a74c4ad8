import fc from 'fast-check';
import {
  changeProblems,
  editMethod,
  type MethodField,
  method1,
  methodFields,
  methodProblems,
  type RatingInput,
  rate,
} from './index.ts';

const fields = methodFields(method1);
const within = ({ min, max, decimals }: MethodField) =>
  fc
    .integer({ min: Math.round(min * 10 ** decimals), max: Math.round(max * 10 ** decimals) })
    .map((scaled) => scaled / 10 ** decimals);
/** Six whole weights that sum to 100. */
const weights = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
  .map((cuts) =>
    Object.fromEntries(method1.weights.map(({ key }, at) => [`weights.${key}`, cuts[at + 1]! - cuts[at]!])),
  );
const numbers = fc.record(
  Object.fromEntries(
    fields
      .filter(({ group }) => !['weights', 'bands', 'severity', 'credibility'].includes(group))
      .map((field) => [field.path, within(field)]),
  ),
  { requiredKeys: [] },
);
const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 2 })
  .map(([a, b]) => ({ 'bands.medium': Math.min(a!, b!), 'bands.high': Math.max(a!, b!) }));
const sound = fc
  .tuple(weights, numbers, bands)
  .map(([a, b, c]) => editMethod(method1, { values: { ...a, ...b, ...c } as Record<string, number> }));
const subject: fc.Arbitrary<RatingInput> = fc.record(
  {
    countryOfIncorporation: fc.constantFrom('DK', 'IN', 'AO', 'IR', 'KY', 'XX'),
    industry: fc.constantFrom(...method1.industries.map(({ key }) => key)),
    relationshipType: fc.constantFrom(...method1.relationships.map(({ key }) => key)),
    governmentFacing: fc.boolean(),
    ownership: fc.record({
      opaque: fc.boolean(),
      layers: fc.integer({ min: 0, max: 9 }),
      offshore: fc.boolean(),
    }),
    ageYears: fc.double({ min: 0, max: 90, noNaN: true }),
    findings: fc.constant([]),
    matches: fc.constant([]),
    conditions: fc.constant([]),
  },
  { requiredKeys: ['findings', 'matches', 'conditions'] },
);

describe('every sound method', () => {
  it('has no problems, and rates with contributions that add up exactly, between 0 and 100', () => {
    fc.assert(
      fc.property(sound, subject, (method, input) => {
        expect(methodProblems(method)).toEqual({});
        const { contributions, scoreTenths } = rate(input, method);
        expect(contributions.reduce((sum, part) => sum + part.contributionTenths, 0)).toBe(scoreTenths);
        expect(Number.isInteger(scoreTenths) && scoreTenths >= 0 && scoreTenths <= 1000).toBe(true);
      }),
    );
  });

  it('comes out of a store as it went in, and rates the same then', () => {
    fc.assert(
      fc.property(sound, subject, (method, input) => {
        const stored = JSON.parse(JSON.stringify(method));
        expect(stored).toEqual(method);
        expect(rate(input, stored)).toEqual(rate(input, method));
      }),
    );
  });

  it('says with its fields what it is: edited to them it is the same again', () => {
    fc.assert(
      fc.property(sound, (method) => {
        const values = Object.fromEntries(methodFields(method).map(({ path, value }) => [path, value]));
        expect(editMethod(method1, { values })).toEqual(method);
      }),
    );
  });
});

describe('a method that is not sound', () => {
  const problemsOf = (values: Record<string, number>) => methodProblems(editMethod(method1, { values }));

  it('is told beside each field', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ 'weights.country': 26 })).toEqual({ weights: 'The weights sum to 101, not 100.' });
    expect(problemsOf({ 'bands.medium': 65 })['bands.high']).toContain('above medium');
    expect(problemsOf({ 'severity.high': 0.4 })['severity.high']).toBe('Not less than severity medium.');
    expect(problemsOf({ 'industries.mining': 101 })['industries.mining']).toBe(
      'Give a number from 0 to 100.',
    );
    expect(problemsOf({ 'industries.mining': 80.5 })['industries.mining']).toBe('Give a whole number.');
    expect(problemsOf({ halfLifeYears: Number.NaN }).halfLifeYears).toContain('from 0.5 to 50');
  });

  it('does not take on numbers or floors that it has not', () => {
    const change = { values: { 'weights.luck': 5, __proto__: 1 }, floors: { luck: 'high' as const } };
    expect(changeProblems(method1, change)).toMatchObject({ 'weights.luck': expect.any(String) });
    expect(changeProblems(method1, change)['floors.luck']).toContain('no such floor');
    expect(editMethod(method1, change)).toEqual(method1);
  });

  it('has the floors it is given', () => {
    const method = editMethod(method1, { floors: { pep: 'high' } });
    expect(method.floors.rules.find(({ rule }) => rule === 'pep')?.band).toBe('high');
  });
});
