import anyAscii from 'any-ascii';
import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** Digraphs of modern Greek, the longest first (ELOT 743, ISO 843:1997): first as letters of Greek names. */
const OWN: readonly (readonly [string, string])[] = [
  ['ου', 'u'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['γγ', 'ng'],
  ['γξ', 'nks'],
  ['γχ', 'nK'],
  ['αι', 'e'],
  ['ει', 'i'],
  ['οι', 'i'],
  ['υι', 'i'],
];

/** What Greek writes with two letters because it has none: the b, d, g, j and ch of other languages. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['ντζ', 'nj'],
  ['μπ', 'b'],
  ['ντ', 'd'],
  ['γκ', 'g'],
  ['τζ', 'j'],
  ['τσ', 'C'],
];

const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'T',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'K',
  ψ: 'ps',
  ω: 'o',
};

/** Greek has no sh, zh and ch, and one letter for kh and h; its gi is also y. */
export const GREEK_COSTS: ScriptCosts = {
  changes: [
    [0.06, 'sS zZ CX Kh KC iy gG'],
    [0.1, 'gy iu vw'],
    [0.2, 'vb'],
  ],
  gaps: [],
};

/** A Greek word as sound symbols: as a foreign name, and letter by letter as a Greek one where that is otherwise. */
export function soundsOfGreek(word: string): string[] {
  const letters = word.normalize('NFD');
  const heard = spell(letters, [...FOREIGN, ...OWN]);
  const spelt = spell(letters, OWN);
  return heard === spelt ? [heard] : [heard, spelt];
}

/** The letters of a Greek word in Latin. */
export function romaniseGreek(word: string): string {
  return anyAscii(word).toLowerCase();
}

const DIAERESIS = '\u0308';

function spell(letters: string, groups: readonly (readonly [string, string])[]): string {
  const plain = letters.replace(/[\u0300-\u0307\u0309-\u036f]/g, '');
  let out = '';
  for (let at = 0; at < plain.length; ) {
    // Two dots part what would be one sound.
    const group = groups.find(([letters]) => {
      return plain.startsWith(letters, at) && plain[at + letters.length] !== DIAERESIS;
    });
    const sign = plain.charAt(at);
    out += group?.[1] ?? LETTERS[sign] ?? (sign === DIAERESIS ? '' : otherSign(sign));
    at += group?.[0].length ?? 1;
  }
  return out;
}
