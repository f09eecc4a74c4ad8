import { editCost, mass } from './edit-cost.ts';
import { givenNameGroups } from './tables/given-names.ts';
import { organisationConcept } from './tables/organisation-words.ts';
import type { Token } from './tokens.ts';
import type { How } from './types.ts';

export type TokenMatch = { similarity: number; how: How };

/** Below this two words are not the same word. */
export const WORD_THRESHOLD = 0.62;

const NICKNAME = 0.87;
const SAME_NAME = 0.95;
const TRANSLATED = 0.95;

/** How alike two words are, 0–1, and in what way; undefined when they are different words. Symmetric. */
export function compareTokens(left: Token, right: Token): TokenMatch | undefined {
  if (left.text === right.text) {
    return { similarity: 1, how: left.origin === right.origin ? 'exact' : 'transliterated' };
  }
  if (left.kind === 'legal' || right.kind === 'legal' || left.kind === 'number' || right.kind === 'number')
    return undefined;
  const sound = compareSounds(left, right);
  const table = compareByTable(left.text, right.text);
  if (table && table.similarity > (sound?.similarity ?? 0)) return table;
  return sound;
}

/** How alike two words sound and look. */
function compareSounds(left: Token, right: Token): TokenMatch | undefined {
  if (left.text.length < 2 || right.text.length < 2) return undefined;
  const similarity = foldSimilarity(left, right);
  if (similarity < WORD_THRESHOLD) return undefined;
  if (left.origin !== 'latin' || right.origin !== 'latin') return { similarity, how: 'transliterated' };
  return { similarity, how: similarity > 0.9 && left.skeleton === right.skeleton ? 'sound' : 'typo' };
}

/** The similarity of the sound symbols of two tokens, 0–1; 0 when certainly below the threshold. */
export function foldSimilarity(left: Token, right: Token): number {
  const vowelless = left.origin === 'abjad' || right.origin === 'abjad';
  let best = similarityOf(left.fold, right.fold, vowelless);
  if (left.secondFold) best = Math.max(best, similarityOf(left.secondFold, right.fold, vowelless));
  if (right.secondFold) best = Math.max(best, similarityOf(left.fold, right.secondFold, vowelless));
  return best;
}

function similarityOf(left: string, right: string, vowelless: boolean): number {
  if (left === right) return 0.97;
  const whole = Math.max(mass(left), mass(right));
  if (whole === 0) return 0;
  const cost = editCost(left, right, whole * (1 - WORD_THRESHOLD), vowelless);
  return cost === Number.POSITIVE_INFINITY ? 0 : Math.max(0, 0.97 - cost / whole);
}

function compareByTable(left: string, right: string): TokenMatch | undefined {
  for (const a of givenNameGroups(left)) {
    for (const b of givenNameGroups(right)) {
      if (a.id !== b.id) continue;
      const short = a.short || b.short;
      return { similarity: short ? NICKNAME : SAME_NAME, how: 'nickname' };
    }
  }
  const concept = organisationConcept(left);
  if (concept >= 0 && concept === organisationConcept(right))
    return { similarity: TRANSLATED, how: 'translated' };
  return undefined;
}
