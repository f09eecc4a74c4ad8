import type { TextWord } from '../text/text-words.ts';

/** Parts of words of 3–5 letters are counted in this many buckets. */
export const LETTER_BUCKETS = 32_768;
const SHORTEST = 3;
const LONGEST = 5;
const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/**
 * The buckets of the 3–5 letters long parts of a word with its borders marked (hashed by FNV-1a, Fowler, Noll and Vo
 * 1991). Names are left out: their letters would teach a model who was accused, not of what;
 * so are numbers and single letters.
 */
export function letterGrams(word: TextWord): number[] {
  if (word.name || word.stem.length < 2) return [];
  const text = `<${word.stem}>`;
  const buckets: number[] = [];
  for (let from = 0; from + SHORTEST <= text.length; from++) {
    let hash = FNV_OFFSET;
    for (let length = 1; length <= LONGEST && from + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(from + length - 1), FNV_PRIME);
      if (length >= SHORTEST) buckets.push((hash >>> 0) % LETTER_BUCKETS);
    }
  }
  return buckets;
}
