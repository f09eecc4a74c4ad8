import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** Consonants before a vowel and at the end of a syllable, after the Royal Thai General System of Transcription (1999). */
const CONSONANTS: readonly (readonly [string, string, string])[] = [
  ['ก', 'k', 'k'],
  ['ขฃคฅฆ', 'k', 'k'],
  ['ง', 'nQ', 'nQ'],
  ['จ', 'j', 't'],
  ['ฉชฌ', 'C', 't'],
  ['ซ', 's', 't'],
  ['สศษ', 's', 's'],
  ['ญ', 'y', 'n'],
  ['ฎด', 'd', 't'],
  ['ฏต', 't', 't'],
  ['ฐฑฒถทธ', 't', 't'],
  ['ณน', 'n', 'n'],
  ['บ', 'b', 'p'],
  ['ป', 'p', 'p'],
  ['ผพภ', 'p', 'p'],
  ['ฝฟ', 'f', 'p'],
  ['ม', 'm', 'm'],
  ['ย', 'y', 'i'],
  ['ร', 'r', 'n'],
  ['ลฬ', 'l', 'n'],
  ['ว', 'w', 'o'],
  ['หฮ', 'h', ''],
  ['อ', '', 'o'],
];

const INITIALS = new Map(
  CONSONANTS.flatMap(([letters, initial]) => [...letters].map((one) => [one, initial])),
);

const VOWELS: Record<string, string> = {
  ะ: 'a',
  'ั': 'a',
  า: 'a',
  ำ: 'am',
  'ิ': 'i',
  'ี': 'i',
  'ึ': 'u',
  'ื': 'u',
  'ุ': 'u',
  'ู': 'u',
  '็': '',
  // Of Lao alone.
  '\u0E3B': 'o',
  '\u0E3C': 'l',
  '\u0E3D': 'ia',
  '\u0E4D': 'o',
  '\u0E5C': 'n',
  '\u0E5D': 'm',
};

/** Vowels that are written before their consonant. */
const LEADING: Record<string, string> = { เ: 'e', แ: 'e', โ: 'o', ไ: 'ai', ใ: 'ai' };

/** A letter with this mark is silent. */
const SILENCED = /[ก-ฮ][ิุ]?์/g;
const TONES = /[่้๊๋ๆฯ]/g;

/** Clusters that a leading vowel follows as one. */
const CLUSTER = /^[กขคตทปผพบดฟ][รลว]|^ห[งญนมยรลว]/;

/** No g, v, z, sh and th; l and r are mixed; vowels are often not written. */
export const THAI_COSTS: ScriptCosts = {
  changes: [
    [0.04, 'wv tT sz CS'],
    [0.1, 'kg jC jZ kK sS td pb'],
    [0.15, 'rl bv ae ai ao au ei eo eu io iu ou'],
    [0.3, 'ln rn ts tC'],
  ],
  gaps: [
    [0.02, 'Q'],
    [0.15, 'aeiou'],
    [0.4, 'r'],
  ],
};

/** The letter that carries vowels is one itself after a consonant. */
function isVowelO(signs: string, at: number): boolean {
  return signs[at] === 'อ' && at > 0 && INITIALS.has(signs[at - 1]!);
}

/** The block of Lao lies beside that of Thai, sign by sign; its second s is the ch of Thai. */
const LAO = /[\u0E80-\u0EFF]/g;
const TO_THAI = 0x80;
const SILENCE = '์';

/**
 * A Thai or Lao word as sound symbols: without the letters that are marked as silent, and with them, since a name from
 * elsewhere keeps letters that Thai does not say.
 */
export function soundsOfThai(word: string): string[] {
  const thai = word
    .replaceAll('ຊ', 'ສ')
    .replace(LAO, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_THAI));
  const spoken = spell(thai.replace(SILENCED, ''));
  const spelt = spell(thai.replaceAll(SILENCE, ''));
  return spoken === spelt ? [spoken] : [spoken, spelt];
}

function spell(word: string): string {
  const signs = word
    .replace(TONES, '')
    .replace(/หร?(?=[งญนมยรลว])/g, '')
    .replaceAll('รร', 'ั');
  let out = '';
  for (let at = 0; at < signs.length; at++) {
    const sign = signs.charAt(at);
    const leading = LEADING[sign];
    if (leading === undefined) {
      out += isVowelO(signs, at) ? 'o' : (INITIALS.get(sign) ?? VOWELS[sign] ?? otherSign(sign));
      continue;
    }
    const cluster = CLUSTER.exec(signs.slice(at + 1))?.[0] ?? signs.charAt(at + 1);
    for (const letter of cluster) out += INITIALS.get(letter) ?? '';
    out += leading;
    at += cluster.length;
  }
  return out;
}
