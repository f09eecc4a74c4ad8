import type { How, Leftover, Pair, Part, PartKind } from '../types.ts';
import { type CommonWord, commonnessOf } from './coincidence.ts';
import { commonnessSentence, sentenceOf } from './sentence.ts';

const parts = (...kinds: PartKind[]): Part[] => kinds.map((kind) => ({ label: '', kind, value: 1 }));
const pair = (left: string, right: string, how: How, similarity = 1): Pair => ({
  ...{ left, right, how, similarity },
  weight: 0.5,
});
const over = (...words: [string, number][]): Leftover[] => words.map(([text, weight]) => ({ text, weight }));
const ivan = pair('ivan', 'ivan', 'exact');
const agreed = parts('agreement');

describe('the sentence that says why', () => {
  it('says that nothing is shared where no words agree', () => {
    expect(sentenceOf(parts('conflict'), [], over(['ivan', 1]), [])).toBe('No distinctive word is shared.');
  });

  it('names the same words together', () => {
    const [petr, olga] = [pair('petr', 'petr', 'exact'), pair('olga', 'olga', 'exact')];
    expect(sentenceOf(agreed, [ivan], [], [])).toBe('“ivan” is the same.');
    expect(sentenceOf(agreed, [ivan, petr], [], [])).toBe('“ivan” and “petr” are the same.');
    expect(sentenceOf(agreed, [ivan, petr, olga], [], [])).toBe('“ivan”, “petr” and “olga” are the same.');
  });

  it.each<[How, string]>([
    ['typo', 'is spelt almost the same'],
    ['sound', 'sounds the same'],
    ['joined', 'is the same written together'],
    ['initial', 'fits the initial'],
    ['transliterated', 'is the same in another script'],
    ['translated', 'means the same'],
    ['nickname', 'is another form of the same name'],
  ])('says of a %s pair that it %s', (how, words) => {
    expect(sentenceOf(agreed, [pair('a', 'b', how)], [], [])).toBe(`“a” / “b” ${words}.`);
    expect(sentenceOf(agreed, [pair('a', 'b', how, 0.69)], [], [])).toBe('“a” / “b” is alike in part.');
    expect(sentenceOf(agreed, [pair('a', 'b', how, 0.9)], [], [])).toBe(`“a” / “b” ${words}.`);
  });

  it('says almost of another script below nine tenths, and in part below seven', () => {
    const told = (similarity: number) =>
      sentenceOf(agreed, [pair('a', 'b', 'transliterated', similarity)], [], []);
    expect(told(0.89)).toBe('“a” / “b” reads almost the same in another script.');
    expect(told(0.7)).toBe('“a” / “b” reads almost the same in another script.');
    expect(sentenceOf(agreed, [pair('a', 'b', 'sound', 0.7)], [], [])).toBe('“a” / “b” sounds the same.');
  });

  it('says which words one name has and the other has not, unless they weigh next to nothing', () => {
    const told = (left: Leftover[], right: Leftover[]) => sentenceOf(agreed, [ivan], left, right);
    expect(told(over(['petr', 0.1]), [])).toBe("“ivan” is the same; the list's name lacks “petr”.");
    expect(told([], over(['petr', 0.1], ['olga', 0.5]))).toBe(
      "“ivan” is the same; the list's name adds “petr” and “olga”.",
    );
    expect(told(over(['petr', 0.5]), over(['olga', 0.5]))).toBe(
      '“ivan” is the same; “petr” stands against “olga”.',
    );
    expect(told(over(['ltd', 0.09]), over(['the', 0.09]))).toBe('“ivan” is the same.');
  });

  it('ends with numbers, order and a lone word, where they count', () => {
    expect(sentenceOf(parts('agreement', 'number', 'order', 'single_token'), [ivan], [], [])).toBe(
      '“ivan” is the same; the numbers differ; the words stand in another order; only one word agrees.',
    );
  });
});

describe('the sentence about common names', () => {
  const word = (text: string, entries: number, more: Partial<CommonWord> = {}): CommonWord => ({
    ...{ text, entries, similarity: 1 },
    ...more,
  });

  it('names the two commonest words with their number', () => {
    expect(
      commonnessSentence(commonnessOf([word('kim', 1090), word('jong', 48), word('sik', 7)], 23_285)),
    ).toBe('Common in this list: “kim” in 1,090 of 23,285 entries, “jong” in 48.');
  });

  it('leaves out what one entry bears, unless its bearers have been counted elsewhere', () => {
    expect(commonnessSentence(commonnessOf([word('kim', 2), word('sik', 1)], 5))).toBe(
      'Common in this list: “kim” in 2 of 5 entries.',
    );
    const smith = word('smith', 1, { known: { region: 'US', share: 0.008 } });
    expect(commonnessSentence(commonnessOf([smith], 5))).toBe(
      'Common in this list: “smith” in 1 of 5 entries (about 1 in 125 people in the United States).',
    );
  });

  it('says of words that are alike that others are as close', () => {
    expect(commonnessSentence(commonnessOf([word('kornin', 68, { similarity: 0.994 })], 900))).toBe(
      'Common in this list: words this close to “kornin” in 68 of 900 entries.',
    );
    expect(commonnessSentence(commonnessOf([word('kornin', 68, { similarity: 0.995 })], 900))).toContain(
      '“kornin” in 68',
    );
  });

  it('says that chance suffices where no word is common', () => {
    expect(commonnessSentence(commonnessOf([word('mps', 1)], 900))).toBe(
      'A match this close can happen by chance.',
    );
  });
});
