import { isLooselyWritten, mayBeAcronym, mayBeSeveral } from '../../score/joined-words.ts';
import { MOST_TOKENS } from '../../tokens/normalise.ts';
import { isInformative, type Token } from '../../tokens/tokens.ts';

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

export const WORD = 1;
export const LEGAL = 2;
export const NUMBER = 4;
/** Stands in the name otherwise than it is compared. */
export const SHORTENED = 8;
export const LOOSE = 16;
export const SEVERAL = 32;
export const ACRONYM = 64;
export const INFORMATIVE = 128;

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
    (mayBeAcronym(token) ? ACRONYM : 0) |
    (isInformative(token) ? INFORMATIVE : 0)
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
