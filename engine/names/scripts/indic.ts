import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** Letters of Devanagari, and of its sisters where these have more, by their place in its block (ISO 15919:2001). */
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
  '\u0929': 'n',
  '\u0931': 'r',
  ळ: 'l',
  '\u0934': 'zh',
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
  ऎ: 'e',
  ऒ: 'o',
  ऌ: 'li',
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
  'ॆ': 'e',
  'ॊ': 'o',
  'ॄ': 'ri',
};

const VIRAMA = '\u094D';
const NUKTA = '\u093C';
const NUKTA_READINGS: Record<string, string> = { j: 'z', ph: 'f', k: 'q', d: 'r', dh: 'rh' };

/** One consonant or none, and its vowel: '' for none. */
type Unit = { onset: string; vowel: string };

/** The vowel of a consonant that has no sign. */
const INHERENT = 'A';

/** The scripts whose blocks Unicode lays out like Devanagari, by their first sign, and whether all vowels are said. */
const SISTERS: readonly { name: string; first: number; saysAll: boolean }[] = [
  { name: 'Bengali', first: 0x0980, saysAll: false },
  { name: 'Gurmukhi', first: 0x0a00, saysAll: false },
  { name: 'Gujarati', first: 0x0a80, saysAll: false },
  { name: 'Oriya', first: 0x0b00, saysAll: false },
  { name: 'Tamil', first: 0x0b80, saysAll: true },
  { name: 'Telugu', first: 0x0c00, saysAll: true },
  { name: 'Kannada', first: 0x0c80, saysAll: true },
  { name: 'Malayalam', first: 0x0d00, saysAll: true },
];
const DEVANAGARI = 0x0900;
const BLOCK = 0x80;

/** Signs that stand elsewhere than in Devanagari. */
const APART: Record<string, string> = {
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
  'ੰ': 'ं',
  'ੱ': '',
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
  ൿ: 'क्',
  'ௗ': 'ौ',
};

/** Sinhala, whose block has an order of its own, sign by sign. */
const SINHALA = pairs(
  'අආඇඈඉඊඋඌඍඑඒඓඔඕඖකඛගඝඞඟචඡජඣඤඥටඨඩඪණඬතථදධනඳපඵබභමඹයරලවශෂසහළෆාැෑිීුූෘෙේෛොෝෞ්ං',
  'अआएएइईउऊऋएएऐओओऔकखगघङङचछजझञञटठडढणडतथदधननपफबभममयरलवशषसहळफ़ाेेिीुूृेेैोोौ्ं',
);

function pairs(from: string, to: string): Map<string, string> {
  const others = [...to.normalize('NFC').matchAll(/.\u093C?/gu)].map(([sign]) => sign);
  return new Map([...from].map((sign, at) => [sign, others[at]!]));
}

/** Romanises one word of a script of India or Sri Lanka. A vowel that no sign tells is a, which some do not say. */
export function romaniseIndic(word: string): string {
  const sister = SISTERS.find(({ name }) => isOf(word, name));
  const saysAll = sister?.saysAll ?? /\p{Script=Sinhala}/u.test(word);
  let signs = '';
  for (const sign of word) {
    const code = sign.codePointAt(0)!;
    const isSister = sister && code >= sister.first && code < sister.first + BLOCK;
    signs +=
      APART[sign] ??
      SINHALA.get(sign) ??
      (isSister ? String.fromCodePoint(code - sister.first + DEVANAGARI) : sign);
  }
  return romaniseDevanagari(signs, saysAll);
}

function isOf(word: string, script: string): boolean {
  return new RegExp(`\\p{Script=${script}}`, 'u').test(word);
}

/** Romanises one Hindi word: consonants carry an inherent a, which is silent at the end and between V_CV unless `saysAll`. */
export function romaniseDevanagari(word: string, saysAll = false): string {
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
  return spell(units, saysAll);
}

function spell(units: readonly Unit[], saysAll: boolean): string {
  const end = units.length - 1;
  const isSaid = (at: number) => units[at]!.vowel !== '' && (units[at]!.vowel !== INHERENT || at < end);
  let before = '';
  let out = '';
  units.forEach(({ onset, vowel }, at) => {
    const silent = at === end ? at > 0 : before !== '' && isSaid(at + 1);
    const inherent = silent && !saysAll ? '' : 'a';
    before = vowel === INHERENT ? inherent : vowel;
    out += onset + before;
  });
  return out;
}

/** Aspirates and plain letters are near, v and w one; a vowel that is not written is cheap. */
export const INDIC_COSTS: ScriptCosts = {
  changes: [
    [0.05, 'vw tT dD kK gG sS'],
    [0.1, 'pf CS jz jZ bv ae ai iy uw ou aA'],
    [0.15, 'td'],
  ],
  gaps: [
    [0.15, 'a'],
    [0.2, 'eiouhy'],
  ],
};

/** True for words in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}
