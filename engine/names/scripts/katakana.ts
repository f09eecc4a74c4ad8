import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** The kana by consonant, each with a, i, u, e and o (after Hepburn, ISO 3602); `U` is a vowel that may be mute. */
const ROWS: Record<string, string> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サ スセソ',
  z: 'ザ ズゼゾ',
  t: 'タ  テト',
  d: 'ダ  デド',
  n: 'ナニヌネノ',
  h: 'ハヒ ヘホ',
  f: '  フ  ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  y: 'ヤ ユ ヨ',
  r: 'ラリルレロ',
  w: 'ワヰ ヱヲ',
  v: 'ヷヸヴヹヺ',
  S: ' シ   ',
  C: ' チ   ',
  j: ' ジ   ',
  X: '  ツ  ',
};

const VOWELS = 'aiueo';
const KANA = new Map<string, { consonant: string; vowel: string }>();
for (const [consonant, row] of Object.entries(ROWS))
  [...row].forEach((kana, at) => {
    if (kana !== ' ') KANA.set(kana, { consonant, vowel: vowelOf(consonant, kana, at) });
  });
KANA.set('ヂ', { consonant: 'j', vowel: 'i' });
KANA.set('ヅ', { consonant: 'z', vowel: 'U' });

/** The vowel that closes a syllable of a language without open ones: u, and o after t and d. */
function vowelOf(consonant: string, kana: string, at: number): string {
  if (kana === 'ト' || kana === 'ド') return 'U';
  return VOWELS[at] === 'u' && consonant !== '' && consonant !== 'y' ? 'U' : VOWELS[at]!;
}

/** Small kana change the vowel before them: Cabinet Notice No. 2 of 1991 on the writing of loanwords. */
const SMALL: Record<string, string> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
};
const isPalatal = (consonant: string) => consonant !== '' && 'SCj'.includes(consonant);

/** r and l, b and v, s and th are one; a long vowel (`R`) may be an r, and closing vowels may be mute. */
export const KANA_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'rl bv sT'],
    [0.06, 'zD Ua Ue Ui Uo Uu Ra Re Ri Ro Ru RU'],
    [0.1, 'vw Rr XT'],
    [0.15, 'fh sS jz'],
    [0.2, 'jd Ct Xt Rl ae ai ao au ei eo eu io iu ou'],
    [0.3, 'mn'],
  ],
  gaps: [
    [0.02, 'R'],
    [0.04, 'U'],
    [0.25, 'aeiou'],
    [0.4, 'r'],
  ],
};

/** Katakana and Hiragana as sound symbols. */
export function soundsOfKana(word: string): string {
  const syllables: { consonant: string; vowel: string }[] = [];
  for (const sign of katakana(word)) {
    const last = syllables.at(-1);
    const kana = KANA.get(sign);
    if (kana) syllables.push({ ...kana });
    else if (SMALL[sign] && last)
      last.vowel = isPalatal(last.consonant) ? SMALL[sign].slice(-1) : joined(last, SMALL[sign]);
    else if (sign === 'ン') syllables.push({ consonant: 'n', vowel: '' });
    else if (sign === 'ー') syllables.push({ consonant: 'R', vowel: '' });
    else if (sign !== 'ッ') syllables.push({ consonant: otherSign(sign), vowel: '' });
  }
  return syllables.map(({ consonant, vowel }) => consonant + vowel).join('');
}

/** ウィ is wi, クァ kwa, ヴァ va. */
function joined(before: { consonant: string; vowel: string }, vowel: string): string {
  if (before.consonant === '' && before.vowel === 'u') return `w${vowel}`;
  if (before.consonant === '' && before.vowel === 'i') return `y${vowel}`;
  return 'kg'.includes(before.consonant) && before.vowel === 'U' ? `w${vowel}` : vowel;
}

function katakana(word: string): string {
  return word.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));
}
