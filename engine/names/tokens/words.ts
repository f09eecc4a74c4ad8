import type { Origin } from '../scripts/transliterate.ts';
import { isForeignInScript, transliterate } from '../scripts/transliterate.ts';
import { piecesOf } from '../tables/words-of-scripts.ts';

/**
 * One Latin word of a name; `aside` when it stands in brackets, `second` for another reading of its script, `written`
 * for how it stands there.
 */
export type Word = {
  text: string;
  second?: string;
  /** How the word sounds, where its Latin text does not tell. */
  sounds?: readonly string[];
  origin: Origin;
  aside: boolean;
  written: string;
};

const OPEN = /[(（[]/;
const CLOSED = /[)）\]]/;
const APART = /[^a-z0-9]+/;
const LETTERS = /(?:[\p{L}\p{M}\p{N}\u200C\u05F3]|\u200D)+/gu;
const OTHER_NAMES = /^\s*(a\.?\s?k\.?\s?a\b|alias\b|formerly\b|f\.?k\.?a\b|nee\b|née\b|born\b)/iu;

/**
 * Splits a name into Latin words, lower-case. Other names told in brackets are left out. With `translated`, words of
 * organisations in other scripts are given in English.
 */
export function splitWords(text: string, translated = false, foreign = isForeignInScript(text)): Word[] {
  const words: Word[] = [];
  let depth = 0;
  for (const segment of text.split(/([()（）[\]])/)) {
    if (OPEN.test(segment)) depth++;
    else if (CLOSED.test(segment)) depth = Math.max(0, depth - 1);
    else if (depth === 0 || !OTHER_NAMES.test(segment)) {
      for (const [raw] of segment.matchAll(LETTERS)) {
        if (translated) pushTranslated(words, raw, depth > 0, foreign);
        else pushWords(words, raw, depth > 0, foreign);
      }
    }
  }
  if (words.every((word) => word.aside)) for (const word of words) word.aside = false;
  return words;
}

function pushTranslated(words: Word[], raw: string, aside: boolean, foreign: boolean): void {
  for (const { written, english } of piecesOf(raw) ?? [{ written: raw }]) {
    if (english === undefined) pushWords(words, written, aside, foreign);
    else for (const text of english.split(' ')) words.push({ text, origin: 'script', aside, written });
  }
}

function pushWords(words: Word[], raw: string, aside: boolean, foreign: boolean): void {
  const { text, second, sounds, origin } = transliterate(raw, foreign);
  const seconds = second?.split(APART);
  const parts = text.split(APART);
  const signs = [...raw];
  parts.forEach((part, index) => {
    if (part === '') return;
    const other = seconds?.[index];
    const written = signs.length === parts.length ? signs[index]! : raw;
    words.push({
      text: part,
      origin,
      aside,
      written,
      ...(other ? { second: other } : {}),
      ...(sounds ? { sounds } : {}),
    });
  });
}
