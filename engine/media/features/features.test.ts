import { CONCEPTS, type Concept, LEARNT_CONCEPTS } from '../tables/lexicon/index.ts';
import { featureCount, featuresOf } from './features.ts';
import { LETTER_BUCKETS } from './letter-grams.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

const ALL = LEARNT_CONCEPTS;
const place = (concept: Concept) => CONCEPTS.indexOf(concept);
const EMPTY = vocabularyOf([], new Float32Array());
const knowing = (terms: Record<string, number>) =>
  vocabularyOf(Object.keys(terms), Float32Array.from(Object.values(terms)));
/** Words come after 3 turns of every concept that is learnt, the pairs of concepts and the letters. */
const TERMS = 3 * ALL + ALL * ALL + LETTER_BUCKETS;

const valuesOf = (text: string, vocabulary: Vocabulary = EMPTY) => {
  const { indices, values } = featuresOf(text, vocabulary).features;
  return new Map(Array.from(indices, (index, at) => [index, values[at] ?? 0]));
};
const between = (values: Map<number, number>, from: number, to: number) =>
  [...values].filter(([index]) => index >= from && index < to).map(([, value]) => value);
const concepts = (text: string) => between(valuesOf(text), 0, 3 * ALL);
const pairs = (text: string) => between(valuesOf(text), 3 * ALL, 3 * ALL + ALL * ALL);
const letters = (text: string) => between(valuesOf(text), 3 * ALL + ALL * ALL, TERMS);

describe('a concept of the lexicon in a text', () => {
  it('counts 0.18 times the logarithm of 1 and how often it is spoken of', () => {
    expect(concepts('a lawsuit')).toEqual([expect.closeTo(0.18, 5)]);
    expect(concepts('lawsuit, lawsuit, lawsuit')).toEqual([expect.closeTo(0.36, 5)]);
  });

  it('is not learnt where only rules read it', () => {
    expect(concepts('a claimant')).toHaveLength(1);
    expect(place('civil_case')).toBeGreaterThanOrEqual(ALL);
  });

  it('counts apart where it is denied or guarded against', () => {
    expect(valuesOf('a lawsuit').has(place('lawsuit'))).toBe(true);
    const denied = valuesOf('nor lawsuit');
    expect([denied.has(place('lawsuit')), denied.has(ALL + place('lawsuit'))]).toEqual([false, true]);
    expect(valuesOf('avoid a lawsuit').has(2 * ALL + place('lawsuit'))).toBe(true);
  });

  it('is a feature of its own together with another, whichever comes first and however often', () => {
    const [low, high] = [place('lawsuit'), place('regulator')].sort((a, b) => a - b);
    const pair = 3 * ALL + low! * ALL + high!;
    for (const text of ['regulator lawsuit', 'lawsuit regulator', 'lawsuit lawsuit regulator'])
      expect(valuesOf(text).get(pair)).toBeCloseTo(0.1, 5);
    expect(pairs('lawsuit regulator')).toHaveLength(1);
    expect(pairs('lawsuit lawsuit')).toEqual([]);
  });

  it('makes weaker pairs the more concepts there are', () => {
    expect(pairs('lawsuit regulator embargo')).toEqual(
      new Array(3).fill(expect.closeTo(0.1 / Math.SQRT2, 5)),
    );
    expect(pairs('lawsuit regulator embargo cocaine')).toEqual(
      new Array(6).fill(expect.closeTo(0.1 / Math.sqrt(3), 5)),
    );
  });

  it('makes no pair where it is denied', () => {
    expect(pairs('lawsuit here, nor regulator')).toEqual([]);
    expect(pairs('nor regulator. Here in this very yard lawsuit and embargo')).toHaveLength(1);
    expect(pairs('avoid lawsuit. Here an embargo')).toEqual([]);
  });
});

describe('letters and words of a text', () => {
  it('have one length whatever the text: 0.7 in letters, 1.2 in known words', () => {
    const vocabulary = knowing({ zinc: 1, lead: 3, tin: 2 });
    for (const text of ['zinc', 'tin lead', 'zinc lead zinc zinc ore', 'ore tin']) {
      const length = (values: number[]) => Math.hypot(...values);
      expect(length(letters(text))).toBeCloseTo(0.7, 5);
      expect(length(between(valuesOf(text, vocabulary), TERMS, TERMS + 3))).toBeCloseTo(1.2, 5);
    }
  });

  it('count by their rarity, and repeated ones by the root of how often', () => {
    const terms = (text: string, known: Record<string, number>) =>
      between(valuesOf(text, knowing(known)), TERMS, TERMS + 2);
    // 3 : 4 makes a length of 5.
    expect(terms('zinc lead', { zinc: 3, lead: 4 })).toEqual([
      expect.closeTo(0.72, 5),
      expect.closeTo(0.96, 5),
    ]);
    const [often = 0, once = 0] = terms('zinc zinc zinc zinc lead', { zinc: 1, lead: 1 });
    expect(often / once).toBeCloseTo(2, 5);
    // "oak" has 6 parts, each as often as the word.
    expect(letters('oak').toSorted()).toEqual(new Array(6).fill(expect.closeTo(0.7 / Math.sqrt(6), 5)));
    const [least = 0, most = 0] = [
      Math.min(...letters('oak oak oak oak elm')),
      Math.max(...letters('oak oak oak oak elm')),
    ];
    expect(most / least).toBeCloseTo(2, 5);
  });

  it('count for nothing where a model gives a word no weight', () => {
    expect([...valuesOf('zinc', knowing({ zinc: 0 })).values()].every(Number.isFinite)).toBe(true);
  });
});

describe('the features of a text', () => {
  const vocabulary = knowing({ zinc: 1, ' ore zinc': 1 });

  it('stand in rising order, below their number', () => {
    const { indices } = featuresOf('zinc regulator lawsuit ore zinc', vocabulary).features;
    expect([...indices]).toEqual([...indices].toSorted((a, b) => a - b));
    expect(indices.at(-1)).toBe(featureCount(vocabulary) - 1);
    expect(featureCount(vocabulary)).toBe(TERMS + 2);
    expect(featuresOf(' ', vocabulary).features.indices).toHaveLength(0);
  });

  it('know which words they came from', () => {
    const from = (text: string, feature: number) =>
      featuresOf(text, vocabulary)
        .sources.filter((source) => source.feature === feature)
        .map((source) => [source.from, source.to]);
    expect(from('the zinc of ore zinc', TERMS)).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(from('the zinc of ore zinc', TERMS + 1)).toEqual([[3, 5]]);
    expect(from('a lawsuit', place('lawsuit'))).toEqual([[1, 2]]);
    const inLetters = featuresOf('a oak', vocabulary).sources;
    expect(inLetters.map(({ from: first, to }) => [first, to])).toEqual(new Array(6).fill([1, 2]));
  });
});
