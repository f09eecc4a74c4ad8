import type { Token } from './tokens.ts';

/** Words of a vocabulary by the pairs of adjacent sounds in them and their length. */
export type BigramTable = {
  /** The words of about the token's length that share enough pairs with it. */
  sharing: (token: Token) => number[];
};

const ALPHABET = 64;
const LENGTHS = 24;

/** The share of its pairs that a word must have in common. */
const ENOUGH = 0.5;

/** Builds the table for the words with these numbers. */
export function buildBigrams(tokens: readonly Token[], words: readonly number[]): BigramTable {
  const start = new Uint32Array(ALPHABET * ALPHABET * LENGTHS + 1);
  for (const number of words) {
    for (const bucket of bucketsOf(tokens[number]!.fold)) start[bucket + 1]!++;
  }
  for (let at = 1; at < start.length; at++) start[at]! += start[at - 1]!;
  const items = new Uint32Array(start[start.length - 1]!);
  const fill = start.slice();
  for (const number of words) {
    for (const bucket of bucketsOf(tokens[number]!.fold)) items[fill[bucket]!++] = number;
  }
  const counts = new Uint8Array(tokens.length);
  return { sharing: (token) => sharing(token.fold, start, items, counts) };
}

function sharing(folded: string, start: Uint32Array, items: Uint32Array, counts: Uint8Array): number[] {
  const size = folded.length;
  const slack = size <= 5 ? 1 : 2;
  const shortest = Math.max(1, size - slack);
  const longest = Math.min(size + slack, LENGTHS - 1);
  // Lengths of one pair lie side by side, so that one run covers them all.
  const runs = bucketsOf(folded, 0)
    .map((bucket) => ({ from: start[bucket + shortest]!, to: start[bucket + longest + 1]! }))
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  const least = Math.max(2, Math.ceil((size + 1) * ENOUGH));
  const touched: number[] = [];
  runs.forEach(({ from, to }, order) => {
    // Who shares enough pairs shares one of the rarer ones: the last runs bring nobody new.
    const opening = order <= runs.length - least;
    for (let at = from; at < to; at++) {
      const number = items[at]!;
      if (counts[number]! > 0) counts[number]!++;
      else if (opening) {
        counts[number] = 1;
        touched.push(number);
      }
    }
  });
  const found = touched.filter((number) => counts[number]! >= least);
  for (const number of touched) counts[number] = 0;
  return found;
}

/** The bucket of each pair of sounds, the ends of the word counting as a sound. */
function bucketsOf(folded: string, length = Math.min(folded.length, LENGTHS - 1)): number[] {
  const buckets: number[] = [];
  let previous = 0;
  for (let at = 0; at <= folded.length; at++) {
    const letter = at < folded.length ? folded.charCodeAt(at) & 63 || 63 : 0;
    buckets.push((previous * ALPHABET + letter) * LENGTHS + length);
    previous = letter;
  }
  return buckets;
}
