import type { ScriptCosts } from './cheap-changes.ts';

/** Initials, vowels and finals of the Hangul syllable block, near McCune–Reischauer, as lists write Korean names. */
const INITIALS = [
  'k',
  'kk',
  'n',
  't',
  'tt',
  'r',
  'm',
  'p',
  'pp',
  's',
  'ss',
  '',
  'ch',
  'tch',
  'ch',
  'k',
  't',
  'p',
  'h',
];
const VOWELS = [
  'a',
  'ae',
  'ya',
  'yae',
  'o',
  'e',
  'yo',
  'ye',
  'o',
  'wa',
  'wae',
  'oe',
  'yo',
  'u',
  'wo',
  'we',
  'wi',
  'yu',
  'u',
  'ui',
  'i',
];
const FINALS = [
  '',
  'k',
  'k',
  'k',
  'n',
  'n',
  'n',
  't',
  'l',
  'k',
  'm',
  'l',
  'l',
  'l',
  'p',
  'l',
  'm',
  'p',
  'p',
  't',
  't',
  'ng',
  't',
  't',
  'k',
  't',
  'p',
  't',
];
const FIRST = 0xac00;
const LAST = 0xd7a3;
const LATIN = /[a-z0-9]/;

/** The family name that letters would give as "i"; lists write Ri. */
const RI = '이';

/**
 * Romanises a Hangul word: up to four syllables one by one, as Korean names are written, and a longer word as one. The
 * first of three or four is a family name.
 */
export function romaniseHangul(word: string): string {
  const blocks = [...word];
  const syllables = blocks.map(romaniseBlock).filter(Boolean);
  if (blocks.length > 4) return syllables.join('').replaceAll('lr', 'l');
  if (blocks.length >= 3 && blocks[0] === RI) syllables[0] = 'ri';
  return syllables.join(' ');
}

/** A Latin letter or a figure is itself; what else is no block of syllables, a letter that stands alone say, is left out. */
function romaniseBlock(block: string): string {
  const code = block.codePointAt(0)!;
  if (code < FIRST || code > LAST) return LATIN.test(block) ? block : '';
  const offset = code - FIRST;
  const vowel = VOWELS[Math.floor((offset % 588) / 28)]!;
  return INITIALS[Math.floor(offset / 588)]! + vowel + FINALS[offset % 28]!;
}

/** True for words in Hangul. */
export function isHangul(word: string): boolean {
  return /\p{Script=Hangul}/u.test(word);
}

/**
 * The same letters in names from elsewhere, by the rules of the National Institute of Korean Language for writing
 * loanwords (외래어 표기법, 1986): voiced and aspirated consonants apart, `U` a vowel that only closes a syllable, `A`
 * one between o, u and er, `Q` a g that may be none.
 */
const FOREIGN_INITIALS = 'g k n d t r m b p s s  j X C k t p h'.split(' ');
const FOREIGN_VOWELS = 'a e ya ye A e yA ye o wa we oe yo u wo we wi yu U i i'.split(' ');
const FOREIGN_FINALS = ' k k k n n n t l k m l l l p l m b p t t nQ t t k t p t'.split(' ');

/** r and l, b and v, p and f, s and th, j and z are one. */
export const HANGUL_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'rl bv pf'],
    [0.06, 'sT jz jZ Aa Ae Ai Ao Au Ua Ue Ui Uo Uu'],
    [0.1, 'XC wv UA Ar zD'],
    [0.15, 'sS jd'],
    [0.2, 'Xz ae ai ao au ei eo eu io iu ou'],
  ],
  gaps: [
    [0.02, 'Q'],
    [0.04, 'U'],
    [0.2, 'A'],
    [0.25, 'aeiou'],
    [0.25, 'r'],
  ],
};

/** A foreign name in Hangul as sound symbols. */
export function soundsOfHangul(word: string): string {
  let out = '';
  for (const block of word) {
    const code = block.codePointAt(0)!;
    if (code < FIRST || code > LAST) {
      if (LATIN.test(block)) out += block;
      continue;
    }
    const offset = code - FIRST;
    const vowel = FOREIGN_VOWELS[Math.floor((offset % 588) / 28)]!;
    out += FOREIGN_INITIALS[Math.floor(offset / 588)]! + vowel + FOREIGN_FINALS[offset % 28]!;
  }
  return out.replaceAll('lr', 'l');
}
