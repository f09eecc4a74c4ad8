import { otherSign } from './other-sign.ts';

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  '\u0958': 'q',
  '\u0959': 'kh',
  '\u095A': 'g',
  '\u095B': 'z',
  '\u095C': 'r',
  '\u095D': 'rh',
  '\u095E': 'f',
};

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};

const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

const VIRAMA = '\u094D';
const NUKTA = '\u093C';
const NUKTA_READINGS: Record<string, string> = { j: 'z', ph: 'f', k: 'q', d: 'r', dh: 'rh' };

/** One consonant or none, and its vowel: '' for none. */
type Unit = { onset: string; vowel: string };

/** The vowel of a consonant that has no sign. */
const INHERENT = 'A';

/** Romanises one Hindi word: consonants carry an inherent a, which is silent at the end and between V_CV. */
export function romaniseDevanagari(word: string): string {
  const units: Unit[] = [];
  for (const sign of word) {
    const last = units[units.length - 1];
    if (CONSONANTS[sign]) units.push({ onset: CONSONANTS[sign], vowel: INHERENT });
    else if (VOWELS[sign]) units.push({ onset: '', vowel: VOWELS[sign] });
    else if (otherSign(sign)) units.push({ onset: otherSign(sign), vowel: '' });
    else if (!last) continue;
    else if (SIGNS[sign]) last.vowel = SIGNS[sign];
    else if (sign === VIRAMA) last.vowel = '';
    else if (sign === NUKTA) last.onset = NUKTA_READINGS[last.onset] ?? last.onset;
    else if (sign === 'ं' || sign === 'ँ') units.push({ onset: 'n', vowel: '' });
  }
  return spell(units);
}

function spell(units: readonly Unit[]): string {
  const end = units.length - 1;
  const isSaid = (at: number) => units[at]!.vowel !== '' && (units[at]!.vowel !== INHERENT || at < end);
  let before = '';
  let out = '';
  units.forEach(({ onset, vowel }, at) => {
    const silent = at === end ? at > 0 : before !== '' && isSaid(at + 1);
    const inherent = silent ? '' : 'a';
    before = vowel === INHERENT ? inherent : vowel;
    out += onset + before;
  });
  return out;
}

/** True for words in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}
