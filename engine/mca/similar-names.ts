import { canonicalWords } from './canonical-name.ts';
import type { Clause } from './clauses.ts';
import { verbStem } from './inflection.ts';
import { phoneticKeys } from './phonetic.ts';
import { genericWords } from './tables/generic-words.ts';
import { places } from './tables/places.ts';

const wordClauses: ReadonlySet<Clause> = new Set(['f', 'c', 'j', 'a', 'h', 'i', 'b']);
const genericWeight = 0.3;
const threshold = 0.5;

type Weighed = { key: string; weight: number };

function weigh(text: string): Weighed[] {
  return canonicalWords(text, wordClauses).map((word) => {
    const common = word.length < 3 || genericWords.has(word) || places.has(word) || /^\d+$/.test(word);
    return { key: phoneticKeys(verbStem(word))[0] ?? word, weight: common ? genericWeight : 1 };
  });
}

function total(words: readonly Weighed[]): number {
  return words.reduce((sum, word) => sum + word.weight, 0);
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
 * Whether two names share a distinctive word and at least half of what they say; words that most companies use
 * weigh less than a third of the others.
 */
export function isSimilar(left: string, right: string): boolean {
  const [ours, theirs] = [weigh(left), weigh(right)];
  const keys = new Set(theirs.map((word) => word.key));
  const shared = ours.filter((word) => keys.has(word.key));
  if (!shared.some((word) => word.weight === 1)) return false;
  return (2 * total(shared)) / (total(ours) + total(theirs)) >= threshold;
}
