import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** Arabic and Persian letters in the consonantal reading; the second reading differs where Persian says z. */
const LETTERS: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 'th',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ڪ: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  ه: 'h',
  ہ: 'h',
  ھ: 'h',
  ۀ: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ى: 'y',
  ے: 'y',
  ﻯ: 'y',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ې: 'e',
  ۍ: 'y',
  ځ: 'dz',
  څ: 'ts',
  ډ: 'd',
  ړ: 'r',
  ږ: 'zh',
  ښ: 'sh',
  ګ: 'g',
  ڼ: 'n',
  '\u0640': '',
  '\u064B': 'an',
  '\u064C': 'un',
  '\u064D': 'in',
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u0651': '',
  '\u0652': '',
  '\u0653': '',
  '\u0654': '',
  '\u0655': '',
  '\u0670': 'a',
  '\u200C': ' ',
  '\u200D': '',
};

const PERSIAN: Record<string, string> = { ذ: 'z', ض: 'z', ث: 's', و: 'v' };

/** Romanises one Arabic-script word letter by letter. `persian` takes the z, s and v readings. */
export function romaniseArabic(word: string, persian = false): string {
  const article = word.length >= 4 && word.startsWith('ال') && word !== 'الله';
  const body = article ? word.slice(2) : word;
  let out = '';
  for (const letter of body) {
    out += (persian ? PERSIAN[letter] : undefined) ?? LETTERS[letter] ?? otherSign(letter);
  }
  return article ? `al ${out}` : out;
}

/** Short vowels are left out. */
export const ARABIC_COSTS: ScriptCosts = {
  changes: [
    [0.1, 'Kh jZ Gg wv wu Tt Dd'],
    [0.2, 'pb CS Ss jy'],
  ],
  gaps: [
    [0.06, 'aeiou'],
    [0.15, 'y'],
    [0.3, 'wh'],
  ],
};

/** True for words written with the Arabic letters, which leave short vowels out. */
export function isArabic(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}
