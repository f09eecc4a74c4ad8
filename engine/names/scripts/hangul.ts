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

/** Family names whose usual Latin spelling does not follow from the letters. */
const FAMILY: Record<string, string> = {
  이: 'ri',
  리: 'ri',
  김: 'kim',
  박: 'pak',
  최: 'choe',
  임: 'im',
  유: 'yu',
};

/** Romanises a Hangul word; a word of two to four syllables is family name, then given name by syllable. */
export function romaniseHangul(word: string): string {
  const syllables: string[] = [];
  for (const block of word) {
    const code = block.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) continue;
    const offset = code - FIRST;
    syllables.push(
      (INITIALS[Math.floor(offset / 588)] ?? '') +
        (VOWELS[Math.floor((offset % 588) / 28)] ?? '') +
        (FINALS[offset % 28] ?? ''),
    );
  }
  const blocks = [...word];
  const family = blocks[0] === undefined ? undefined : FAMILY[blocks[0]];
  if (family && blocks.length >= 3 && blocks.length <= 4) syllables[0] = family;
  return blocks.length <= 4 ? syllables.join(' ') : syllables.join('').replaceAll('lr', 'l');
}

/** True for words in Hangul. */
export function isHangul(word: string): boolean {
  return /\p{Script=Hangul}/u.test(word);
}
