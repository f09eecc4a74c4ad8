import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** Consonants of the two series, which give the vowel after them its sound (BGN/PCGN and UNGEGN 1972). */
const FIRST_SERIES: Record<string, string> = {
  ក: 'k',
  ខ: 'k',
  ច: 'C',
  ឆ: 'C',
  ដ: 'd',
  ឋ: 't',
  ណ: 'n',
  ត: 't',
  ថ: 't',
  ប: 'b',
  ផ: 'p',
  ស: 's',
  ហ: 'h',
  ឡ: 'l',
  អ: '',
};
const SECOND_SERIES: Record<string, string> = {
  គ: 'k',
  ឃ: 'k',
  ង: 'ng',
  ជ: 'C',
  ឈ: 'C',
  ញ: 'ny',
  ឌ: 'd',
  ឍ: 't',
  ទ: 't',
  ធ: 't',
  ន: 'n',
  ព: 'p',
  ភ: 'p',
  ម: 'm',
  យ: 'y',
  រ: 'r',
  ល: 'l',
  វ: 'v',
};

/** Vowels after the first and the second series, the longest first. */
const VOWELS: readonly (readonly [string, string, string])[] = [
  ['ុំ', 'om', 'um'],
  ['ាំ', 'am', 'oam'],
  ['ា', 'a', 'ea'],
  ['ិ', 'e', 'i'],
  ['ី', 'ei', 'i'],
  ['ឹ', 'oe', 'ue'],
  ['ឺ', 'eu', 'eu'],
  ['ុ', 'o', 'u'],
  ['ូ', 'ou', 'u'],
  ['ួ', 'uo', 'uo'],
  ['ើ', 'aeu', 'eu'],
  ['ឿ', 'oea', 'oea'],
  ['ៀ', 'ie', 'ie'],
  ['េ', 'e', 'e'],
  ['ែ', 'ae', 'e'],
  ['ៃ', 'ai', 'ei'],
  ['ោ', 'ao', 'o'],
  ['ៅ', 'au', 'ou'],
  ['ំ', 'om', 'um'],
  ['ះ', 'ah', 'eah'],
  ['័', 'a', 'oa'],
];
const INDEPENDENT: Record<string, string> = {
  ឥ: 'e',
  ឦ: 'ei',
  ឧ: 'u',
  ឩ: 'u',
  ឪ: 'ov',
  ឫ: 'ru',
  ឬ: 'ru',
  ឭ: 'lu',
  ឮ: 'lu',
  ឯ: 'ae',
  ឰ: 'ai',
  ឱ: 'ao',
  ឳ: 'au',
};

const BELOW = '\u17D2';
const TO_FIRST = '\u17C9';
const TO_SECOND = '\u17CA';
/** A letter with this mark is silent; the other marks change no sound that Latin spellings keep. */
const SILENCED = /.\u17CD/gu;
const MARKS = /[\u17CB\u17CC\u17CE\u17CF\u17D1]/g;

/** Spelt after French or English, by ear: d and t, b and p, and all vowels are near, and vowels are cheap. */
export const KHMER_COSTS: ScriptCosts = {
  changes: [
    [0.06, 'bp dt kg vw nN'],
    [0.1, 'ae ai ao au ei eo eu io iu ou iy Cj pf'],
    [0.15, 'sC'],
  ],
  gaps: [[0.12, 'aeiou']],
};

/** A Khmer word as sound symbols. A consonant without a vowel has that of its series before another consonant. */
export function soundsOfKhmer(word: string): string {
  const signs = word.replace(SILENCED, '').replace(MARKS, '');
  let out = '';
  for (let at = 0; at < signs.length; ) {
    const sign = signs.charAt(at);
    const onset = FIRST_SERIES[sign] ?? SECOND_SERIES[sign];
    if (onset === undefined) {
      out += INDEPENDENT[sign] ?? otherSign(sign);
      at++;
      continue;
    }
    let isFirst = sign in FIRST_SERIES;
    out += onset;
    at++;
    if (signs[at] === BELOW) {
      const below = signs.charAt(at + 1);
      out += FIRST_SERIES[below] ?? SECOND_SERIES[below] ?? '';
      at += 2;
    }
    if (signs[at] === TO_FIRST || signs[at] === TO_SECOND) isFirst = signs[at++] === TO_FIRST;
    const vowel = VOWELS.find(([letters]) => signs.startsWith(letters, at));
    if (vowel) at += vowel[0].length;
    out += vowel?.[isFirst ? 1 : 2] ?? (isClosed(signs, at) ? (isFirst ? 'a' : 'o') : '');
  }
  return out;
}

/** Whether another consonant follows, before which the vowel of the series is said. */
function isClosed(signs: string, at: number): boolean {
  const next = signs.charAt(at);
  return next in FIRST_SERIES || next in SECOND_SERIES;
}
