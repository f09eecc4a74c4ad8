import anyAscii from 'any-ascii';
import { isArabic, romaniseArabic } from './arabic.ts';
import { isCyrillic, romaniseCyrillic } from './cyrillic.ts';
import { isDevanagari, romaniseDevanagari } from './devanagari.ts';
import { isHangul, romaniseHangul } from './hangul.ts';

/** `abjad` scripts leave vowels out; `script` is any other non-Latin one. */
export type Origin = 'latin' | 'script' | 'abjad';

export type Romanised = { text: string; second?: string; origin: Origin };

const HAN = /\p{Script=Han}/u;
const PLAIN = /^[\x20-\x7E]*$/;

/** Turns one word into lower-case ASCII, which may be several words (Han gives one a syllable). */
export function transliterate(word: string): Romanised {
  if (PLAIN.test(word)) return { text: word.toLowerCase(), origin: 'latin' };
  const lower = word.toLowerCase();
  if (isArabic(lower)) {
    const text = romaniseArabic(lower);
    const second = romaniseArabic(lower, true);
    return { text, origin: 'abjad', ...(second === text ? {} : { second }) };
  }
  if (isCyrillic(lower)) return { text: romaniseCyrillic(lower), origin: 'script' };
  if (isDevanagari(lower)) return { text: romaniseDevanagari(lower), origin: 'script' };
  if (isHangul(lower)) return { text: romaniseHangul(lower), origin: 'script' };
  if (/\p{Script=Hebrew}/u.test(lower)) return { text: anyAscii(lower).toLowerCase(), origin: 'abjad' };
  if (HAN.test(lower)) return { text: hanSyllables(lower), origin: 'script' };
  const latin = /\p{Script=Latin}/u.test(lower);
  return {
    text: anyAscii(latin ? latinLetters(lower) : lower).toLowerCase(),
    origin: latin ? 'latin' : 'script',
  };
}

function hanSyllables(word: string): string {
  return [...word]
    .map((sign) => anyAscii(sign).trim().toLowerCase())
    .filter(Boolean)
    .join(' ');
}

const SPELLINGS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u', ø: 'o', å: 'a', ß: 'ss', ə: 'a', ı: 'i' };

function latinLetters(word: string): string {
  return word.normalize('NFC').replace(/[äöüøåßəı]/g, (letter) => SPELLINGS[letter] ?? letter);
}
