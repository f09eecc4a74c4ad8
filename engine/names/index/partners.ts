import {
  isPartedElsewhere,
  isSpelt,
  mayBeAcronym,
  mayBeJoined,
  mayBeSeveral,
  type Run,
} from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import { MOST_TOKENS } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import { INITIAL, KNOWN, pairs, SAME } from './word-similarities.ts';

/** The best partner that each word may find, by its place; whether that may be an initial, and whether it is certain. */
export type Partners = { similarity: Float64Array; initial: Uint8Array; settled: Uint8Array };

const partners = (): Partners => ({
  similarity: new Float64Array(MOST_TOKENS),
  initial: new Uint8Array(MOST_TOKENS),
  settled: new Uint8Array(MOST_TOKENS),
});
/** Of the query and of one name of the list at a time. */
export const ours = partners();
export const theirs = partners();

/** Settles words that stand once in both names: the alignment ties them before any other. */
export function settle(left: readonly Token[], right: readonly Token[]): void {
  ours.settled.fill(0, 0, left.length);
  theirs.settled.fill(0, 0, right.length);
  for (let i = 0; i < left.length; i++) {
    const j = placeInRow(i, right.length);
    if (j < 0 || isInColumnBut(i, j, left.length)) continue;
    if (left[i]!.kind === 'legal' || right[j]!.kind === 'legal') continue;
    ours.settled[i] = theirs.settled[j] = 1;
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

/** Forgets the partners of the name before; those that are settled are the same word. */
function reset({ similarity, initial, settled }: Partners, count: number): void {
  initial.fill(0, 0, count);
  for (let at = 0; at < count; at++) similarity[at] = settled[at]!;
}

/** How many words are not settled. */
function openOf({ settled }: Partners, count: number): number {
  let open = 0;
  for (let at = 0; at < count; at++) if (!settled[at]) open++;
  return open;
}

function isOpen({ settled }: Partners, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (settled[at]) return false;
  return true;
}

/** Whether words may be written together, after those that are settled. */
export function mayBeSeveralOf(left: readonly Token[], right: readonly Token[]): boolean {
  const open = openOf(ours, left.length);
  const listed = openOf(theirs, right.length);
  return open > 0 && listed > 0 && open + listed > 2;
}

/** Ties runs of words to the words that the other name writes them together as. */
export function tieRuns(
  many: readonly Token[],
  runs: readonly Run[],
  one: readonly Token[],
  manyTied: Partners,
  oneTied: Partners,
  isJoined: (run: number, single: Token, place: number) => boolean,
): void {
  for (let at = 0; at < one.length; at++) {
    const single = one[at]!;
    if (oneTied.settled[at] || !mayBeSeveral(single)) continue;
    for (let place = 0; place < runs.length; place++) {
      const run = runs[place]!;
      if (!mayBeJoined(many, run, single) || !isOpen(manyTied, run.from, run.length)) continue;
      if (isJoined(place, single, at)) cover(manyTied, run.from, run.length, oneTied, at, 1);
    }
  }
}

/** Ties words to the word that gives their first letters. */
function tieSpelt(
  many: readonly Token[],
  one: readonly Token[],
  manyTied: Partners,
  oneTied: Partners,
): void {
  for (let at = 0; at < one.length; at++) {
    const single = one[at]!;
    const { length } = single.text;
    if (length > many.length || oneTied.settled[at] || !mayBeAcronym(single)) continue;
    for (let from = 0; from + length <= many.length; from++)
      if (isOpen(manyTied, from, length) && isSpelt(many, from, single.text))
        cover(manyTied, from, length, oneTied, at, METHOD.acronym);
  }
}

/** Ties words by their first letters, and those that have the same letters, parted elsewhere. */
export function tieLetters(
  left: readonly Token[],
  leftRuns: readonly Run[],
  right: readonly Token[],
  rightRuns: readonly Run[],
): void {
  tieSpelt(left, right, ours, theirs);
  tieSpelt(right, left, theirs, ours);
  if (openOf(ours, left.length) > 1 && openOf(theirs, right.length) > 1)
    tieParted(left, leftRuns, right, rightRuns);
}

function tieParted(
  left: readonly Token[],
  leftRuns: readonly Run[],
  right: readonly Token[],
  rightRuns: readonly Run[],
): void {
  for (const our of leftRuns) {
    for (const their of rightRuns) {
      if (our.letters !== their.letters || !isPartedElsewhere(left, our, right, their)) continue;
      ours.similarity.fill(1, our.from, our.from + our.length);
      theirs.similarity.fill(1, their.from, their.from + their.length);
    }
  }
}

function cover(
  manyTied: Partners,
  from: number,
  length: number,
  oneTied: Partners,
  at: number,
  similarity: number,
): void {
  for (let i = from; i < from + length; i++)
    manyTied.similarity[i] = Math.max(manyTied.similarity[i]!, similarity);
  oneTied.similarity[at] = Math.max(oneTied.similarity[at]!, similarity);
}
