import fc from 'fast-check';
import type { SubjectType } from '../types.ts';
import { compareNames } from './compare.ts';

const plain =
  'Zarkun Zarqon Marine MARINE Shipping Trading Blackreef Kaveri Oradia Bora Hamdan Mohammad'.split(' ');
/** Words that are compared in another form than they are written in. */
const changed = [
  ...[
    '&',
    'and',
    'AND',
    '&Sons',
    'Intl',
    'International',
    'Int’l',
    'Saint',
    'St.',
    'Two',
    '2',
    'Forty four',
    '44',
  ],
  ...[
    'Müller',
    'MULLER',
    'Ünal',
    "O'Brien",
    'O’Brien',
    'Ｋａｖｅｒｉ',
    'Łódź',
    'Abd al Rahman',
    'binti',
    'bt',
  ],
  ...[
    'A.B.C.',
    'A B C',
    'AT&T',
    '(India)',
    '(formerly Zarkun)',
    'Zarkun,',
    'Bros',
    'Brothers',
    'Co',
    'S.',
    'd/o',
  ],
];
const forms = [
  ...[
    'FZE',
    'fze',
    'LLC',
    'L.L.C.',
    'Limited Liability Company',
    'GmbH',
    'Ltd',
    'Ltd.',
    'Limited',
    'Pvt. Ltd.',
  ],
  ...[
    'Private Limited',
    'S.A.',
    'SA',
    'Inc.',
    'Corporation',
    'Sp. z o.o.',
    'S.R.L.',
    'PT',
    'ООО',
    '有限公司',
  ],
];
const word = fc.oneof(fc.constantFrom(...plain), fc.constantFrom(...changed));
const name = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom('', ...forms))
  .map(([words, form]) => [...words, form].filter(Boolean).join(' '));
/** Two names that share words: the one, and it with some of its words in another order or replaced. */
const pair = fc.oneof(
  fc.tuple(name, name),
  fc
    .tuple(name, fc.constantFrom(...plain, ...changed), fc.constantFrom('', ...forms))
    .map(([one, more, form]): [string, string] => [
      one,
      `${one.split(' ').slice(0, 3).join(' ')} ${more} ${form}`,
    ]),
);
const type = fc.constantFrom<SubjectType>('organisation', 'person', 'vessel', 'unknown');

/** Words of another script have their Latin reading beside them. */
const withoutReadings = (text: string) => text.replace(/ \([a-z0-9 ]+\)/g, '');
const wordsOf = (text: string) => withoutReadings(text).split(' ').filter(Boolean);
const standsIn = (text: string, names: readonly string[]) =>
  wordsOf(text).every((one) => names.some((written) => written.toLowerCase().includes(one.toLowerCase())));

test('each word of the evidence stands in the name that it is said to be of, as it is spelt there', () => {
  fc.assert(
    fc.property(pair, type, ([left, right], kind) => {
      const { explanation } = compareNames(left, right, kind);
      const { pairs, leftOnly, rightOnly, sentence } = explanation;
      const ours = [...pairs.map((one) => one.left), ...leftOnly.map(({ text }) => text)];
      const theirs = [...pairs.map((one) => one.right), ...rightOnly.map(({ text }) => text)];
      expect(ours.filter((text) => !standsIn(text, [left]))).toEqual([]);
      expect(theirs.filter((text) => !standsIn(text, [right]))).toEqual([]);
      const quoted = [...sentence.matchAll(/“([^”]*)”/g)].map(([, text]) => text as string);
      expect(quoted.filter((text) => !standsIn(text, [left, right]))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Zarkun Shipping FZE', 'Zarqon Shipping FZE', 'organisation', '“Shipping” and “FZE” are the same'],
  ['Zarkun FZE', 'Zarkun L.L.C.', 'organisation', '“FZE” / “L.L.C.” are legal forms of the same kind'],
  ['Zarkun Limited', 'ZARKUN LTD', 'organisation', '“Limited” / “LTD” are legal forms of the same kind'],
  ['Zarkun & Sons', 'Zarkun and Sons', 'organisation', '“&” / “and” is the same, written differently'],
  [
    'Zarkun Intl Traders',
    'Zarkun International Traders',
    'organisation',
    '“Intl” / “International” is the same, written differently',
  ],
  ['Jörg Müller', 'JORG MULLER', 'person', '“Jörg” and “Müller” are the same'],
] as const)('%s against %s says of a word how it is written on either side', (left, right, kind, words) => {
  const { sentence } = compareNames(left, right, kind).explanation;
  expect(sentence).toContain(words);
  expect(sentence).not.toMatch(/“(llc|ltd)”/);
});
