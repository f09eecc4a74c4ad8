import { makeToken } from '../tokens/tokens.ts';
import type { ListEntry, NameKind } from '../types.ts';
import { buildNameIndex, changeNameIndex, type NameIndex } from './name-index.ts';

const entry = (id: string, ...names: [string, NameKind?][]): ListEntry => ({
  ...{ id, type: 'person', identifiers: [], countries: [], births: [] },
  names: names.map(([text, kind = 'primary']) => ({ text, kind })),
});
const list = () => [
  entry('a', ['Zorin Mirza'], ['Zorin Zorin Abel', 'aka']),
  entry('b', ['Mirza Kestrel'], ['The Kestrel', 'weak']),
  entry('c', ['Quist']),
];

/** By word, the names that have it. */
const postingsOf = ({ vocabulary, postingStart, postings }: NameIndex) =>
  Object.fromEntries(
    vocabulary.tokens.map(({ text }, at) => [
      text,
      [...postings.subarray(postingStart[at], postingStart[at + 1])],
    ]),
  );
const numberOf = (index: NameIndex, text: string) =>
  index.vocabulary.tokens.findIndex((token) => token.text === text);

describe('the index of a list', () => {
  test('leads from a word to the names that have it, weak names left out', () => {
    const index = buildNameIndex(list());
    expect(postingsOf(index)).toEqual({
      ...{ zorin: [0, 1, 1], mirza: [0, 2], abel: [1], kestrel: [2], the: [], quist: [4] },
    });
    expect(index.postings).toHaveLength(8);
  });

  test('counts how often a word stands in the names', () => {
    const index = buildNameIndex(list());
    const counts = index.vocabulary.tokens.map(({ text }, at) => [text, index.vocabulary.frequency[at]]);
    expect(Object.fromEntries(counts)).toEqual({ zorin: 3, mirza: 2, abel: 1, kestrel: 1, the: 0, quist: 1 });
  });

  test('weighs a name by its words', () => {
    const index = buildNameIndex(list());
    const weight = (text: string) => index.weights[numberOf(index, text)]!;
    expect(index.nameWeight[0]).toBeCloseTo(weight('zorin') + weight('mirza'), 5);
    expect(index.nameWeight[1]).toBeCloseTo(2 * weight('zorin') + weight('abel'), 5);
    expect(index.nameWeight[4]).toBeCloseTo(weight('quist'), 5);
    expect(index.nameWeight).toHaveLength(5);
  });

  test('has room for a mark on each name, and nothing marked', () => {
    const { score, marks, touched, rows } = buildNameIndex(list()).scratch;
    expect([score, marks, touched].map((room) => [...room])).toEqual([0, 1, 2].map(() => [0, 0, 0, 0, 0]));
    expect(rows).toHaveLength(0);
  });

  test('of no names at all is an index too', () => {
    const index = buildNameIndex([]);
    expect([index.entries, [...index.postings], [...index.postingStart]]).toEqual([[], [], [0]]);
  });
});

describe('the rarity of a word', () => {
  const token = (text: string, kind: 'word' | 'particle' = 'word') =>
    makeToken({ text, kind, origin: 'latin', aside: false, tables: 'none' });
  /** As many names of each word as is said. */
  const listOf = (counts: Record<string, number>) =>
    buildNameIndex(
      Object.entries(counts).flatMap(([text, count]) =>
        Array.from({ length: count }, (_, at) => entry(`${text} ${at}`, [`${text} Mabel`])),
      ),
    );

  test('is 1 in no name, and falls with the number of names by its logarithm', () => {
    const { rarity } = listOf({ Zorin: 99, Quist: 9 });
    expect(rarity(token('kestrel'))).toBe(1);
    // Lists of fewer than a thousand names count as one of a thousand.
    expect(rarity(token('zorin'))).toBeCloseTo(1 - Math.log(100) / Math.log(1001), 9);
    expect(rarity(token('quist'))).toBeCloseTo(1 - Math.log(10) / Math.log(1001), 9);
  });

  test('is measured by the names there are, above a thousand', () => {
    const { rarity } = listOf({ Zorin: 99, Quist: 1200 });
    expect(rarity(token('zorin'))).toBeCloseTo(1 - Math.log(100) / Math.log(1300), 9);
    expect(rarity(token('mabel'))).toBe(0);
  });

  test('counts the other spellings of a name by half', () => {
    const { rarity } = listOf({ Zorin: 10, Zoren: 30 });
    expect(rarity(token('zorin'))).toBeCloseTo(1 - Math.log(21) / Math.log(1001), 9);
    expect(rarity(token('zoren'))).toBeCloseTo(1 - Math.log(31) / Math.log(1001), 9);
    expect(rarity(token('zarin'))).toBeCloseTo(1 - Math.log(21) / Math.log(1001), 9);
  });

  test('counts no other spellings where there are fewer than three consonants', () => {
    const { rarity } = listOf({ Karo: 10, Karu: 30 });
    expect(rarity(token('karo'))).toBeCloseTo(1 - Math.log(11) / Math.log(1001), 9);
    expect(rarity(token('kari'))).toBe(1);
  });

  test('counts words only, not the particles of a name', () => {
    const index = buildNameIndex([entry('a', ['Zorin van Mirza']), entry('b', ['Abel van Quist'])]);
    expect(index.rarity(token('van'))).toBe(1);
  });
});

describe('a changed index', () => {
  test('has what was put in, in the place of what had its id, and not what was taken out', () => {
    const before = buildNameIndex(list());
    const index = changeNameIndex(before, {
      put: [entry('b', ['Abel']), entry('d', ['Petrov'])],
      remove: ['c'],
    });
    expect(index.entries.map(({ id, names }) => `${id} ${names[0]!.text}`)).toEqual([
      ...['a Zorin Mirza', 'b Abel', 'd Petrov'],
    ]);
    expect(before.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(changeNameIndex(before, {}).entries).toEqual(before.entries);
  });

  test('reads no name anew that stays, and is what would be built anew', () => {
    const before = buildNameIndex(list());
    const after = changeNameIndex(before, { put: [entry('d', ['Petrov'])] });
    const afresh = buildNameIndex([...list(), entry('d', ['Petrov'])]);
    expect(postingsOf(after)).toEqual(postingsOf(afresh));
    expect([...after.nameSlot, ...after.nameEntry]).toEqual([...afresh.nameSlot, ...afresh.nameEntry]);
    for (const token of before.vocabulary.tokens) expect(after.vocabulary.tokens).toContain(token);
  });

  test('forgets nothing but the names without letters', () => {
    const before = buildNameIndex([entry('a', ['???'], ['Zorin'], ['Mirza', 'weak'])]);
    const after = changeNameIndex(before, {});
    expect([...after.nameSlot]).toEqual([1, 2]);
    expect([...after.isWeak]).toEqual([0, 1]);
    expect([...after.weak.keys()]).toEqual(['mirza']);
  });

  test('takes the tokens of what stays from the index before', () => {
    const before = buildNameIndex(list());
    const marked = { ...before.vocabulary.tokens[0]!, text: 'marked' };
    before.vocabulary.tokens[0] = marked;
    expect(numberOf(changeNameIndex(before, {}), 'marked')).toBe(0);
  });
});
