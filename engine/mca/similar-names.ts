import { canonicalWords } from './canonical-name.ts';
import type { Clause } from './clauses.ts';
import { verbStem } from './inflection.ts';
import { phoneticKeys } from './phonetic.ts';
import { genericWords } from './tables/generic-words.ts';
import { places } from './tables/places.ts';

const wordClauses: ReadonlySet<Clause> = new Set(['f', 'c', 'j', 'a', 'h', 'i', 'b']);
const genericWeight = 0.3;
const threshold = 0.5;

/** How much each word of a name says, by how it sounds; a word that is repeated counts once. */
function weigh(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of canonicalWords(text, wordClauses)) {
    const common = word.length < 3 || genericWords.has(word) || places.has(word) || /^\d+$/.test(word);
    weights.set(phoneticKeys(verbStem(word))[0] ?? word, common ? genericWeight : 1);
  }
  return weights;
}

function total(weights: Iterable<number>): number {
  return [...weights].reduce((sum, weight) => sum + weight, 0);
}

/**
 * Whether anything distinctive is left of a name when places and numerals go too: "Corporation Bank" without its
 * legal form says nothing.
 */
export function saysSomething(text: string): boolean {
  const words = canonicalWords(text, new Set([...wordClauses, 'k', 'l']));
  return words.some((word) => word.length >= 3 && !genericWords.has(word));
}

/**
 * The words by which names that may be similar can be looked up, by how they sound: two names that `isSimilar` share
 * one that tells, and most such pairs a second word of either kind.
 */
export function soundsOfWords(text: string): { telling: string[]; common: string[] } {
  const words = [...weigh(text)];
  const of = (tells: boolean) => words.flatMap(([key, weight]) => ((weight === 1) === tells ? [key] : []));
  return { telling: of(true), common: of(false) };
}

/**
 * Whether two names share a distinctive word and at least half of what they say; words that most companies use
 * weigh less than a third of the others.
 */
export function isSimilar(left: string, right: string): boolean {
  const [ours, theirs] = [weigh(left), weigh(right)];
  const shared = [...ours].flatMap(([key, weight]) => {
    const other = theirs.get(key);
    return other === undefined ? [] : [Math.min(weight, other)];
  });
  if (!shared.includes(1)) return false;
  return 2 * total(shared) >= threshold * (total(ours.values()) + total(theirs.values()));
}
