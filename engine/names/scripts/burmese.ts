import { otherSign } from './other-sign.ts';

/** Consonants, after the transcription of the Myanmar Language Commission (1980) as names are usually spelt. */
const CONSONANTS: Record<string, string> = {
  က: 'k',
  ခ: 'kh',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  ဋ: 't',
  ဌ: 'ht',
  ဍ: 'd',
  ဎ: 'd',
  ဏ: 'n',
  တ: 't',
  ထ: 'ht',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'ph',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 'th',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
  ဣ: 'i',
  ဥ: 'u',
  ဦ: 'u',
  ဧ: 'e',
  ဩ: 'aw',
};

/** What follows the consonant, the longest first: vowels with the consonant that closes the syllable. */
const RIMES: readonly (readonly [string, string])[] = [
  ['ောင်', 'aung'],
  ['ောက်', 'auk'],
  ['ိုင်', 'aing'],
  ['ိုက်', 'aik'],
  ['ော်', 'aw'],
  ['ိန်', 'ein'],
  ['ိမ်', 'ein'],
  ['ိတ်', 'eit'],
  ['ိပ်', 'eit'],
  ['ုန်', 'on'],
  ['ုမ်', 'on'],
  ['ုတ်', 'ok'],
  ['ုပ်', 'ok'],
  ['ော', 'aw'],
  ['ို', 'o'],
  ['ုံ', 'on'],
  ['ိံ', 'ein'],
  ['င်', 'in'],
  ['ဉ်', 'in'],
  ['ည်', 'i'],
  ['န်', 'an'],
  ['မ်', 'an'],
  ['ံ', 'an'],
  ['က်', 'et'],
  ['စ်', 'it'],
  ['တ်', 'at'],
  ['ပ်', 'at'],
  ['ယ်', 'e'],
  ['ာ', 'a'],
  ['ါ', 'a'],
  ['ိ', 'i'],
  ['ီ', 'i'],
  ['ု', 'u'],
  ['ူ', 'u'],
  ['ေ', 'e'],
  ['ဲ', 'e'],
];

/** Medials change the consonant before them: h goes before it, ky, khy and gy stay, khy is ch, hy is sh. */
const MEDIALS: Record<string, string> = { 'ျ': 'y', 'ြ': 'y', 'ွ': 'w', 'ှ': 'h' };
const TONES = /[့း]/g;

/** A consonant begins a syllable unless it closes one or stands below another. */
const SYLLABLE = /(?<!\u1039)[က-ဪ](?![\u1039\u103A့]*\u103A|\u1039)/gu;

/** The syllables of a Burmese word, which names write apart in Latin letters. */
export function romaniseBurmese(word: string): string {
  const starts = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  if (starts[0] !== 0) starts.unshift(0);
  const syllables = starts.map((start, at) => word.slice(start, starts[at + 1]));
  return syllables.map(readSyllable).filter(Boolean).join(' ');
}

function readSyllable(syllable: string): string {
  const signs = syllable.replace(TONES, '').replaceAll('ါ', 'ာ');
  let onset = '';
  let at = 0;
  for (; at < signs.length; at++) {
    const sign = signs.charAt(at);
    const medial = MEDIALS[sign];
    if (at === 0) onset = CONSONANTS[sign] ?? otherSign(sign);
    else if (medial === 'h') onset = `h${onset}`;
    else if (medial) onset += medial;
    else break;
  }
  const rest = signs.slice(at);
  const rime = RIMES.find(([letters]) => rest.startsWith(letters));
  const isVowel = onset !== '' && /[aeiouw]$/.test(onset) && rest === '';
  return onset.replace(/^khy/, 'ch').replace(/^hy/, 'sh') + (rime?.[1] ?? (isVowel ? '' : 'a'));
}
