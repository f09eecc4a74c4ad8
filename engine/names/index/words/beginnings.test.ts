import { makeToken, type Token, type TokenSpec } from '../../tokens/tokens.ts';
import { buildBeginnings } from './beginnings.ts';

const token = (text: string, tables: TokenSpec['tables'] = 'none'): Token =>
  makeToken({ text, kind: 'word', origin: 'latin', aside: false, tables });
const words = ['kamchybek', 'kam', 'kamc', 'kamchy', 'zamchy', 'kamd', 'kamchya'].map((text) => token(text));

const find = (tokens: Token[], asked: Token) => {
  const found: string[] = [];
  buildBeginnings(tokens, [...tokens.keys()]).sharing(asked, (number) => found.push(tokens[number]!.text));
  return found.sort();
};

describe('the beginnings of words', () => {
  test('of four letters and more are found by the word, and the words that it begins', () => {
    expect(find(words, token('kamchy'))).toEqual(['kamc', 'kamchy', 'kamchya', 'kamchybek']);
  });

  test('are found several times where a word stands several times in a list', () => {
    expect(find([...words, token('kamc', 'other')], token('kamchy'))).toHaveLength(5);
  });

  test('of three letters bring up nothing by themselves', () => {
    expect(find(words, token('kam'))).toEqual([]);
  });

  test('of three letters bring up common words, which may have another ending', () => {
    const common = ['charity', 'charitable', 'bank'].map((text) => token(text, 'other'));
    expect(find(common, token('charity', 'other'))).toEqual(['charitable', 'charity', 'charity']);
  });
});
