import type { Origin } from '../scripts/transliterate.ts';
import type { NameGroup } from '../tables/given-names.ts';
import { PATRONYMIC } from '../tables/patronymics.ts';
import { editCost } from '../tokens/edit-cost.ts';
import { soundCosts } from '../tokens/sound-costs.ts';
import type { Token } from '../tokens/tokens.ts';
import type { How } from '../types.ts';
import { METHOD } from './method.ts';

export type TokenMatch = { similarity: number; how: How };

/** Below this two words have nothing to do with each other. */
export const LOOSE = 0.42;

/** From here on two words are taken for the same word; between, for the same in part. */
export const FIRM = 0.7;

const NONE: readonly string[] = [];

export const SAME_SOUND = 0.97;
const NICKNAME = 0.87;
/** A family name in two Chinese languages, each of which writes others so too. */
const SAME_FAMILY = 0.8;
const SAME_NAME = 0.95;
const TRANSLATED = 0.95;

/**
 * How alike two words are, 0–1, and in what way; undefined when they are different words, or less alike than `least`.
 * Symmetric.
 */
export function compareTokens(left: Token, right: Token, least = LOOSE): TokenMatch | undefined {
  if (left.text === right.text) {
    return { similarity: 1, how: left.origin === right.origin ? 'exact' : 'transliterated' };
  }
  if (!isComparable(left) || !isComparable(right)) return undefined;
  const sound = compareSounds(left, right, least);
  const table = compareByTable(left, right);
  return table && table.similarity > (sound?.similarity ?? 0) ? table : sound;
}

export function isComparable(token: Token): boolean {
  return token.kind !== 'legal' && token.kind !== 'number' && token.text.length > 1;
}

/** How alike two words sound and look. */
function compareSounds(left: Token, right: Token, least: number): TokenMatch | undefined {
  const latin = left.origin === 'latin' && right.origin === 'latin';
  if (latin && Math.max(left.text.length, right.text.length) < 3) return undefined;
  const similarity = foldSimilarity(left, right, least);
  if (similarity < METHOD.shortened && isPartOfOther(left, right))
    return { similarity: METHOD.shortened, how: 'typo' };
  if (similarity < least) return undefined;
  if (!latin) return { similarity, how: 'transliterated' };
  return { similarity, how: similarity > 0.9 && left.skeleton === right.skeleton ? 'sound' : 'typo' };
}

/** Whether one word stands for the other though it lacks some of its letters. */
export function isPartOfOther(left: Token, right: Token): boolean {
  return isShortened(left, right) || isInflected(left, right);
}

/** "Comm" for community, "Kamchy" for Kamchybek; but Green is a word, and Romanovich a father's name. */
function isShortened(left: Token, right: Token): boolean {
  return left.text.length < right.text.length ? isBeginning(left, right) : isBeginning(right, left);
}

function isBeginning(short: Token, long: Token): boolean {
  if (short.common || short.text.length < 4 || short.text.length < long.text.length * 0.4) return false;
  return long.text.startsWith(short.text) && !PATRONYMIC.test(long.text);
}

/** "Charity" and charitable, "air" and airways: common words with most of their letters in common, or but an ending apart. */
function isInflected(left: Token, right: Token): boolean {
  if (!left.common || !right.common) return false;
  const [a, b] = [left.text, right.text];
  // Words that reach here are not the same.
  let same = 0;
  while (a[same] === b[same]) same++;
  if (same >= 5 && same >= Math.max(a.length, b.length) * 0.6) return true;
  if (same < 3 || same < Math.min(a.length, b.length)) return false;
  return ENDING.test(a.slice(same) || b.slice(same));
}

/** What an English word of business takes on without becoming another. */
const ENDING = /^(e?s|e?rs?|al|ern|ways?|lines?|ment|[a-z]?ing|ion|ics?|ical)$/;

/** The similarity of the sound symbols of two tokens, 0–1; 0 when certainly below the threshold. */
function foldSimilarity(left: Token, right: Token, least: number): number {
  if (left.fold === right.fold) return SAME_SOUND;
  // What a distance is measured by: the sound there is, and how dear a change is.
  const whole = Math.max(left.mass, right.mass, 0.1);
  const costs = soundCosts(left.origin, right.origin);
  const steep = steepness(left.origin, right.origin, whole);
  const limit = (whole * (SAME_SOUND - least)) / steep;
  if (!costs.isLoose && Math.abs(left.mass - right.mass) > limit) return 0;
  let cost = editCost(left.fold, right.fold, limit, costs);
  for (const other of left.otherFolds ?? NONE)
    cost = Math.min(cost, editCost(other, right.fold, limit, costs));
  for (const other of right.otherFolds ?? NONE)
    cost = Math.min(cost, editCost(left.fold, other, limit, costs));
  for (const heard of heardBy(left, right)) cost = Math.min(cost, editCost(heard, right.fold, limit, costs));
  for (const heard of heardBy(right, left)) cost = Math.min(cost, editCost(left.fold, heard, limit, costs));
  return cost === Number.POSITIVE_INFINITY ? 0 : Math.max(0, SAME_SOUND - (cost * steep) / whole);
}

/** What the script of another word may hear in a Latin one. */
export function heardBy(latin: Token, other: Token): readonly string[] {
  return latin.heard !== undefined && isHearing(other.origin) ? latin.heard : NONE;
}

/** Whether a script may hear something else in a Latin word than its letters. */
export function isHearing(origin: Origin): boolean {
  return origin !== 'latin' && origin !== 'syllable';
}

/** How dear a change is, the dearer the less sound there is. */
export function steepness(left: Origin, right: Origin, whole: number): number {
  const syllable = left === 'syllable' || right === 'syllable';
  return (1 + METHOD.shortWords / whole) * (syllable ? METHOD.syllable : 1);
}

function similarityIn(a: NameGroup, b: NameGroup): number {
  if (!a.short && !b.short) return SAME_NAME;
  return a.family ? SAME_FAMILY : NICKNAME;
}

/** How alike two words are by the tables of given names and of words of organisations. */
export function compareByTable(left: Token, right: Token): TokenMatch | undefined {
  for (const a of left.groups ?? []) {
    for (const b of right.groups ?? []) {
      if (a.id !== b.id) continue;
      return { similarity: similarityIn(a, b), how: 'nickname' };
    }
  }
  if (left.concept !== undefined && left.concept === right.concept) {
    return { similarity: TRANSLATED, how: 'translated' };
  }
  return undefined;
}
