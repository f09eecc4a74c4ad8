import { isFunctionWord } from '../tables/function-words.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** Fewer words tell no language. */
const FEWEST = 12;
/** Of an English text about two words in five hold it together; of a table of names, or another language, hardly any. */
const LEAST = 0.12;
/** As much of a text is looked at, in UTF-16 units. */
const LOOKED_AT = 50_000;

/** Whether a text has English sentences; one of a few words may always be. Never throws. */
export function isEnglish(text: string): boolean {
  const words = text.slice(0, LOOKED_AT).match(WORD) ?? [];
  return words.length < FEWEST || words.filter(isFunctionWord).length >= LEAST * words.length;
}
