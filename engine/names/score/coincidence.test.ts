import type { Origin } from '../scripts/transliterate.ts';
import { makeToken, type TokenKind } from '../tokens/tokens.ts';
import type { How } from '../types.ts';
import { type Bearers, coincidence, commonWords } from './coincidence.ts';
import type { Edge, Side } from './edge.ts';

type Spec = { text: string; kind?: TokenKind; origin?: Origin; tables?: 'person' };

const side = (...specs: (string | Spec)[]): Side => ({
  tokens: specs.map((spec) => {
    const {
      text,
      kind = 'word',
      origin = 'latin',
      tables = 'none',
    } = typeof spec === 'string' ? { text: spec } : spec;
    return makeToken({ text, kind, origin, aside: false, tables });
  }),
  weights: specs.map(() => 0.5),
});

/** The words in the same order on both sides, each this much alike. */
const edges = (similarities: number[], how: How = 'exact'): Edge[] =>
  similarities.map((similarity, at) => ({
    ...{ left: at, leftLength: 1, right: at, rightLength: 1 },
    ...{ similarity, how, weight: 0.5 },
  }));

/** A list of ten thousand entries; what is not told stands in one. */
const bearers = (counts: Record<string, number>, entries = 10_000): Bearers => ({
  entries,
  of: ({ text, origin }) => counts[origin === 'latin' ? text : `${text}/${origin}`] ?? 1,
  told: ({ text, origin }) => counts[origin === 'latin' ? text : `${text}/${origin}`] ?? 1,
});

const cost = (left: Side, right: Side, similarities: number[], counts: Record<string, number> = {}) =>
  coincidence(left, right, edges(similarities), bearers(counts));

const one = side('oranges');
const two = side('oranges', 'apples');

describe('agreement by chance', () => {
  test('costs nothing where no word agrees, or only an initial does', () => {
    expect(coincidence(one, one, [], bearers({}))).toBe(0);
    const initial = side({ text: 'o', kind: 'initial' });
    expect(coincidence(initial, one, edges([0.8], 'initial'), bearers({ oranges: 5000 }))).toBe(0);
    const form = side({ text: 'llc', kind: 'legal' });
    expect(coincidence(form, form, edges([1]), bearers({ llc: 5000 }))).toBe(0);
  });

  test('costs nothing where nobody else bears a word', () => {
    expect(cost(one, one, [1])).toBe(0);
    expect(cost(two, two, [1, 1], { oranges: 10 })).toBe(0);
  });

  test('costs three hundredths for every power of ten of entries expected beyond one half', () => {
    expect(cost(one, one, [1], { oranges: 2 })).toBeCloseTo(0.03 * 0.25, 6);
    expect(cost(one, one, [1], { oranges: 11 })).toBeCloseTo(0.03 * 1.25, 6);
    expect(cost(two, two, [1, 1], { oranges: 101, apples: 501 })).toBeCloseTo(
      0.03 * (Math.log10(5) + 0.25),
      6,
    );
  });

  test('costs at most five hundredths where the words are the very same', () => {
    expect(cost(one, one, [1], { oranges: 9000 })).toBeCloseTo(0.05, 6);
    expect(cost(one, one, [0.97], { oranges: 9000 })).toBeCloseTo(0.05, 6);
  });

  test('costs at most a tenth where they are unlike, and in between between', () => {
    expect(cost(one, side('orangos'), [0.8], { oranges: 9000 })).toBeCloseTo(0.1, 6);
    expect(cost(one, side('orangos'), [0.92], { oranges: 9000 })).toBeCloseTo(0.075, 6);
  });

  test('counts the more common of two Latin words that are alike', () => {
    const counts = { oranges: 11, orangos: 2 };
    expect(cost(one, side('orangos'), [0.8], counts)).toBeCloseTo(0.03 * 1.25, 6);
    expect(cost(side('orangos'), one, [0.8], counts)).toBeCloseTo(0.03 * 1.25, 6);
  });

  test('takes a number for evidence, which one in twenty has', () => {
    const numbered = side('oranges', { text: '12', kind: 'number' });
    const counts = { oranges: 201 };
    expect(coincidence(numbered, numbered, edges([1, 1]), bearers(counts))).toBeCloseTo(0.03 * 1.25, 6);
  });

  test('expects words of three letters more often than the list has them', () => {
    expect(cost(side('mps'), side('mps'), [1])).toBeCloseTo(0.03 * (Math.log10(5) + 0.25), 6);
    expect(cost(side('mpsr'), side('mpsr'), [1])).toBe(0);
  });

  test('of words written together the rarest counts', () => {
    const joined: Edge = { ...edges([1])[0]!, leftLength: 2, how: 'joined' };
    const counts = { oranges: 1001, apples: 11, orangesapples: 1 };
    expect(coincidence(two, side('orangesapples'), [joined], bearers(counts))).toBeCloseTo(0.03 * 1.25, 6);
  });

  test('an acronym is evidence, an initial is not', () => {
    const spelt: Edge = { ...edges([0.85], 'initial')[0]!, leftLength: 2 };
    expect(coincidence(two, side('oaxx'), [spelt], bearers({ oranges: 11, apples: 11 }))).toBeGreaterThan(0);
  });
});

describe('what a word of another script may be read as', () => {
  const heard = side({ text: 'orngs', origin: 'hebrew' });

  test('is counted by that word, from either side', () => {
    const counts = { oranges: 5000, 'orngs/hebrew': 11 };
    const expected = (0.03 + 0.07) * 2.5;
    expect(cost(heard, one, [0.8], counts)).toBeCloseTo(expected, 6);
    expect(cost(one, heard, [0.8], counts)).toBeCloseTo(expected, 6);
  });

  test('weighs less from a thirtieth of an entry expected on, and costs at most three tenths', () => {
    const pair = side({ text: 'orngs', origin: 'hebrew' }, { text: 'apls', origin: 'hebrew' });
    expect(cost(pair, two, [0.8, 0.8], { 'orngs/hebrew': 2, 'apls/hebrew': 101 })).toBe(0);
    expect(cost(pair, two, [0.8, 0.8], { 'orngs/hebrew': 11, 'apls/hebrew': 101 })).toBeCloseTo(0.1 * 0.5, 6);
    expect(cost(heard, one, [0.8], { 'orngs/hebrew': 9000 })).toBeCloseTo(0.3, 6);
  });

  test('costs little where it sounds the very same', () => {
    expect(cost(heard, one, [0.97], { 'orngs/hebrew': 2 })).toBeCloseTo(0.03 * 1.5, 6);
    expect(cost(heard, one, [0.97], { 'orngs/hebrew': 9000 })).toBeCloseTo(0.05, 6);
  });

  test('is no question between two names of one script', () => {
    expect(cost(heard, side({ text: 'orngt', origin: 'hebrew' }), [0.8], { 'orngs/hebrew': 2 })).toBeCloseTo(
      0.03 * 0.25,
      6,
    );
  });
});

describe('Korean, Chinese and Vietnamese names', () => {
  const kim = side('kim', 'jong', 'sik');

  test('share their family names and their syllables with many', () => {
    // 10,000 entries, of which a tenth may be from there, 215 in a thousand of them called Kim, 3 in 100 for a syllable.
    const expected = Math.log10(10_000 * 0.0215 * 0.03 * 0.03) + 0.25;
    expect(expected).toBeLessThan(0);
    expect(cost(kim, kim, [1, 1, 1])).toBe(0);
    const short = side('kim', 'sik');
    expect(cost(short, short, [1, 1])).toBeCloseTo(0.03 * (Math.log10(215 * 0.03) + 0.25), 6);
    expect(cost(short, side('kim', 'sok'), [1, 0.9])).toBeCloseTo(0.03 * (Math.log10(215 * 0.06) + 0.25), 6);
  });

  test('are counted by the list where it has more', () => {
    const short = side('kim', 'sikh');
    const counts = { kim: 1001, sikh: 1001 };
    expect(cost(short, short, [1, 1], counts)).toBeCloseTo(0.03 * (2 + 0.25), 1);
  });

  test('are told by a family name and by words of one syllable', () => {
    const western = side('kim', 'jolie');
    expect(cost(western, western, [1, 1])).toBe(0);
    const given = side('lee', { text: 'john', tables: 'person' });
    expect(commonWords(given, given, edges([1, 1]), bearers({}))[0]).not.toHaveProperty('known');
    const rare = side('zork', 'sork');
    expect(cost(rare, rare, [1, 1])).toBe(0);
    const long = side('kim', 'strengs');
    expect(commonWords(long, long, edges([1, 1]), bearers({}))[0]).not.toHaveProperty('known');
  });
});

describe('the common words of a match', () => {
  test('are told with their number, the commonest first', () => {
    expect(commonWords(two, two, edges([1, 0.9]), bearers({ oranges: 5, apples: 70 }))).toEqual([
      { text: 'apples', similarity: 0.9, entries: 70 },
      { text: 'oranges', similarity: 1, entries: 5 },
    ]);
  });

  test('are those of the other script', () => {
    const heard = side({ text: 'orngs', origin: 'hebrew' });
    const told = [{ text: 'orngs', similarity: 0.8, entries: 7 }];
    expect(commonWords(one, heard, edges([0.8]), bearers({ 'orngs/hebrew': 7 }))).toEqual(told);
    expect(commonWords(heard, one, edges([0.8]), bearers({ 'orngs/hebrew': 7 }))).toEqual(told);
  });

  test('say where their bearers have been counted', () => {
    const kim = side('kim', 'sik');
    expect(commonWords(kim, kim, edges([1, 1]), bearers({}))[0]).toMatchObject({
      text: 'kim',
      known: { region: 'KR', share: 0.215 },
    });
    const smith = side('smith', 'ronald');
    expect(commonWords(smith, smith, edges([1, 1]), bearers({ ronald: 3 }))).toMatchObject([
      { text: 'ronald' },
      { text: 'smith', known: { region: 'US', share: 0.008 } },
    ]);
  });
});
