import type { Token, TokenSpec } from '../tokens/tokens.ts';
import { makeToken } from '../tokens/tokens.ts';
import { compareTokens } from './token-similarity.ts';

const token = (text: string, more: Partial<TokenSpec> = {}): Token =>
  makeToken({ text, kind: 'word', origin: 'latin', aside: false, tables: 'none', ...more });
const name = (text: string) => token(text, { tables: 'person' });
const word = (text: string) => token(text, { tables: 'other' });

/** From both ends, which must say the same. */
function compared(left: Token, right: Token, least?: number) {
  const match = compareTokens(left, right, least);
  expect(compareTokens(right, left, least)).toEqual(match);
  return match;
}

describe('two words', () => {
  test('of the same letters are the same, whatever they are', () => {
    expect(compared(token('zorin'), token('zorin'))).toEqual({ similarity: 1, how: 'exact' });
    expect(compared(token('7', { kind: 'number' }), token('7', { kind: 'number' }))).toMatchObject({
      similarity: 1,
    });
    expect(compared(token('ltd', { kind: 'legal' }), token('ltd', { kind: 'legal' }))).toMatchObject({
      similarity: 1,
    });
    expect(compared(token('zorin'), token('zorin', { origin: 'script' }))).toEqual({
      ...{ similarity: 1, how: 'transliterated' },
    });
  });

  test.each(['number', 'legal'] as const)('of which one is a %s are never alike in part', (kind) => {
    expect(compared(token('zorina', { kind }), token('zorin'))).toBeUndefined();
  });

  test('of which one is a single letter are never alike in part', () => {
    expect(compared(token('a'), token('aa'))).toBeUndefined();
    expect(compared(token('u', { origin: 'script' }), token('uu'))).toBeUndefined();
  });

  test('of two letters are alike only where a script was read', () => {
    expect(compared(token('li'), token('ly'))).toBeUndefined();
    expect(compared(token('li'), token('ly', { origin: 'syllable' }))).toMatchObject({
      how: 'transliterated',
    });
    expect(compared(token('li'), token('lee'))).toMatchObject({ how: 'typo' });
  });

  test('that sound the same are 0.97 alike', () => {
    expect(compared(token('filip'), token('philip'))).toEqual({ similarity: 0.97, how: 'sound' });
    expect(compared(token('filip'), token('philip', { origin: 'script' }))).toEqual({
      ...{ similarity: 0.97, how: 'transliterated' },
    });
  });

  test('with the same consonants sound the same only where little else changed', () => {
    const near = compared(token('zorinovski'), token('zorinovsky'));
    expect(near?.how).toBe('sound');
    expect(near?.similarity).toBeGreaterThan(0.9);
    const far = compared(token('zorin'), token('zaren'));
    expect(far?.how).toBe('typo');
    expect(far?.similarity).toBeLessThan(0.9);
    expect(compared(token('zorinovskirm'), token('zorinovskirn'))?.how).toBe('typo');
  });

  test('are different words when little of their sound agrees', () => {
    expect(compared(token('zorin'), token('mabel'))).toBeUndefined();
    expect(compared(token('kestrel'), token('ahu'))).toBeUndefined();
  });

  test('less alike than is asked for are not told', () => {
    const similarity = compared(token('zorin'), token('zoren'), 0)?.similarity ?? 0;
    expect(compared(token('zorin'), token('zoren'), similarity - 0.01)).toBeDefined();
    expect(compared(token('zorin'), token('zoren'), similarity + 0.01)).toBeUndefined();
    expect(compared(token('filip'), token('philip'), 0.97)).toBeDefined();
    expect(compared(token('filip'), token('philip'), 0.98)).toBeUndefined();
  });

  test('cost the more the shorter they are', () => {
    const of = (one: string, other: string) => compared(token(one), token(other), 0)?.similarity ?? 0;
    expect(of('bakt', 'bakm')).toBeLessThan(of('bakbakbakt', 'bakbakbakm'));
  });
});

describe('words of other scripts', () => {
  test('are read in two ways where they can be, and the better one counts', () => {
    const read = token('rdaz', { origin: 'abjad', second: 'rzaz' });
    const once = token('rdaz', { origin: 'abjad' });
    const [one, two] = [compared(read, token('rizaz')), compared(once, token('rizaz'))];
    expect(one?.similarity).toBeGreaterThan((two?.similarity ?? 0) + 0.05);
    expect(compared(read, token('ridaz'))?.similarity).toBeGreaterThan(0.9);
  });

  test('that leave vowels out are like a name with its vowels', () => {
    expect(compared(token('mhmd', { origin: 'abjad' }), token('mohamad'))?.similarity).toBeGreaterThan(0.9);
    expect(compared(token('mhmd'), token('mohamad'))?.similarity ?? 0).toBeLessThan(0.8);
  });

  test('in syllables are dearer to change', () => {
    const latin = compared(token('jeong'), token('jong'))?.similarity ?? 0;
    const syllable = compared(token('jeong', { origin: 'syllable' }), token('jong'))?.similarity ?? 0;
    expect(0.97 - syllable).toBeCloseTo(1.4 * (0.97 - latin), 6);
  });
});

describe('a name or word of the tables', () => {
  test('is 0.95 like the same name in another language, and 0.87 like a short form of it', () => {
    expect(compared(name('william'), name('guillermo'))).toEqual({ similarity: 0.95, how: 'nickname' });
    expect(compared(name('william'), name('bill'))).toEqual({ similarity: 0.87, how: 'nickname' });
    expect(compared(name('bill'), name('billy'))).toMatchObject({ how: 'nickname' });
    expect(compared(token('william'), token('guillermo'))?.how).toBe('typo');
    expect(compared(name('william'), name('mabel'))).toBeUndefined();
  });

  test('is 0.95 like a word that means the same, and not like one that means something else', () => {
    expect(compared(word('plant'), word('zavod'))).toEqual({ similarity: 0.95, how: 'translated' });
    expect(compared(word('plant'), word('banco'))).toBeUndefined();
    expect(compared(word('mabel'), word('zorin'))).toBeUndefined();
  });

  test('keeps what its sound says where that is more', () => {
    expect(compared(name('filip'), name('philip'))).toEqual({ similarity: 0.97, how: 'sound' });
  });
});
