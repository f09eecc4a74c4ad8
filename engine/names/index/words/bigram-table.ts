import type { Token } from '../../tokens/tokens.ts';

/** Words of a vocabulary by the pairs of adjacent sounds in them and their length. */
type BigramTable = {
  /** Calls for the words of about a folded word's length that share enough pairs with it. */
  sharing: (folded: string, call: (number: number) => void) => void;
};

const ALPHABET = 64;
const LENGTHS = 24;

/** The share of its pairs that a word must have in common. */
const ENOUGH = 0.5;

/** Builds the table for the words with these numbers. */
export function buildBigrams(tokens: readonly Token[], words: readonly number[]): BigramTable {
  const start = new Uint32Array(ALPHABET * ALPHABET * LENGTHS + 1);
  for (const number of words) {
    for (const bucket of bucketsOf(tokens[number]!.fold)) start[bucket + 1]! += 1;
  }
  let whole = 0;
  start.forEach((count, bucket) => {
    whole += count;
    start[bucket] = whole;
  });
  const items = new Uint32Array(whole);
  const fill = start.slice();
  for (const number of words) {
    for (const bucket of bucketsOf(tokens[number]!.fold)) {
      items[fill[bucket]!] = number;
      fill[bucket]! += 1;
    }
  }
  const scratch = { counts: new Uint8Array(tokens.length), touched: new Uint32Array(words.length) };
  return { sharing: (folded, call) => sharing(folded, start, items, scratch, call) };
}

type Scratch = { counts: Uint8Array; touched: Uint32Array };

function sharing(
  folded: string,
  start: Uint32Array,
  items: Uint32Array,
  { counts, touched }: Scratch,
  call: (number: number) => void,
): void {
  const size = folded.length;
  const slack = size <= 5 ? 1 : 2;
  const [shortest, longest] = [lengthOf(size - slack), lengthOf(size + slack)];
  // Lengths of one pair lie side by side, so that one run covers them all.
  const buckets = bucketsOf(folded, 0);
  const least = Math.max(2, Math.ceil((size + 1) * ENOUGH));
  let count = 0;
  for (let order = 0; order < buckets.length; order++) {
    // Who shares enough pairs shares one of the first ones: the last runs bring nobody new.
    const opening = order <= buckets.length - least;
    const to = start[buckets[order]! + longest + 1]!;
    for (let at = start[buckets[order]! + shortest]!; at < to; at++) {
      const number = items[at]!;
      const known = counts[number]!;
      if (known > 0) counts[number] = known + 1;
      else if (opening) {
        counts[number] = 1;
        touched[count++] = number;
      }
    }
  }
  for (let at = 0; at < count; at++) {
    const number = touched[at]!;
    if (counts[number]! >= least) call(number);
    counts[number] = 0;
  }
}

/** The length a word counts as: all long words count as equally long. */
function lengthOf(size: number): number {
  return Math.min(size, LENGTHS - 1);
}

/** The bucket of each pair of sounds, the ends of the word counting as a sound. */
function bucketsOf(folded: string, length = lengthOf(folded.length)): number[] {
  const buckets: number[] = [];
  let previous = 0;
  for (let at = 0; at <= folded.length; at++) {
    // Beyond its end a word has no letter, which counts as 0.
    const letter = folded.charCodeAt(at) & (ALPHABET - 1);
    buckets.push((previous * ALPHABET + letter) * LENGTHS + length);
    previous = letter;
  }
  return buckets;
}
