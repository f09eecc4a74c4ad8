import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/**
 * Hebrew letters as they sound, after the rules of the Academy of the Hebrew Language for transcription from Hebrew
 * (2006) and for foreign names written in Hebrew (2007): vowels are left out or stand as alef, he, vav and yod. `W` is
 * a vav, which is v, o or u, `Y` a yod, which is y, i or e, `A` the vowel that a word begins with; what else is ambiguous (b or v, p or f, k or kh, s or sh) is left to the costs.
 */
const LETTERS: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'W',
  ז: 'z',
  ח: 'K',
  ט: 't',
  י: 'Y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'X',
  ץ: 'X',
  ק: 'k',
  ר: 'r',
  ש: 'S',
  ת: 't',
};

/** Letters with a geresh, and the groups of letters that Yiddish writes (YIVO, 1936) and Hebrew for sounds of others. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['דזש', 'j'],
  ['טש', 'C'],
  ['זש', 'Z'],
  ['ג׳', 'j'],
  ['ז׳', 'Z'],
  ['צ׳', 'C'],
  ['ץ׳', 'C'],
  ['ת׳', 'T'],
  ['ד׳', 'D'],
  ['ח׳', 'K'],
  ['ט׳', 'D'],
  ['ע׳', 'G'],
  ['ר׳', 'G'],
  ['ו׳', 'w'],
  ['וו', 'v'],
  ['יי', 'Y'],
];

/** A word that ends with he ends with a vowel. */
const FINAL_HE = /h$/;

/** Left out are most vowels; one letter stands for b and v, p and f, k and kh, s and sh, t and th. */
export const HEBREW_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'Wo Wu Wv Yi Yy ai ae ao au Aa Ae Ai Ao Au'],
    [0.06, 'bv pf kK sS tT Ww Ye vw'],
    [0.1, 'Ya YA Yj hK XC Xz uo'],
    [0.15, 'jg zs'],
  ],
  gaps: [
    [0.04, 'aeiou'],
    [0.08, 'YW'],
    [0.12, 'h'],
    [0.2, 'wG'],
    [0.25, 'A'],
  ],
};

/** Hebrew letters as sound symbols. */
export function soundsOfHebrew(word: string): string {
  let out = '';
  for (let at = 0; at < word.length; ) {
    const group = GROUPS.find(([letters]) => word.startsWith(letters, at));
    const sign = word.charAt(at);
    out += group?.[1] ?? LETTERS[sign] ?? otherSign(sign);
    at += group?.[0].length ?? 1;
  }
  const ended = out.length > 2 ? out.replace(FINAL_HE, 'a') : out;
  return ended.replace(/^a/, 'A');
}
