import { isLooselyWritten, mayBeAcronym, mayBeSeveral, SHORTEST_RUN } from '../score/joined-words.ts';
import { MOST_TOKENS } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';

/** What is quickly told of words, by their number: whether some of them may be written together is asked for every name. */
export type WordShapes = {
  /** The number of letters and of consonants, the first and the last of each. */
  letters: Uint16Array;
  initial: Uint8Array;
  final: Uint8Array;
  consonants: Uint16Array;
  first: Uint8Array;
  last: Uint8Array;
  marks: Uint8Array;
};

const WORD = 1;
const LEGAL = 2;
const NUMBER = 4;
/** Stands in the name otherwise than it is compared. */
const SHORTENED = 8;
const LOOSE = 16;
const SEVERAL = 32;
const ACRONYM = 64;

const roomFor = (size: number): WordShapes => ({
  letters: new Uint16Array(size),
  initial: new Uint8Array(size),
  final: new Uint8Array(size),
  consonants: new Uint16Array(size),
  first: new Uint8Array(size),
  last: new Uint8Array(size),
  marks: new Uint8Array(size),
});

/** The shapes of words. */
export function shapesOf(tokens: readonly Token[]): WordShapes {
  const shapes = roomFor(tokens.length);
  tokens.forEach((token, at) => {
    const { text, skeleton } = token;
    shapes.letters[at] = text.length;
    shapes.initial[at] = text.charCodeAt(0);
    shapes.final[at] = text.charCodeAt(text.length - 1);
    shapes.consonants[at] = skeleton.length;
    shapes.first[at] = skeleton.charCodeAt(0);
    shapes.last[at] = skeleton.charCodeAt(skeleton.length - 1);
    shapes.marks[at] = marksOf(token);
  });
  return shapes;
}

function marksOf(token: Token): number {
  const { kind, raw, origin } = token;
  return (
    (kind === 'word' ? WORD : 0) |
    (kind === 'legal' ? LEGAL : 0) |
    (kind === 'number' ? NUMBER : 0) |
    (raw ? SHORTENED : 0) |
    (isLooselyWritten(origin) ? LOOSE : 0) |
    (mayBeSeveral(token) ? SEVERAL : 0) |
    (mayBeAcronym(token) ? ACRONYM : 0)
  );
}

const listed = roomFor(MOST_TOKENS);

/** The shapes of one name's words, whose numbers begin at `from`; those of the name before are gone. */
export function readShapes(
  shapes: WordShapes,
  numbers: Uint32Array,
  from: number,
  count: number,
): WordShapes {
  for (let at = 0; at < count; at++) {
    const number = numbers[from + at]!;
    listed.letters[at] = shapes.letters[number]!;
    listed.initial[at] = shapes.initial[number]!;
    listed.final[at] = shapes.final[number]!;
    listed.consonants[at] = shapes.consonants[number]!;
    listed.first[at] = shapes.first[number]!;
    listed.last[at] = shapes.last[number]!;
    listed.marks[at] = shapes.marks[number]!;
  }
  return listed;
}

/** Words by their shapes, how many they are, and which of them are settled. */
type Words = { shapes: WordShapes; count: number; settled: Uint8Array };

/**
 * Whether words of one name may be written together in the other, parted elsewhere or given by their first letters:
 * where this says no, none of `tieRuns` and `tieLetters` ties any.
 */
export function mayBeTied(ours: Words, theirs: Words): boolean {
  return (
    mayBeOne(ours, theirs) ||
    mayBeOne(theirs, ours) ||
    mayBeSpelt(ours, theirs) ||
    mayBeSpelt(theirs, ours) ||
    mayBeParted(ours, theirs)
  );
}

/** Whether two or three adjacent words may be one of the other name. */
function mayBeOne({ shapes, count, settled }: Words, one: Words): boolean {
  const { letters, consonants, first, last, marks } = shapes;
  for (let from = 0; from + 1 < count; from++) {
    if (settled[from]) continue;
    const isLoose = (marks[from]! & LOOSE) !== 0;
    let [all, size, sounds, begin, end] = [0, 0, 0, -1, -1];
    for (let at = from; at < count && at < from + 3 && !settled[at]; at++) {
      all |= marks[at]!;
      size += letters[at]!;
      if (consonants[at]! > 0) {
        sounds += consonants[at]! - (first[at] === end ? 1 : 0);
        if (begin < 0) begin = first[at]!;
        end = last[at]!;
      }
      if (at > from && isOneOf(one, all, isLoose, size, sounds, begin, end)) return true;
    }
  }
  return false;
}

function isOneOf(
  { shapes, count, settled }: Words,
  all: number,
  isLoose: boolean,
  size: number,
  sounds: number,
  begin: number,
  end: number,
): boolean {
  const isWritten = (all & WORD) !== 0 && (all & (LEGAL | NUMBER)) === 0;
  for (let at = 0; at < count; at++) {
    const marks = shapes.marks[at]!;
    if (settled[at] || (marks & SEVERAL) === 0) continue;
    // A word that is written otherwise is looked at by its letters.
    if (((all | marks) & SHORTENED) !== 0) return true;
    if (!isWritten) continue;
    if (Math.abs(size - shapes.letters[at]!) > (isLoose || (marks & LOOSE) !== 0 ? 6 : 3)) continue;
    const consonants = shapes.consonants[at]!;
    if (Math.abs(sounds - consonants) > 1) continue;
    if (sounds === 0 && consonants === 0) return true;
    if (consonants > 0 && (begin === shapes.first[at] || end === shapes.last[at])) return true;
  }
  return false;
}

/** Whether a word may give the first letters of adjacent words. */
function mayBeSpelt(many: Words, { shapes, count, settled }: Words): boolean {
  for (let at = 0; at < count; at++) {
    const length = shapes.letters[at]!;
    if (settled[at] || (shapes.marks[at]! & ACRONYM) === 0) continue;
    for (let from = 0; from + length <= many.count; from++) {
      const { initial } = many.shapes;
      if (initial[from] === shapes.initial[at] && initial[from + length - 1] === shapes.final[at])
        return true;
    }
  }
  return false;
}

/** Whether adjacent words of both names may have the same letters. */
function mayBeParted(ours: Words, theirs: Words): boolean {
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
            return true;
      }
    }
  return false;
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
