import { joinTokens } from '../../score/join-tokens.ts';
import { assimilate, mayAssimilate } from '../../score/joined-words.ts';
import { compareTokens } from '../../score/token-similarity.ts';
import { readingsOf } from '../../tokens/normalise.ts';
import type { Token } from '../../tokens/tokens.ts';
import { buildWordSounds } from './word-sounds.ts';

const NAMES =
  'Abd al Rahman Abdulrahman Abdurrahman Nur Din Nuruddin as Hraf Ashraf Ash Raf Mac Cabe Maccabe Tse Tung Zedong Lim Ma Lima An Nan Annan Kam Kamchy Kamchybek Bek Myong Chin Džon Son Džonson Ye Lo Yelo Peter Sen Petersen Wright Son Li Wu Liwu Петр Ов Петров عبد الرحمن حسن عبدالرحمن 김 정은 김정은 王 小明 माजिद';

const tokens: Token[] = NAMES.split(' ').flatMap((name) =>
  readingsOf(name, 'person').flatMap((one) => one.tokens),
);
const { apartFrom } = buildWordSounds(tokens);

/** How alike adjacent words are to one when they are written together. */
function together(parts: Token[], asked: Token, least: number): number {
  const joined = mayAssimilate(parts) ? [joinTokens(parts), assimilate(parts)] : [joinTokens(parts)];
  return Math.max(...joined.map((one) => compareTokens(one, asked, least)?.similarity ?? 0));
}

describe('words that by their sounds are not one word written apart', () => {
  test.each([
    [0.42, 0.2],
    [0.8, 0.3],
  ])('are never as alike as %d when written together', (least, share) => {
    let [alike, apart, all] = [0, 0, 0];
    for (const asked of tokens) {
      const isApart = apartFrom(asked, least);
      tokens.forEach((first, one) => {
        tokens.forEach((second, two) => {
          // Those that follow each other above, and some others.
          if ((two - one + tokens.length) % 7 !== 1) return;
          const numbers = Uint32Array.of(0, one, two, (two + 1) % tokens.length);
          for (const length of [2, 3]) {
            const parts = [first, second, tokens[numbers[3]!]!].slice(0, length);
            const similarity = together(parts, asked, least);
            const told = isApart(numbers, 1, length);
            if (told && similarity >= least)
              throw new Error(`${parts.map(({ text }) => text)} and ${asked.text}: ${similarity}`);
            all++;
            if (told) apart++;
            if (similarity >= least) alike++;
          }
        });
      });
    }
    expect(alike).toBeGreaterThan(20);
    expect(apart).toBeGreaterThan(all * share);
  });
});
