import type { Token } from '../../tokens/tokens.ts';

/** Words of a vocabulary in alphabetical order, to find the beginnings of a word and the words that it begins. */
type Beginnings = {
  /** Calls for the words that may be the token shortened or lengthened, or that take another ending. */
  sharing: (token: Token, call: (number: number) => void) => void;
};

/** How many letters a shortened word has at least, and how many two common words share that differ by an ending. */
const SHORTENED = 4;
const INFLECTED = 3;

/** Builds the table for the words with these numbers. */
export function buildBeginnings(tokens: readonly Token[], words: readonly number[]): Beginnings {
  const all = inOrder(tokens, words);
  const common = inOrder(
    tokens,
    words.filter((number) => tokens[number]!.common),
  );
  const each = (numbers: Uint32Array, begin: string, call: (number: number) => boolean) => {
    for (let at = placeOf(tokens, numbers, begin); at < numbers.length; at++)
      if (!tokens[numbers[at]!]!.text.startsWith(begin) || !call(numbers[at]!)) break;
  };
  const sharing = ({ text, common: isCommon }: Token, call: (number: number) => void) => {
    if (isCommon)
      each(common, text.slice(0, INFLECTED), (number) => {
        call(number);
        return true;
      });
    for (let size = SHORTENED; size < text.length; size++)
      each(all, text.slice(0, size), (number) => {
        const isWhole = tokens[number]!.text.length === size;
        if (isWhole) call(number);
        return isWhole;
      });
    if (text.length >= SHORTENED)
      each(all, text, (number) => {
        call(number);
        return true;
      });
  };
  return { sharing };
}

function inOrder(tokens: readonly Token[], numbers: readonly number[]): Uint32Array {
  const text = (number: number) => tokens[number]!.text;
  return Uint32Array.from(
    [...numbers].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : a - b)),
  );
}

/** The place of the first word that does not come before a text. */
function placeOf(tokens: readonly Token[], numbers: Uint32Array, text: string): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (tokens[numbers[middle]!]!.text < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
