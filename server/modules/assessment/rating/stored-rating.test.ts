import { LANGUAGES } from '../../../../contract/security/people.ts';
import { REASON_TEXTS } from '../../../../contract/texts/reasons.ts';
import {
  method1,
  type RatedFinding,
  type RatingInput,
  type ReasonCode,
} from '../../../../engine/rating/index.ts';
import { reasonsIn } from '../../screening/index.ts';
import { computeRating, replays } from './stored-rating.ts';

const nothing: RatingInput = { findings: [], matches: [], conditions: [] };
const finding: RatedFinding = {
  category: 'financial',
  severity: 'low',
  credibility: 'low',
  role: 'owner',
  stage: 'charge',
  status: 'proposed',
};
const disclosed = { opaque: false, layers: 1, offshore: false };
const inputsOf = (input: Partial<RatingInput>) => ({
  input: { ...nothing, ...input },
  standing: null,
  unfinished: false,
});
const rated = (input: Partial<RatingInput>) => computeRating(inputsOf(input), method1);
const part = (name: string, input: Partial<RatingInput>) => {
  const found = rated(input).contributions.find(({ factor }) => factor === name);
  if (!found) throw new Error(`${name} is no factor`);
  return found;
};

/** Word by word what ratings said that are stored: they are replayed and compared. */
const sentences: [string, Partial<RatingInput>, string][] = [
  ['country', {}, 'No country is known.'],
  ['country', { countryOfIncorporation: '' }, 'No country is known.'],
  ['country', { countryOfIncorporation: 'QQ' }, 'QQ is not in the table of countries.'],
  ['country', { countryOfIncorporation: 'DK' }, 'Denmark has a CPI score of 89.'],
  ['country', { countryOfIncorporation: 'KY' }, 'Cayman Islands has no CPI score.'],
  [
    'country',
    { countryOfIncorporation: 'AO' },
    'Angola has a CPI score of 32 and is under increased FATF monitoring.',
  ],
  ['country', { ownerCountries: ['DK', 'IR'] }, 'Iran is under the FATF call for action.'],
  ['country', { countriesOfOperation: ['QQ', 'KY', 'DK'] }, 'Cayman Islands has no CPI score.'],
  ['industry', {}, 'The industry is not known.'],
  ['industry', { industry: 'alchemy' }, '"alchemy" is not in the table of industries.'],
  ['industry', { industry: ' Gambling ' }, 'Gambling.'],
  ['industry', { industry: 'mining' }, 'Mining, oil and gas.'],
  ['relationship', {}, 'The kind of relationship is not known.'],
  ['relationship', { relationshipType: 'friend' }, 'The kind of relationship is not known.'],
  ['relationship', { relationshipType: 'agent' }, 'Agent.'],
  [
    'relationship',
    { relationshipType: 'supplier', governmentFacing: true },
    'Supplier, dealing with officials.',
  ],
  ['relationship', { relationshipType: 'agent', governmentFacing: true }, 'Agent, dealing with officials.'],
  ['ownership', {}, 'The ownership is not known.'],
  ['ownership', { ownership: { opaque: false, layers: 3, offshore: false } }, 'Owners are disclosed.'],
  [
    'ownership',
    { ownership: { opaque: true, layers: 0, offshore: false } },
    'Owners are not fully disclosed.',
  ],
  [
    'ownership',
    { ownership: { opaque: false, layers: 4, offshore: true } },
    '4 layers, an offshore holding.',
  ],
  ['age', {}, 'The age is not known.'],
  ['age', { ageYears: 0 }, 'Less than a year old.'],
  ['age', { ageYears: 1 }, 'Less than three years old.'],
  ['age', { ageYears: 9.9 }, 'Less than ten years old.'],
  ['age', { ageYears: 10 }, 'Long established.'],
  ['findings', {}, 'No findings.'],
  ['findings', { findings: [{ ...finding, status: 'dismissed' }] }, 'No findings.'],
  ['findings', { findings: [finding] }, '1 finding, weighed together.'],
  ['findings', { findings: [finding, finding] }, '2 findings, weighed together.'],
  ['findings', { findings: [{ ...finding, yearsAgo: -3 }] }, '1 finding, weighed together.'],
  ['ownership', { isPerson: true, ownership: disclosed }, 'A person has no owners.'],
  ['age', { isPerson: true, ageYears: 60.4 }, '60 years old.'],
  ['age', { isPerson: true, ageYears: 1.5 }, '1 year old.'],
  [
    'ownership',
    { ownership: { ...disclosed, sanctionedPct: 60 } },
    'Owners are disclosed. Sanctioned parties hold 60 %, which sets a minimum rating instead of points.',
  ],
  [
    'ownership',
    { ownership: { ...disclosed, opaque: true, layers: 5, undecidedPct: 12.5 } },
    'Owners are not fully disclosed, 5 layers. Parties with an undecided sanctions match hold 12.5 %.',
  ],
  [
    'relationship',
    { governmentFacing: true },
    'The kind of relationship is not known, dealing with officials.',
  ],
  [
    'country',
    { countryOfIncorporation: 'VG' },
    'British Virgin Islands has no CPI score and is under increased FATF monitoring.',
  ],
];

test.each(sentences)('%s of %j says why in English', (name, input, because) => {
  expect(part(name, input).because).toBe(because);
});

test.each(sentences)('%s of %j says why in Hindi and Arabic, without a word of English', (name, input) => {
  const one = part(name, input);
  for (const language of LANGUAGES.filter((each) => each !== 'en-US')) {
    const said = reasonsIn(language, one);
    const script = language === 'hi-IN' ? /\p{Script=Devanagari}/u : /\p{Script=Arabic}/u;
    expect(said).toMatch(script);
    expect(said.replace(/FATF|PEP|alchemy|QQ/g, '')).not.toMatch(/\p{Script=Latin}/u);
  }
});

test('every reason that a rating can give has a text, and no text is left over', () => {
  type Others = `${string}:${string}` | `name.${string}` | `alert.${string}` | 'floor.standing';
  // Checked by the compiler, both ways.
  const texts: Record<ReasonCode, string> = REASON_TEXTS;
  const leftOver: Exclude<keyof typeof REASON_TEXTS, ReasonCode | Others>[] = [];
  expect(Object.values(texts)).not.toContain('');
  expect(leftOver).toEqual([]);
});

test.each(['industries', 'relationships', 'ages'] as const)(
  'the %s of the method are called what it calls them',
  (table) => {
    const name = { industries: 'industry', relationships: 'relationship', ages: 'age' }[table];
    for (const { key, label } of method1[table])
      expect(REASON_TEXTS).toHaveProperty([`${name}:${key}`], label);
  },
);

test('floors say why in every language, whatever raised them', () => {
  const { floors } = computeRating(
    {
      ...inputsOf({
        countryOfIncorporation: 'KP',
        countriesOfOperation: ['MM', 'IR'],
        findings: [finding],
        matches: [
          { disposition: 'true_match', topic: 'pep' },
          { disposition: 'true_match', topic: 'pep', pepClass: 2 },
          { disposition: 'possible', topic: 'sanctions' },
        ],
      }),
      standing: 'high',
    },
    method1,
  );
  expect(floors.map(({ because }) => because)).toEqual([
    'Iran is under the FATF call for action.',
    'Myanmar is under the FATF call for action.',
    'North Korea is under the FATF call for action.',
    'A match is possible and not settled.',
    'A politically exposed person of class 2.',
    'A politically exposed person of class unknown.',
    'A criminal charge is open.',
  ]);
  expect(reasonsIn('ar-SA', floors[0]!)).toContain('إيران');
  expect(reasonsIn('hi-IN', floors[2]!)).toContain('उत्तर कोरिया');
});

test('a rating that stands says that only a person lowers it', () => {
  const { floors } = computeRating({ ...inputsOf({}), standing: 'high' }, method1);
  expect(floors.map(({ because }) => because)).toEqual(['Only a person lowers a rating that stands.']);
  expect(reasonsIn('ar-SA', floors[0]!)).not.toMatch(/\p{Script=Latin}/u);
});

test('a rating that its inputs no longer give does not replay', () => {
  const inputs = inputsOf({ countryOfIncorporation: 'IR', findings: [finding] });
  const result = computeRating(inputs, method1);
  expect(replays({ inputs, result }, method1)).toBe(true);
  expect(replays({ inputs, result: { ...result, score: result.score + 1 } }, method1)).toBe(false);
});
