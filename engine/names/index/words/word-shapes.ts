import { isLooselyWritten, mayBeAcronym, mayBeSeveral } from '../../score/joined-words.ts';
import { MOST_TOKENS } from '../../tokens/normalise.ts';
import { asWritten, isInformative, type Token } from '../../tokens/tokens.ts';

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
  /** The words as written in the name, where any of them is compared in another form. */
  written?: WordShapes | undefined;
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
  written: undefined,
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
  if (tokens.some(({ raw }) => raw)) shapes.written = shapesOf(tokens.map(asWritten));
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

/** The shapes of a vocabulary, of each word side by side: they are read of one name's words after another's. */
export type PackedShapes = { words: Uint32Array; written: Uint32Array };

const FIELDS = 3;

/** Packs the shapes of a vocabulary. */
export function packShapes(tokens: readonly Token[]): PackedShapes {
  const shapes = shapesOf(tokens);
  return { words: packed(shapes), written: packed(shapes.written ?? roomFor(0)) };
}

function packed({ letters, initial, final, consonants, first, last, marks }: WordShapes): Uint32Array {
  const words = new Uint32Array(letters.length * FIELDS);
  letters.forEach((size, at) => {
    words[at * FIELDS] = size | (consonants[at]! << 16);
    words[at * FIELDS + 1] = initial[at]! | (final[at]! << 8) | (first[at]! << 16) | (last[at]! << 24);
    words[at * FIELDS + 2] = marks[at]!;
  });
  return words;
}

const listed = roomFor(MOST_TOKENS);
const listedAsWritten = roomFor(MOST_TOKENS);

/** The shapes of one name's words, whose numbers begin at `from`; those of the name before are gone. */
export function readShapes(
  { words, written }: PackedShapes,
  numbers: Uint32Array,
  from: number,
  count: number,
): WordShapes {
  const marks = unpack(words, numbers, from, count, listed);
  const isShortened = (marks & SHORTENED) !== 0;
  if (isShortened) unpack(written, numbers, from, count, listedAsWritten);
  listed.written = isShortened ? listedAsWritten : undefined;
  return listed;
}

/** Answers with the marks that any of the words has. */
function unpack(
  packed: Uint32Array,
  numbers: Uint32Array,
  from: number,
  count: number,
  { letters, initial, final, consonants, first, last, marks }: WordShapes,
): number {
  let all = 0;
  for (let at = 0; at < count; at++) {
    const place = numbers[from + at]! * FIELDS;
    const sizes = packed[place]!;
    const signs = packed[place + 1]!;
    const own = packed[place + 2]!;
    letters[at] = sizes & 0xffff;
    consonants[at] = sizes >>> 16;
    initial[at] = signs & 0xff;
    final[at] = (signs >>> 8) & 0xff;
    first[at] = (signs >>> 16) & 0xff;
    last[at] = signs >>> 24;
    marks[at] = own;
    all |= own;
  }
  return all;
}
