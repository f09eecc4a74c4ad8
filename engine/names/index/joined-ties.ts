import { SHORTEST_RUN } from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import {
  ACRONYM,
  LEGAL,
  LOOSE,
  NUMBER,
  SEVERAL,
  SHORTENED,
  WORD,
  type WordShapes,
} from './words/word-shapes.ts';

/** Words by their shapes, how many they are, which of them are settled, and what ties lend to each. */
export type Words = { shapes: WordShapes; count: number; settled: Uint8Array; lent: Float64Array };

/**
 * Adjacent words of one name (the listed one if `isListed`) and what they may match in the other: one word, an acronym of
 * their first letters, or the same letters split into words elsewhere.
 */
export type Tie = {
  how: 'joined' | 'spelt' | 'parted';
  isListed: boolean;
  from: number;
  length: number;
  other: number;
  otherLength: number;
};

const HOWS = ['joined', 'spelt', 'parted'] as const;
const [JOINED, SPELT, PARTED] = [0, 1, 2];
const FIELDS = 6;
/** More than names of `MOST_TOKENS` words can have. */
const MOST_TIES = 6000;

/** The ties of one pair of names at a time, in the fields of `Tie`. */
const ties = new Uint8Array(MOST_TIES * FIELDS);
let count = 0;

/**
 * Lends the words of two names what they may be alike when written together, parted elsewhere or given by their first
 * letters, by their shapes alone: never less than they are alike. Answers whether any may.
 */
export function lendTies(ours: Words, theirs: Words): boolean {
  count = 0;
  lendNothing(ours);
  lendNothing(theirs);
  const open = openOf(ours);
  const listed = openOf(theirs);
  if (open === 0 || listed === 0 || open + listed === 2) return false;
  if (open > 1) lendRuns(ours, theirs, 0);
  if (listed > 1) lendRuns(theirs, ours, 1);
  lendSpelt(ours, theirs, 0);
  lendSpelt(theirs, ours, 1);
  if (open > 1 && listed > 1) lendParted(ours, theirs);
  return count > 0;
}

/** Keeps those of the ties that are, and lends nothing for the others. */
export function keepTies(ours: Words, theirs: Words, isTied: (tie: Tie) => boolean): void {
  lendNothing(ours);
  lendNothing(theirs);
  const asked = count;
  count = 0;
  for (let at = 0; at < asked * FIELDS; at += FIELDS) {
    const how = ties[at]!;
    const isListed = ties[at + 1]!;
    const from = ties[at + 2]!;
    const length = ties[at + 3]!;
    const other = ties[at + 4]!;
    const otherLength = ties[at + 5]!;
    if (!isTied({ how: HOWS[how]!, isListed: isListed === 1, from, length, other, otherLength })) continue;
    const [many, one] = isListed === 1 ? [theirs, ours] : [ours, theirs];
    lend(how, isListed, many, from, length, one, other, otherLength);
  }
}

/** Notes a tie, and lends to its words. */
function lend(
  how: number,
  isListed: number,
  many: Words,
  from: number,
  length: number,
  one: Words,
  other: number,
  otherLength: number,
): void {
  const place = count++ * FIELDS;
  ties[place] = how;
  ties[place + 1] = isListed;
  ties[place + 2] = from;
  ties[place + 3] = length;
  ties[place + 4] = other;
  ties[place + 5] = otherLength;
  const similarity = how === SPELT ? METHOD.acronym : 1;
  for (let at = from; at < from + length; at++) if (many.lent[at]! < similarity) many.lent[at] = similarity;
  for (let at = other; at < other + otherLength; at++)
    if (one.lent[at]! < similarity) one.lent[at] = similarity;
}

function lendNothing({ lent, count: words }: Words): void {
  for (let at = 0; at < words; at++) lent[at] = 0;
}

/** How many words are not settled. */
function openOf({ settled, count: words }: Words): number {
  let open = 0;
  for (let at = 0; at < words; at++) if (!settled[at]) open++;
  return open;
}

/** Two or three adjacent words that may be one of the other name. */
function lendRuns(many: Words, one: Words, isListed: number): void {
  if (!hasSeveral(one)) return;
  const { shapes, settled } = many;
  const { letters, consonants, first, last, marks } = shapes;
  for (let from = 0; from + 1 < many.count; from++) {
    let all = 0;
    let size = 0;
    let sounds = 0;
    let begin = -1;
    let end = -1;
    for (let at = from; at < many.count && at < from + 3 && !settled[at]; at++) {
      all |= marks[at]!;
      size += letters[at]!;
      if (consonants[at]! > 0) {
        // Of two equal consonants that meet, one is left.
        sounds += consonants[at]! - (first[at] === end ? 1 : 0);
        if (begin < 0) begin = first[at]!;
        end = last[at]!;
      }
      if (at === from) continue;
      const slack = (marks[from]! & LOOSE) !== 0 ? LOOSE_LETTERS : LETTERS;
      for (let single = 0; single < one.count; single++)
        if (!one.settled[single] && mayBeOne(one.shapes, single, all, slack, size, sounds, begin, end))
          lend(JOINED, isListed, many, from, at + 1 - from, one, single, 1);
    }
  }
}

/** How many letters words written together may have more or less, in Latin letters and in a script that leaves sounds out. */
const LETTERS = 3;
const LOOSE_LETTERS = 6;

function hasSeveral({ shapes, count: words, settled }: Words): boolean {
  for (let at = 0; at < words; at++) if ((shapes.marks[at]! & SEVERAL) !== 0 && !settled[at]) return true;
  return false;
}

function mayBeOne(
  { letters, consonants, first, last, marks }: WordShapes,
  at: number,
  all: number,
  slack: number,
  size: number,
  sounds: number,
  begin: number,
  end: number,
): boolean {
  const own = marks[at]!;
  if ((own & SEVERAL) === 0) return false;
  // A word that is written otherwise is looked at by its letters.
  if (((all | own) & SHORTENED) !== 0) return true;
  if ((all & WORD) === 0 || (all & (LEGAL | NUMBER)) !== 0) return false;
  if (Math.abs(size - letters[at]!) > ((own & LOOSE) !== 0 ? LOOSE_LETTERS : slack)) return false;
  const theirs = consonants[at]!;
  if (Math.abs(sounds - theirs) > 1) return false;
  if (sounds === 0 && theirs === 0) return true;
  return theirs > 0 && (begin === first[at] || end === last[at]);
}

/** A word that may give the first letters of adjacent words. */
function lendSpelt(many: Words, one: Words, isListed: number): void {
  const { initial } = many.shapes;
  for (let at = 0; at < one.count; at++) {
    const length = one.shapes.letters[at]!;
    if (one.settled[at] || (one.shapes.marks[at]! & ACRONYM) === 0) continue;
    for (let from = 0; from + length <= many.count; from++)
      if (
        initial[from] === one.shapes.initial[at] &&
        initial[from + length - 1] === one.shapes.final[at] &&
        isOpen(many, from, length)
      )
        lend(SPELT, isListed, many, from, length, one, at, 1);
  }
}

function isOpen({ settled }: Words, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (settled[at]) return false;
  return true;
}

/** Adjacent words of both names that may have the same letters. */
function lendParted(ours: Words, theirs: Words): void {
  for (let from = 0; from + 1 < ours.count; from++)
    for (let to = from + 1; to < ours.count && to < from + 3; to++) {
      const letters = lettersOf(ours.shapes, from, to);
      if (letters < SHORTEST_RUN) continue;
      for (let at = 0; at + 1 < theirs.count; at++) {
        if (ours.shapes.initial[from] !== theirs.shapes.initial[at]) continue;
        for (let end = at + 1; end < theirs.count && end < at + 3; end++)
          if (
            ours.shapes.final[to] === theirs.shapes.final[end] &&
            letters === lettersOf(theirs.shapes, at, end)
          )
            lend(PARTED, 0, ours, from, to + 1 - from, theirs, at, end + 1 - at);
      }
    }
}

/** The letters of adjacent words; -1 where a legal form is among them, which is parted from others nowhere. */
function lettersOf({ letters, marks }: WordShapes, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at <= to; at++) {
    if ((marks[at]! & LEGAL) !== 0) return -1;
    sum += letters[at]!;
  }
  return sum;
}
