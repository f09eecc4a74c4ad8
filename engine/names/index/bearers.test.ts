import fc from 'fast-check';
import { makeToken } from '../tokens/tokens.ts';
import { bearersOf, countWords, rarityOf } from './bearers.ts';
import type { Lookup } from './lookup.ts';

const word = (text: string, origin: 'latin' | 'hebrew' = 'latin') =>
  makeToken({ text, kind: 'word', origin, aside: false, tables: 'none' });
const particle = makeToken({ text: 'van', kind: 'particle', origin: 'latin', aside: false, tables: 'none' });

const tokens = [word('petrov'), word('petroff'), word('ivan'), word('li'), word('lu'), particle];
const frequency = Uint32Array.of(30, 10, 5, 7, 9, 900);
const counts = countWords(tokens, frequency);

/** Of a word of another script: petrov .9, petroff .8, ivan .8 and li .7 alike. */
const similar = {
  numbers: Uint32Array.of(0, 1, 2, 3),
  similarities: Float32Array.of(0.9, 0.8, 0.8, 0.7),
};
const asked: string[] = [];
const lookup: Lookup = {
  similar: ({ text }) => {
    asked.push(text);
    return similar;
  },
  similarPlain: () => similar,
  similarJoined: () => similar,
};
const bearers = bearersOf(counts, 400, frequency, lookup);

describe('who bears a word of a list', () => {
  test('is counted by its letters where it is the very same', () => {
    expect(bearers.entries).toBe(400);
    expect(bearers.of(word('petroff'), 1)).toBe(10);
    expect(bearers.of(word('petroff'), 0.995)).toBe(10);
    expect(bearers.of(word('zorin'), 1)).toBe(0);
  });

  test('is counted with its other spellings, at half their number, where it is but alike', () => {
    expect(bearers.of(word('petroff'), 0.994)).toBe(20);
    expect(bearers.of(word('petrof'), 0.9)).toBe(20);
    expect(bearers.of(word('petrov'), 0.9)).toBe(30);
    expect(bearers.of(word('zorin'), 0.9)).toBe(0);
  });

  test('is told in whole entries, with all spellings, and never more than there are', () => {
    expect(bearers.told(word('petroff'), 1)).toBe(10);
    expect(bearers.told(word('petroff'), 0.994)).toBe(40);
    expect(bearers.told(word('li'), 0.9)).toBe(7);
    expect(bearersOf(counts, 35, frequency, lookup).told(word('petroff'), 0.9)).toBe(35);
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 99 }), { minLength: 6, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, similarity) => {
          const those = bearersOf(countWords(tokens, given), 400, Uint32Array.from(given), lookup);
          for (const token of [...tokens, word('ptrw', 'hebrew')])
            expect(Number.isInteger(those.told(token, similarity))).toBe(true);
        },
      ),
    );
  });

  test('is not told by one or two consonants', () => {
    expect(bearers.of(word('lo'), 0.9)).toBe(0);
    expect(bearers.of(word('li'), 0.9)).toBe(7);
  });

  test('of another script is everybody whose word is as much like it', () => {
    const heard = word('ptrw', 'hebrew');
    expect([0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.1].map((one) => bearers.of(heard, one))).toEqual([
      0, 30, 30, 45, 45, 52, 52,
    ]);
    expect(new Set(asked)).toEqual(new Set(['ptrw']));
  });
});

describe('the rarity of a word', () => {
  const rarity = rarityOf(counts, 5000);

  test('falls with the number of those who bear it or another spelling', () => {
    expect(rarity(word('zorin'))).toBe(1);
    expect(rarity(word('ivan'))).toBeCloseTo(1 - Math.log(6) / Math.log(5001), 9);
    expect(rarity(word('petroff'))).toBeCloseTo(1 - Math.log(21) / Math.log(5001), 9);
    expect(rarity(word('petrov'))).toBeCloseTo(1 - Math.log(31) / Math.log(5001), 9);
  });

  test('is that of a list of a thousand where it has fewer entries, and never below nothing', () => {
    expect(rarityOf(counts, 3)(word('ivan'))).toBeCloseTo(1 - Math.log(6) / Math.log(1001), 9);
    const common = countWords([word('ivan')], [90_000]);
    expect(rarityOf(common, 3)(word('ivan'))).toBe(0);
  });

  test('is not asked of particles, which do not count', () => {
    expect(rarity(particle)).toBe(1);
  });
});
