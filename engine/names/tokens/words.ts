import {
  habitsOf,
  heardInLatin,
  type LatinHabits,
  spokenInLatin,
  tellsLanguage,
} from '../scripts/latin/latin.ts';
import { initialIn } from '../scripts/letter-names.ts';
import type { Origin } from '../scripts/transliterate.ts';
import { isForeignInScript, transliterate } from '../scripts/transliterate.ts';
import { KINSHIP } from '../tables/particles.ts';
import { piecesOf } from '../tables/words-of-scripts.ts';

/**
 * One Latin word of a name; `aside` when it stands in brackets, `second` for another reading of its script, `written`
 * for its spelling in the name. All words have the same fields in the same order, which Node reads faster.
 */
export type Word = {
  text: string;
  second: string | undefined;
  /** How the word sounds, where its Latin text does not tell. */
  sounds: readonly string[] | undefined;
  /** What another script may hear in a word that stands in Latin letters. */
  heard: readonly string[] | undefined;
  /** How a word in Latin letters is said, where they give its language away. */
  spoken: readonly string[] | undefined;
  origin: Origin;
  aside: boolean;
  written: string;
};

/** A word of which its text says all. */
export function plainWord({
  text,
  origin,
  aside,
  written,
}: Pick<Word, 'text' | 'origin' | 'aside' | 'written'>): Word {
  return {
    text,
    second: undefined,
    sounds: undefined,
    heard: undefined,
    spoken: undefined,
    origin,
    aside,
    written,
  };
}

const PLAIN = /^[a-z0-9]*$/i;
const OPEN = /[(（[]/;
const CLOSED = /[)）\]]/;
const APART = /[^a-z0-9]+/;
const LETTERS =
  /(?<![\p{L}\p{N}])(?:[as]\/[lpo]|[dw]\/o)(?![\p{L}\p{N}])|(?:[\p{L}\p{M}\p{N}\u200C\u05F3]|\u200D)+/giu;
const OTHER_NAMES = /^\s*(a\.?\s?k\.?\s?a\b|alias\b|formerly\b|f\.?k\.?a\b|nee\b|née\b|born\b)/iu;

/**
 * Splits a name into Latin words, lower-case. Other names told in brackets are left out. With `translated`, words of
 * organisations in other scripts are given in English.
 */
export function splitWords(text: string, translated = false, foreign = isForeignInScript(text)): Word[] {
  const words: Word[] = [];
  const habits = habitsOf(text);
  let depth = 0;
  for (const segment of text.split(/([()（）[\]])/)) {
    if (OPEN.test(segment)) depth++;
    else if (CLOSED.test(segment)) depth = Math.max(0, depth - 1);
    else if (depth === 0 || !OTHER_NAMES.test(segment)) {
      for (const { 0: raw, index } of segment.matchAll(LETTERS)) {
        const isDotted = segment.startsWith('.', index + raw.length);
        if (isDotted && pushInitial(words, raw, depth > 0)) continue;
        if (KINSHIP.has(raw.toLowerCase()))
          words.push(plainWord({ text: raw.toLowerCase(), origin: 'latin', aside: depth > 0, written: raw }));
        else if (translated) pushTranslated(words, raw, depth > 0, foreign, habits);
        else pushWords(words, raw, depth > 0, foreign, habits);
      }
    }
  }
  if (words.every((word) => word.aside)) for (const word of words) word.aside = false;
  return words;
}

/** Adds the letter that a word of another script with a full stop stands for; answers whether it stands for one. */
function pushInitial(words: Word[], raw: string, aside: boolean): boolean {
  if (PLAIN.test(raw)) return false;
  const { text, origin } = transliterate(raw);
  const letter = origin === 'latin' || origin === 'syllable' ? undefined : initialIn(raw, text);
  if (letter === undefined) return false;
  words.push(plainWord({ text: letter, origin, aside, written: raw }));
  return true;
}

function pushTranslated(
  words: Word[],
  raw: string,
  aside: boolean,
  foreign: boolean,
  habits: LatinHabits,
): void {
  for (const { written, english } of piecesOf(raw) ?? [{ written: raw }]) {
    if (english === undefined) pushWords(words, written, aside, foreign, habits);
    else
      for (const text of english.split(' '))
        words.push(plainWord({ text, origin: 'script', aside, written }));
  }
}

function pushWords(words: Word[], raw: string, aside: boolean, foreign: boolean, habits: LatinHabits): void {
  const { text, second, sounds, origin } = transliterate(raw, foreign);
  const seconds = second?.split(APART);
  const parts = text.split(APART);
  const isWord = origin === 'latin' && parts.length === 1;
  const spoken = isWord ? spokenInLatin(raw, habits) : [];
  const heard = isWord && !tellsLanguage(habits) ? heardInLatin(raw, habits) : [];
  const signs = [...raw];
  parts.forEach((part, index) => {
    if (part === '') return;
    words.push({
      text: part,
      second: seconds?.[index] || undefined,
      sounds,
      heard: someOf(heard),
      spoken: someOf(spoken),
      origin,
      aside,
      written: signs.length === parts.length ? signs[index]! : raw,
    });
  });
}

const someOf = (list: readonly string[]) => (list.length > 0 ? list : undefined);
