import { makeToken } from '../tokens/tokens.ts';
import type { Side } from './edge.ts';
import { explain, partsOf, similarityOf, sumOf } from './explain.ts';
import type { Score } from './score.ts';

const score: Score = {
  edges: [],
  leftOnly: [],
  rightOnly: [],
  ...{ agreement: 0, conflict: 0, omission: 0, number: 0, order: 0, singleToken: 0, coincidence: 0 },
};
const none: Side = { tokens: [], weights: [] };
const wordOf = (text: string) =>
  makeToken({ text, kind: 'word', origin: 'latin', aside: false, tables: 'none' });

const whole: Score = {
  ...score,
  ...{ agreement: 0.9, conflict: -0.1, omission: -0.02, number: -0.03, order: -0.04, singleToken: -0.05 },
  coincidence: -0.06,
};

describe('the parts of a similarity', () => {
  test('are each told in words of their own, the agreement first', () => {
    expect(partsOf(whole)).toEqual([
      { label: 'Words that agree', kind: 'agreement', value: 0.9 },
      { label: 'Different words on both sides', kind: 'conflict', value: -0.1 },
      { label: 'Words on one side only', kind: 'omission', value: -0.02 },
      { label: 'Numbers that differ', kind: 'number', value: -0.03 },
      { label: 'Words in another order', kind: 'order', value: -0.04 },
      { label: 'Only one word agrees', kind: 'single_token', value: -0.05 },
      { label: 'Common names', kind: 'common', value: -0.06 },
    ]);
  });

  test('add up to it', () => {
    expect(similarityOf(whole)).toBe(0.6);
    expect(explain(none, none, whole).similarity).toBe(0.6);
  });

  test('are left out where they are nothing, or too little to be told', () => {
    expect(partsOf({ ...score, agreement: 0.5, conflict: -0.000_04 })).toEqual([
      { label: 'Words that agree', kind: 'agreement', value: 0.5 },
    ]);
    expect(partsOf(score)).toEqual([]);
    expect(explain(none, none, score)).toMatchObject({ similarity: 0, explanation: { parts: [] } });
  });

  test('never add up to less than nothing, though each is rounded', () => {
    const rounded = { ...score, agreement: 0.000_34, conflict: -0.000_16, omission: -0.000_18 };
    expect(similarityOf(rounded)).toBe(0);
    const parts = partsOf(rounded);
    expect(sumOf(parts)).toBe(0);
    expect(parts.map(({ value }) => value)).toEqual([0.0003, -0.0002, -0.0001]);
  });

  test('add up without the drift of binary fractions', () => {
    const part = { label: '', kind: 'agreement' as const };
    expect(sumOf([0.1, 0.2, 0.0001].map((value) => ({ ...part, value })))).toBe(0.3001);
  });
});

describe('the words of an explanation', () => {
  const left: Side = {
    tokens: ['van', 'berg', 'putin', 'zorin'].map(wordOf),
    weights: [0.06, 0.7, 0.8, 0.123_456],
    written: new Map([['putin', 'Путин']]),
  };
  const right: Side = { tokens: ['vanberg', 'mabel'].map(wordOf), weights: [0.9, 0.4] };
  const joined = {
    ...{ left: 0, leftLength: 2, right: 0, rightLength: 1, how: 'joined' as const },
    ...{ similarity: 0.987_654, weight: 0.654_321 },
  };
  const { explanation } = explain(left, right, {
    ...{ ...score, edges: [joined], leftOnly: [2, 3], rightOnly: [1] },
  });

  test('tell which words were tied, how, and their figures in four decimals', () => {
    expect(explanation.pairs).toEqual([
      { left: 'van berg', right: 'vanberg', how: 'joined', similarity: 0.9877, weight: 0.6543 },
    ]);
  });

  test('tell which words were left over, as they are written and as they are read', () => {
    expect(explanation.leftOnly).toEqual([
      { text: 'Путин (putin)', weight: 0.8 },
      { text: 'zorin', weight: 0.1235 },
    ]);
    expect(explanation.rightOnly).toEqual([{ text: 'mabel', weight: 0.4 }]);
  });

  test('say in one sentence that nothing is shared, where nothing is', () => {
    expect(explanation.sentence).toBe('No distinctive word is shared.');
  });
});
