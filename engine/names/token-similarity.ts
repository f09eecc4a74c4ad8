import { editCost } from './edit-cost.ts';
import { METHOD } from './method.ts';
import type { Token } from './tokens.ts';
import type { How } from './types.ts';

export type TokenMatch = { similarity: number; how: How };

/** Below this two words have nothing to do with each other. */
export const LOOSE = 0.42;

/** From here on two words are taken for the same word; between, for the same in part. */
export const FIRM = 0.7;

const SAME_SOUND = 0.97;
const NICKNAME = 0.87;
const SAME_NAME = 0.95;
const TRANSLATED = 0.95;

/** How alike two words are, 0–1, and in what way; undefined when they are different words. Symmetric. */
export function compareTokens(left: Token, right: Token): TokenMatch | undefined {
  if (left.text === right.text) {
    return { similarity: 1, how: left.origin === right.origin ? 'exact' : 'transliterated' };
  }
  if (!isComparable(left) || !isComparable(right)) return undefined;
  const sound = compareSounds(left, right);
  const table = compareByTable(left, right);
  return table && table.similarity > (sound?.similarity ?? 0) ? table : sound;
}

function isComparable(token: Token): boolean {
  return token.kind !== 'legal' && token.kind !== 'number' && token.text.length > 1;
}

/** How alike two words sound and look. */
function compareSounds(left: Token, right: Token): TokenMatch | undefined {
  const similarity = foldSimilarity(left, right);
  if (similarity < METHOD.shortened && isShortened(left.text, right.text))
    return { similarity: METHOD.shortened, how: 'typo' };
  if (similarity < LOOSE) return undefined;
  if (left.origin !== 'latin' || right.origin !== 'latin') return { similarity, how: 'transliterated' };
  return { similarity, how: similarity > 0.9 && left.skeleton === right.skeleton ? 'sound' : 'typo' };
}

/** "Comm" for community, "Kamchy" for Kamchybek. */
function isShortened(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= 4 && short.length >= long.length * 0.4 && long.startsWith(short);
}

/** The similarity of the sound symbols of two tokens, 0–1; 0 when certainly below the threshold. */
function foldSimilarity(left: Token, right: Token): number {
  if (left.fold === right.fold) return SAME_SOUND;
  const vowelless = left.origin === 'abjad' || right.origin === 'abjad';
  const whole = Math.max(left.mass, right.mass);
  let best = similarityOf(left.fold, right.fold, whole, vowelless);
  if (left.secondFold) best = Math.max(best, similarityOf(left.secondFold, right.fold, whole, vowelless));
  if (right.secondFold) best = Math.max(best, similarityOf(left.fold, right.secondFold, whole, vowelless));
  return best;
}

function similarityOf(left: string, right: string, whole: number, vowelless: boolean): number {
  if (whole === 0) return 0;
  const steep = 1 + METHOD.shortWords / whole;
  const cost = editCost(left, right, (whole * (SAME_SOUND - LOOSE)) / steep, vowelless);
  return cost === Number.POSITIVE_INFINITY ? 0 : Math.max(0, SAME_SOUND - (cost * steep) / whole);
}

function compareByTable(left: Token, right: Token): TokenMatch | undefined {
  for (const a of left.groups ?? []) {
    for (const b of right.groups ?? []) {
      if (a.id !== b.id) continue;
      return { similarity: a.short || b.short ? NICKNAME : SAME_NAME, how: 'nickname' };
    }
  }
  if (left.concept !== undefined && left.concept === right.concept) {
    return { similarity: TRANSLATED, how: 'translated' };
  }
  return undefined;
}
