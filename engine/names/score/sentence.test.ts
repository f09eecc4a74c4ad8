import type { How, Leftover, Pair, Part, PartKind } from '../types.ts';
import { sentenceOf } from './sentence.ts';

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
    ['nickname', 'is the same given name'],
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
