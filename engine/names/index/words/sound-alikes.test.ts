import { transliterate } from '../../scripts/transliterate.ts';
import { makeToken, type Token } from '../../tokens/tokens.ts';
import { buildSoundAlikes } from './sound-alikes.ts';

const token = (text: string): Token =>
  makeToken({ ...transliterate(text, true), kind: 'word', aside: false, tables: 'none' });

const found = (asked: string, listed: string[]) => {
  const tokens = listed.map(token);
  const numbers = new Set<number>();
  buildSoundAlikes(tokens, [...tokens.keys()]).sharing(token(asked), (number) => numbers.add(number));
  return listed.filter((_, number) => numbers.has(number));
};

describe('the words that sound like one of another script', () => {
  it('have its consonants, or one more, less or other', () => {
    const near = ['kastel', 'karstel', 'katel', 'kasnel'];
    expect(found('קסטל', [...near, 'tamnel'])).toEqual(near);
  });

  it('have the very consonants where there are but two', () => {
    expect(found('レビ', ['levy', 'kilo', 'olev', 'leo'])).toEqual(['levy', 'olev']);
  });

  it.each([
    ['エヴァン', 'ewan'],
    ['バーバラ', 'barbara'],
    ['イェンス', 'jens'],
    ['クリスト', 'christ'],
    ['杰克', 'jack'],
  ])('%s is found beside %s: w, r, j and ch sound otherwise elsewhere', (asked, listed) => {
    expect(found(asked, [listed])).toEqual([listed]);
  });

  it('are those too in which another script hears other consonants than are written', () => {
    const heard = { ...token('wright'), heard: ['rait'] };
    const numbers: number[] = [];
    buildSoundAlikes([heard, token('kilo')], [0, 1]).sharing(token('रैट'), (number) => numbers.push(number));
    expect(new Set(numbers)).toEqual(new Set([0]));
  });
});
