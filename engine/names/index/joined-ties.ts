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

/** Tells by their sounds which words are not written together as one of the other name, by the places of these. */
type Apart = {
  /** Words of the query, and one of the name. */
  ours: (from: number, length: number, single: number) => boolean;
  /** Words of the name, and one of the query. */
  theirs: (from: number, length: number, single: number) => boolean;
};
const NEVER: Apart = { ours: () => false, theirs: () => false };

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
 * letters, by their shapes and sounds: never less than they are alike. Answers whether any may.
 */
export function lendTies(ours: Words, theirs: Words, apart = NEVER): boolean {
  count = 0;
  lendNothing(ours);
  lendNothing(theirs);
  const open = openOf(ours);
  const listed = openOf(theirs);
  if (open === 0 || listed === 0 || open + listed === 2) return false;
  if (open > 1) lendRuns(ours, theirs, 0, apart.ours);
  if (listed > 1) lendRuns(theirs, ours, 1, apart.theirs);
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

/** Adjacent words taken as one: the marks that any of them has, and the letters and consonants as in `WordShapes`. */
type Run = { marks: number; letters: number; consonants: number; first: number; last: number; slack: number };

const run: Run = { marks: 0, letters: 0, consonants: 0, first: -1, last: -1, slack: 0 };
const writtenRun: Run = { ...run };

/** Begins a run with one word. */
function begin(to: Run, { marks }: WordShapes, at: number): void {
  to.marks = to.letters = to.consonants = 0;
  to.first = to.last = -1;
  to.slack = (marks[at]! & LOOSE) !== 0 ? LOOSE_LETTERS : LETTERS;
}

/** Puts a word at the end of a run. */
function append(to: Run, { letters, consonants, first, last, marks }: WordShapes, at: number): void {
  to.marks |= marks[at]!;
  to.letters += letters[at]!;
  if (consonants[at]! === 0) return;
  // Of two equal consonants that meet, one is left.
  to.consonants += consonants[at]! - (first[at] === to.last ? 1 : 0);
  if (to.first < 0) to.first = first[at]!;
  to.last = last[at]!;
}

/** Two or three adjacent words that may be one of the other name. */
function lendRuns(many: Words, one: Words, isListed: number, isApart: Apart['ours']): void {
  if (!hasSeveral(one)) return;
  const { shapes, settled } = many;
  const singles = one.shapes;
  const written = shapes.written ?? shapes;
  const writtenSingles = singles.written ?? singles;
  const isShortened = written !== shapes || writtenSingles !== singles;
  for (let from = 0; from + 1 < many.count; from++) {
    begin(run, shapes, from);
    if (isShortened) begin(writtenRun, written, from);
    for (let at = from; at < many.count && at < from + 3 && !settled[at]; at++) {
      append(run, shapes, at);
      if (isShortened) append(writtenRun, written, at);
      if (at === from) continue;
      const length = at + 1 - from;
      for (let single = 0; single < one.count; single++) {
        const own = singles.marks[single]!;
        if (one.settled[single] || (own & SEVERAL) === 0) continue;
        if (
          (mayBeOne(run, singles, single) && !isApart(from, length, single)) ||
          (((run.marks | own) & SHORTENED) !== 0 && mayBeWritten(writtenSingles, single))
        )
          lend(JOINED, isListed, many, from, length, one, single, 1);
      }
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
  { marks: all, letters: size, consonants: sounds, first: begin, last: end, slack }: Run,
  { letters, consonants, first, last, marks }: WordShapes,
  at: number,
): boolean {
  if ((all & WORD) === 0 || (all & (LEGAL | NUMBER)) !== 0) return false;
  if (Math.abs(size - letters[at]!) > ((marks[at]! & LOOSE) !== 0 ? LOOSE_LETTERS : slack)) return false;
  const theirs = consonants[at]!;
  if (Math.abs(sounds - theirs) > 1) return false;
  if (sounds === 0 && theirs === 0) return true;
  return theirs > 0 && (begin === first[at] || end === last[at]);
}

/** Whether words may be one as written in the name. With a legal form or a number among them, the letters must be the same. */
function mayBeWritten(singles: WordShapes, at: number): boolean {
  if ((run.marks & WORD) === 0 || (writtenRun.marks & (LEGAL | NUMBER)) !== 0) return false;
  if ((run.marks & (LEGAL | NUMBER)) !== 0) return writtenRun.letters === singles.letters[at]!;
  return mayBeOne(writtenRun, singles, at);
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
