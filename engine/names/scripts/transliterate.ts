import anyAscii from 'any-ascii';
import { isArabic, romaniseArabic } from './arabic.ts';
import { isCyrillic, romaniseCyrillic } from './cyrillic.ts';
import { isDevanagari, romaniseDevanagari } from './devanagari.ts';
import { isHangul, romaniseHangul } from './hangul.ts';

/** `abjad` scripts leave vowels out, `syllable` is one of Han or Hangul, `script` any other that is not Latin. */
export type Origin = 'latin' | 'script' | 'abjad' | 'syllable';

export type Romanised = { text: string; second?: string; origin: Origin };

const HAN = /\p{Script=Han}/u;
const PLAIN = /^[\x20-\x7E]*$/;

/** Scripts that write foreign names by syllables, so that their vowels say little. */
const DOTTED = /\p{Script=Han}[·・‧•．]\p{Script=Han}/u;
const LONG_HANGUL =
  /\p{Script=Hangul}{5}|\p{Script=Hangul}\s+\p{Script=Hangul}{3}|\p{Script=Hangul}{3}\s+\p{Script=Hangul}/u;

/** True for a name from elsewhere written in Han or Hangul, as the dot between its parts or its length shows. */
export function isForeignInScript(text: string): boolean {
  return DOTTED.test(text) || LONG_HANGUL.test(text);
}

/** Turns one word into lower-case ASCII, which may be several words (Han gives one a syllable unless `foreign`). */
export function transliterate(word: string, foreign = false): Romanised {
  if (PLAIN.test(word)) return { text: word.toLowerCase(), origin: 'latin' };
  const lower = word.toLowerCase();
  if (isArabic(lower)) {
    const text = romaniseArabic(lower);
    const second = romaniseArabic(lower, true);
    return { text, origin: 'abjad', ...(second === text ? {} : { second }) };
  }
  if (isCyrillic(lower)) return { text: romaniseCyrillic(lower), origin: 'script' };
  if (isDevanagari(lower)) return { text: romaniseDevanagari(lower), origin: 'script' };
  if (isHangul(lower)) return syllabic(romaniseHangul(lower), foreign);
  if (/\p{Script=Katakana}/u.test(lower)) return syllabic(anyAscii(lower).toLowerCase(), true);
  if (/\p{Script=Hebrew}/u.test(lower)) return { text: anyAscii(lower).toLowerCase(), origin: 'abjad' };
  if (HAN.test(lower)) return syllabic(hanSyllables(lower), foreign);
  const latin = /\p{Script=Latin}/u.test(lower);
  return {
    text: anyAscii(lower.replaceAll('ə', 'a')).toLowerCase(),
    origin: latin ? 'latin' : 'script',
  };
}

function syllabic(text: string, foreign: boolean): Romanised {
  return foreign
    ? { text: text.replace(/[^a-z0-9]/g, '').replaceAll('lr', 'l'), origin: 'abjad' }
    : { text, origin: 'syllable' };
}

function hanSyllables(word: string): string {
  return [...word]
    .map((sign) => anyAscii(sign).toLowerCase())
    .filter(Boolean)
    .join(' ');
}
