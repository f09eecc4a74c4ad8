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

/** Romanises one Hindi word: consonants carry an inherent a, which is silent at the end and between V_CV. */
export function romaniseDevanagari(word: string): string {
  const units: { onset: string; vowel: string; inherent: boolean }[] = [];
  for (const sign of word) {
    const last = units[units.length - 1];
    if (CONSONANTS[sign]) units.push({ onset: CONSONANTS[sign], vowel: 'a', inherent: true });
    else if (VOWELS[sign]) units.push({ onset: '', vowel: VOWELS[sign], inherent: false });
    else if (!last) continue;
    else if (SIGNS[sign]) Object.assign(last, { vowel: SIGNS[sign], inherent: false });
    else if (sign === VIRAMA) Object.assign(last, { vowel: '', inherent: false });
    else if (sign === NUKTA) last.onset = NUKTA_READINGS[last.onset] ?? last.onset;
    else if (sign === 'ं' || sign === 'ँ') units.push({ onset: 'n', vowel: '', inherent: false });
  }
  return spell(units);
}

function spell(units: { onset: string; vowel: string; inherent: boolean }[]): string {
  const lastIndex = units.length - 1;
  let previousDropped = false;
  let out = '';
  units.forEach((unit, index) => {
    const next = units[index + 1];
    const medial = index > 0 && index < lastIndex && units[index - 1]?.vowel !== '' && next?.vowel !== '';
    const nextSpoken = next !== undefined && !(index + 1 === lastIndex && next.inherent);
    const silent =
      unit.inherent && lastIndex > 0 && (index === lastIndex || (medial && nextSpoken && !previousDropped));
    out += unit.onset + (silent ? '' : unit.vowel);
    previousDropped = silent;
  });
  return out;
}

/** True for words in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}
