import { METHOD } from '../score/method.ts';
import { MOST_TOKENS } from '../tokens/normalise.ts';
import type { Words } from './joined-ties.ts';
import { LEGAL } from './words/word-shapes.ts';
import { INITIAL, KNOWN, pairs, SAME } from './words/word-similarities.ts';

/**
 * The best partner that each word may find, by its place; whether that may be an initial, whether it is certain, and
 * what is lent to it for words that may be written together.
 */
export type Partners = {
  similarity: Float64Array;
  initial: Uint8Array;
  settled: Uint8Array;
  lent: Float64Array;
};

const partners = (): Partners => ({
  similarity: new Float64Array(MOST_TOKENS),
  initial: new Uint8Array(MOST_TOKENS),
  settled: new Uint8Array(MOST_TOKENS),
  lent: new Float64Array(MOST_TOKENS),
});
/** Of the query and of one name of the list at a time. */
export const ours = partners();
export const theirs = partners();

/** Settles words that stand once in both names: the alignment ties them before any other. */
export function settle(left: Words, right: Words): void {
  left.settled.fill(0, 0, left.count);
  right.settled.fill(0, 0, right.count);
  for (let i = 0; i < left.count; i++) {
    const j = placeInRow(i, right.count);
    if (j < 0 || isInColumnBut(i, j, left.count)) continue;
    if (((left.shapes.marks[i]! | right.shapes.marks[j]!) & LEGAL) !== 0) continue;
    left.settled[i] = right.settled[j] = 1;
  }
}

/** The place of the only listed word with the text of the query's; -1 where there is none, or several. */
function placeInRow(i: number, count: number): number {
  let place = -1;
  for (let j = 0; j < count; j++) {
    if (Math.abs(pairs[i * MOST_TOKENS + j]!) !== SAME) continue;
    if (place >= 0) return -1;
    place = j;
  }
  return place;
}

/** Whether another word of the query has the listed one's text. */
function isInColumnBut(i: number, j: number, count: number): boolean {
  for (let other = 0; other < count; other++)
    if (other !== i && Math.abs(pairs[other * MOST_TOKENS + j]!) === SAME) return true;
  return false;
}

/** Ties every word to the one most like it. */
export function tieWords(left: number, right: number): void {
  reset(ours, left);
  reset(theirs, right);
  for (let i = 0; i < left; i++) {
    if (ours.settled[i]) continue;
    for (let j = 0; j < right; j++) {
      const value = Math.abs(pairs[i * MOST_TOKENS + j]!);
      if (value === KNOWN || theirs.settled[j]) continue;
      if (value === INITIAL) ours.initial[i] = theirs.initial[j] = 1;
      const similarity = value === INITIAL ? METHOD.initialSimilarity : value - KNOWN;
      if (similarity > ours.similarity[i]!) ours.similarity[i] = similarity;
      if (similarity > theirs.similarity[j]!) theirs.similarity[j] = similarity;
    }
  }
}

/** Forgets the partners of the name before; those that are settled are the same word, and others have what was lent. */
function reset({ similarity, initial, settled, lent }: Partners, count: number): void {
  for (let at = 0; at < count; at++) {
    initial[at] = 0;
    similarity[at] = settled[at] ? 1 : lent[at]!;
  }
}
