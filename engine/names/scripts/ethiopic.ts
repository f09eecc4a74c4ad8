import type { ScriptCosts } from './cheap-changes.ts';
import { otherSign } from './other-sign.ts';

/** The consonants of the block, eight signs each (BGN/PCGN 1967 for Amharic); a dash for a row of labialised ones. */
const ROWS =
  'h l h m s r s S k kw k kw b v t C h hw n ny - k kw K Kw w - z Z y d d j g gw g t C p X X f p'.split(' ');
const FIRST = 0x1200;
const ORDERS = 8;

/** Of the seven orders: the first is e or a, the sixth a vowel that is mostly mute; the eighth is labialised. */
const VOWELS = ['A', 'u', 'i', 'a', 'e', 'U', 'o', 'wa'];

/** Ejectives are written like the plain consonants; the first order is spelt e or a, the sixth e, i or not at all. */
export const ETHIOPIC_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'Ae Aa Ui Ue kq'],
    [0.06, 'Ua Uu ae ei'],
    [0.1, 'Xs tT CX pf hK'],
  ],
  gaps: [
    [0.03, 'U'],
    [0.2, 'A'],
    [0.25, 'aeiouhy'],
  ],
};

/** An Ethiopic word as sound symbols. */
export function soundsOfEthiopic(word: string): string {
  const signs = [...word];
  return signs.map((sign, at) => soundOf(sign, at === signs.length - 1)).join('');
}

function soundOf(sign: string, isLast: boolean): string {
  const place = sign.codePointAt(0)! - FIRST;
  const row = ROWS[Math.floor(place / ORDERS)];
  if (place < 0 || row === undefined) return otherSign(sign);
  const vowel = VOWELS[place % ORDERS]!;
  if (row === '-') return vowel === 'A' ? 'a' : vowel;
  return row + (isLast && vowel === 'U' ? '' : vowel);
}
