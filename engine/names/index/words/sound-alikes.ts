import { consonantClasses } from '../../tokens/consonant-classes.ts';
import type { Token } from '../../tokens/tokens.ts';

/**
 * Words by their consonants in wide classes, each as they are and with one left out (the deletions of Garbe's symmetric
 * delete, 2012): finds what a script that does not tell some consonants apart writes for a word.
 */
type SoundAlikes = {
  /** Calls for the words whose consonants are the token's but for one more, one less or another one. */
  sharing: (token: Token, call: (number: number) => void) => void;
};

/** Shorter ones are too common to be found with one left out. */
const SHORTEST = 3;

/** Arabic, Cyrillic, Armenian and others that are read letter by letter seldom write another consonant. */
const SHORTEST_KEPT = 4;
const MOST_WORDS = 2 ** 21;

/** Builds the table for the words with these numbers. */
export function buildSoundAlikes(tokens: readonly Token[], words: readonly number[]): SoundAlikes {
  const keys: number[] = [];
  for (const number of words)
    for (const key of keysOf(tokens[number]!, SHORTEST)) keys.push(hash(key) * MOST_WORDS + number);
  const sorted = Float64Array.from(keys).sort();
  const sharing = (token: Token, call: (number: number) => void) => {
    const isSpelt = token.origin === 'script' || token.origin === 'abjad';
    const shortest = isSpelt ? SHORTEST_KEPT : SHORTEST;
    for (const key of keysOf(token, shortest)) each(sorted, key, call);
  };
  return { sharing };
}

/** Spellings whose sound depends on the language: w as v, r that is not said, j as y, ch as k or h. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/[wW]/g, 'v'],
  [/[rR](?![aeiouyAU])/g, ''],
  [/j/g, 'y'],
  [/J/g, 'j'],
  [/C/g, 'k'],
  [/[CK]/g, 'h'],
];

/** The consonants of a word in all its readings, and as other languages say what is written. */
function consonantsOf({ fold, otherFolds }: Token): Set<string> {
  const all = new Set<string>();
  for (const folded of otherFolds ? [fold, ...otherFolds] : [fold]) {
    all.add(consonantClasses(folded));
    for (const [spelling, sound] of HABITS) all.add(consonantClasses(folded.replace(spelling, sound)));
  }
  return all;
}

/** The keys a word is found by; one consonant is left out where there are as many as `shortest`. */
function keysOf(token: Token, shortest: number): Set<string> {
  const keys = new Set<string>();
  for (const consonants of consonantsOf(token))
    for (const key of withOneLeftOut(consonants, shortest)) keys.add(key);
  for (const folded of token.heard ?? []) keys.add(consonantClasses(folded));
  return keys;
}

function withOneLeftOut(consonants: string, shortest: number): Set<string> {
  const all = new Set([consonants]);
  if (consonants.length >= shortest)
    for (let at = 0; at < consonants.length; at++)
      all.add(consonants.slice(0, at) + consonants.slice(at + 1));
  return all;
}

function each(sorted: Float64Array, consonants: string, call: (number: number) => void): void {
  const low = hash(consonants) * MOST_WORDS;
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < low) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < sorted.length && sorted[at]! < low + MOST_WORDS; at++) call(sorted[at]! - low);
}

/** FNV-1a (Fowler, Noll, Vo 1991), 31 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 1;
}
