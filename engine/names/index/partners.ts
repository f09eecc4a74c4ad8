import { isPartedElsewhere, isSpelt, mayBeAcronym, mayBeSeveral, type Run } from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import { MOST_TOKENS } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import { INITIAL, KNOWN } from './word-similarities.ts';

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

/** Forgets the partners of the name before. */
export function reset({ similarity, initial, settled }: Partners, count: number): void {
  similarity.fill(0, 0, count);
  initial.fill(0, 0, count);
  settled.fill(0, 0, count);
}

/** Settles words that stand once in both names: the alignment ties them before any other. */
export function settle(left: readonly Token[], right: readonly Token[]): void {
  for (let i = 0; i < left.length; i++) {
    const { text, kind } = left[i]!;
    const j = placeOf(right, text);
    if (j < 0 || placeOf(left, text) !== i || kind === 'legal' || right[j]!.kind === 'legal') continue;
    ours.similarity[i] = theirs.similarity[j] = 1;
    ours.settled[i] = theirs.settled[j] = 1;
  }
}

/** The place of the only word with this text; -1 where there is none, -2 where there are several. */
function placeOf(tokens: readonly Token[], text: string): number {
  let place = -1;
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.text !== text) continue;
    if (place >= 0) return -2;
    place = at;
  }
  return place;
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

/** Ties two words as alike as a value of their row says. */
export function tie(i: number, j: number, value: number): void {
  if (value === KNOWN) return;
  if (value === INITIAL) ours.initial[i] = theirs.initial[j] = 1;
  const similarity = value === INITIAL ? METHOD.initialSimilarity : value - KNOWN;
  if (similarity > ours.similarity[i]!) ours.similarity[i] = similarity;
  if (similarity > theirs.similarity[j]!) theirs.similarity[j] = similarity;
}

/** Ties runs of words to the words that the other name writes them together as. */
export function tieRuns(
  runs: readonly Run[],
  one: readonly Token[],
  manyTied: Partners,
  oneTied: Partners,
  isJoined: (run: number, single: Token, place: number) => boolean,
): void {
  for (let run = 0; run < runs.length; run++) {
    const { from, length } = runs[run]!;
    if (!isOpen(manyTied, from, length)) continue;
    for (let at = 0; at < one.length; at++) {
      const single = one[at]!;
      if (oneTied.settled[at] || !mayBeSeveral(single) || !isJoined(run, single, at)) continue;
      cover(manyTied, from, length, oneTied, at, 1);
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
      if (!isPartedElsewhere(left, our, right, their)) continue;
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
