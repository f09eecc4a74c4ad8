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
  const each = (numbers: Uint32Array, from: number, begin: string, call: (number: number) => boolean) => {
    for (let at = from; at < numbers.length; at++)
      if (!tokens[numbers[at]!]!.text.startsWith(begin) || !call(numbers[at]!)) break;
  };
  const sharing = ({ text, common: isCommon }: Token, call: (number: number) => void) => {
    const callAny = (number: number) => {
      call(number);
      return true;
    };
    if (isCommon) {
      const begin = text.slice(0, INFLECTED);
      each(common, placeOf(tokens, common, begin, 0, common.length), begin, callAny);
    }
    if (text.length < SHORTENED) return;
    const end = placeOf(tokens, all, text, 0, all.length);
    // Each beginning stands before the next.
    let from = 0;
    for (let size = SHORTENED; size < text.length && from < end; size++) {
      const begin = text.slice(0, size);
      from = placeOf(tokens, all, begin, from, end);
      each(all, from, begin, (number) => {
        const isWhole = tokens[number]!.text.length === size;
        if (isWhole) call(number);
        return isWhole;
      });
    }
    each(all, end, text, callAny);
  };
  return { sharing };
}

function inOrder(tokens: readonly Token[], numbers: readonly number[]): Uint32Array {
  const text = (number: number) => tokens[number]!.text;
  return Uint32Array.from(
    [...numbers].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : a - b)),
  );
}

/** The place of the first word that does not come before a text, between two places. */
function placeOf(
  tokens: readonly Token[],
  numbers: Uint32Array,
  text: string,
  first: number,
  last: number,
): number {
  let from = first;
  let to = last;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (tokens[numbers[middle]!]!.text < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
