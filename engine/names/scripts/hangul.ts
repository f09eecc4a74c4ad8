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
