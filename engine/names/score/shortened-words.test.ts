import type { TokenSpec } from '../tokens/tokens.ts';
import { makeToken } from '../tokens/tokens.ts';
import { compareTokens } from './token-similarity.ts';

const spec = { kind: 'word', origin: 'latin', aside: false } as const;

/** From both ends, which must say the same. */
function alike(one: string, other: string, tables: TokenSpec['tables'] = 'none') {
  const [left, right] = [one, other].map((text) => makeToken({ ...spec, text, tables })) as [never, never];
  const match = compareTokens(left, right);
  expect(compareTokens(right, left)).toEqual(match);
  return match;
}

const SHORTENED = { similarity: 0.8, how: 'typo' };

describe('a word that begins another', () => {
  test.each([
    ['kamchy', 'kamchybekov'],
    ['comm', 'community'],
    ['zori', 'zorinkhbek'],
  ])('is taken for it cut short: %s, %s', (short, long) => {
    expect(alike(short, long)).toEqual(SHORTENED);
  });

  test.each([
    ['zor', 'zorinak', 'has fewer than four letters'],
    ['zori', 'zorinakhbek', 'has less than two fifths of its letters'],
    ['roman', 'romanovich', "is but the name of somebody's father"],
    ['orinka', 'zorinkakhbek', 'does not begin it'],
  ])('is no such word where it is too short or no mere beginning: %s, %s, which %s', (short, long) => {
    expect(alike(short, long)).not.toEqual(SHORTENED);
  });

  test('is no such word where it is common itself', () => {
    expect(alike('green', 'greenkhaldi', 'other')).not.toEqual(SHORTENED);
    expect(alike('green', 'greenkhaldi')).toEqual(SHORTENED);
  });

  test('keeps what its sound says where that is more', () => {
    expect(alike('petrov', 'petrova')?.similarity).toBeGreaterThan(0.85);
  });
});

describe('two common words', () => {
  test.each([
    ['engineering', 'engineers'],
    ['product', 'production'],
    ['builders', 'building'],
    ['medical', 'medicine'],
    ['market', 'marketing'],
    ['air', 'airways'],
  ])('with most of their letters in common, or but an ending apart, are one: %s, %s', (one, other) => {
    expect(alike(one, other, 'other')).toEqual(SHORTENED);
  });

  test.each([
    ['electric', 'electronics', 'has too few letters in common'],
    ['pharma', 'pharmaceuticals', 'adds more than an ending'],
    ['real', 'realtors', 'adds more than an ending'],
    ['sun', 'sunrise', 'adds another word'],
    ['east', 'easygoing', 'parts before its end'],
  ])('are two words where it is not so: %s, %s, which %s', (one, other) => {
    expect(alike(one, other, 'other')).not.toEqual(SHORTENED);
  });

  test('keep what they mean or sound like where that is more', () => {
    expect(alike('industrial', 'industries', 'other')).toEqual({ similarity: 0.95, how: 'translated' });
    expect(alike('textile', 'textiles', 'other')?.similarity).toBeGreaterThan(0.8);
  });

  test('are no such words where one of them is not common, or the table is not asked', () => {
    expect(alike('design', 'designment', 'other')).not.toEqual(SHORTENED);
    expect(alike('air', 'airways')).toBeUndefined();
  });
});
