import { type Bearers, SAME_WORD } from '../score/coincidence.ts';
import type { Rarity } from '../score/weights.ts';
import { isInformative, type Token } from '../tokens/tokens.ts';
import type { Lookup, Similar } from './lookup.ts';

/** In how many entries of a list words stand: by their text, and spellings of one name together by skeleton. */
type Counts = { byText: Map<string, number>; bySkeleton: Map<string, number> };

export function countWords(tokens: readonly Token[], frequency: ArrayLike<number>): Counts {
  const byText = new Map<string, number>();
  const bySkeleton = new Map<string, number>();
  tokens.forEach((token, number) => {
    if (!isInformative(token)) return;
    const count = frequency[number]!;
    byText.set(token.text, (byText.get(token.text) ?? 0) + count);
    bySkeleton.set(token.skeleton, (bySkeleton.get(token.skeleton) ?? 0) + count);
  });
  return { byText, bySkeleton };
}

export function rarityOf(counts: Counts, entries: number): Rarity {
  const whole = Math.log(Math.max(entries, 1000) + 1);
  return (token) => Math.max(0, 1 - Math.log(spellingsOf(counts, token) + 1) / whole);
}

/** Spellings of one name are counted together, each at a share of its number. */
function spellingsOf({ byText, bySkeleton }: Counts, { text, skeleton }: Token, share = 0.5): number {
  const similar = skeleton.length >= 3 ? (bySkeleton.get(skeleton) ?? 0) * share : 0;
  return Math.max(byText.get(text) ?? 0, similar);
}

/** Similarities are kept in single precision. */
const CARE = 1e-6;

/**
 * Who bears a word. Latin words are counted by their text, and where they are but alike with their spellings; what a word
 * of another script may be read as is looked up.
 */
export function bearersOf(counts: Counts, entries: number, frequency: Uint32Array, lookup: Lookup): Bearers {
  /** Of the words like a token, the best first: how many entries have one of those up to a place. */
  const sums = new WeakMap<Similar, Uint32Array>();
  const summed = (similar: Similar): Uint32Array => {
    const known = sums.get(similar);
    if (known) return known;
    let sum = 0;
    const made = similar.numbers.map((number) => {
      sum += frequency[number]!;
      return sum;
    });
    sums.set(similar, made);
    return made;
  };
  const count = (token: Token, similarity: number, share?: number): number => {
    if (token.origin === 'latin')
      return similarity >= SAME_WORD
        ? (counts.byText.get(token.text) ?? 0)
        : spellingsOf(counts, token, share);
    const similar = lookup.similar(token);
    const like = countAtLeast(similar.similarities, similarity - CARE);
    return like === 0 ? 0 : summed(similar)[like - 1]!;
  };
  return {
    entries,
    of: (token, similarity) => count(token, similarity),
    // An entry with two of the words has been counted twice.
    told: (token, similarity) => Math.min(entries, count(token, similarity, 1)),
  };
}

/** How many of the figures, the largest first, are no less than one. */
function countAtLeast(figures: Float32Array, least: number): number {
  let from = 0;
  let to = figures.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (figures[middle]! >= least) from = middle + 1;
    else to = middle;
  }
  return from;
}
