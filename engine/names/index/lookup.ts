import { joinTokens } from '../score/join-tokens.ts';
import { compareTokens, isHearing } from '../score/token-similarity.ts';
import { consonantClasses } from '../tokens/consonant-classes.ts';
import { fold, skeleton } from '../tokens/fold.ts';
import type { Token } from '../tokens/tokens.ts';
import { isDistinctive, skeletonsOf, spellingsOf } from '../tokens/tokens.ts';
import { buildBeginnings } from './words/beginnings.ts';
import { buildBigrams } from './words/bigram-table.ts';
import { buildSoundAlikes } from './words/sound-alikes.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { buildWordSounds, type WordSounds } from './words/word-sounds.ts';

/** Tokens of the list that are like one token, best first. */
export type Similar = { numbers: Uint32Array; similarities: Float32Array };

/** Finds the tokens of a vocabulary that look or sound like a given one. */
export type Lookup = {
  similar: (token: Token) => Similar;
  /** The same among titles and words that only say what kind of organisation it is. */
  similarPlain: (token: Token) => Similar;
  /** For words written together: only what has the same consonants, and is very like. */
  similarJoined: (parts: readonly Token[]) => Similar;
};

const CACHE = 20_000;
const NONE: Similar = { numbers: new Uint32Array(), similarities: new Float32Array() };

/** Words less alike than this bring no name up. */
const LEAST = 0.62;
const LEAST_JOINED = 0.8;

/** Builds the look-up by consonants, by pairs of sounds, by beginnings, and by the tables of names and words. */
export function buildLookup(
  { tokens }: Vocabulary,
  { comparedWith }: WordSounds = buildWordSounds(tokens),
): Lookup {
  const numbersOf = (is: (token: Token) => boolean) => [...tokens.keys()].filter((at) => is(tokens[at]!));
  const words = tablesOf(tokens, numbersOf(isDistinctive));
  const plain = tablesOf(tokens, numbersOf(isPlain));

  const found = new Uint32Array(tokens.length);
  const seen = new Uint8Array(tokens.length);
  let count = 0;
  const add = (number: number) => {
    if (seen[number] === 1) return;
    seen[number] = 1;
    found[count++] = number;
  };
  const rank = (least: number, similarityTo: (number: number) => number): Similar => {
    const pairs: { number: number; similarity: number }[] = [];
    for (let at = 0; at < count; at++) {
      const number = found[at]!;
      seen[number] = 0;
      const similarity = similarityTo(number);
      if (similarity >= least) pairs.push({ number, similarity });
    }
    count = 0;
    pairs.sort((a, b) => b.similarity - a.similarity || a.number - b.number);
    return {
      numbers: Uint32Array.from(pairs, (pair) => pair.number),
      similarities: Float32Array.from(pairs, (pair) => pair.similarity),
    };
  };
  const similarIn = (tables: Tables) => (token: Token) => {
    tables.sharing(token, add);
    return rank(LEAST, comparedWith(token, LEAST));
  };
  const similarJoined = (token: Token): Similar => {
    words.sounding(token, add);
    const similarityTo = comparedWith(token, LEAST_JOINED);
    return rank(LEAST_JOINED, (number) => {
      const { raw } = tokens[number]!;
      const similarity = similarityTo(number);
      // What stands for a word in the name: "Tele Com" is telecom, which is telecommunication.
      return raw
        ? Math.max(similarity, compareTokens(token, raw, LEAST_JOINED)?.similarity ?? 0)
        : similarity;
    });
  };
  const similarToJoined = cached(similarJoined);
  /** Words written together are many, and most have the consonants of no word. */
  const mayBeJoined = (parts: readonly Token[]) =>
    !parts.every(({ origin, otherFolds }) => origin === 'latin' && !otherFolds) ||
    words.isHeard(skeleton(fold(parts.map(({ text }) => text).join(''))));
  return {
    similar: cached(similarIn(words)),
    similarPlain: cached(similarIn(plain)),
    similarJoined: (parts) => (mayBeJoined(parts) ? similarToJoined(joinTokens(parts)) : NONE),
  };
}

/** Titles, and words that only say what kind of organisation it is: they bring no name up but where they are misspelt. */
function isPlain({ kind, generic }: Token): boolean {
  return kind === 'honorific' || (kind === 'word' && generic === true);
}

/** Call for the words that may be like a token, or have the same consonants. */
type Tables = Record<'sharing' | 'sounding', (token: Token, call: (number: number) => void) => void> & {
  /** Whether any word has these consonants. */
  isHeard: (skeleton: string) => boolean;
};

function tablesOf(tokens: readonly Token[], words: readonly number[]): Tables {
  const bySkeleton = new Map<string, number[]>();
  const byRawSkeleton = new Map<string, number[]>();
  const byClasses = new Map<string, number[]>();
  const byMeaning = new Map<string, number[]>();
  for (const number of words) {
    const token = tokens[number]!;
    for (const key of skeletonsOf(token)) push(bySkeleton, key, number);
    for (const key of classesOf(token)) push(byClasses, key, number);
    if (token.raw) push(byRawSkeleton, token.raw.skeleton, number);
    for (const meaning of meaningsOf(token)) push(byMeaning, meaning, number);
  }
  const bigrams = buildBigrams(tokens, words);
  const beginnings = buildBeginnings(tokens, words);
  const soundAlikes = buildSoundAlikes(tokens, words);
  const byEar = words.filter((number) => isByEar(tokens[number]!));
  const soundAlikesByEar = buildSoundAlikes(tokens, byEar);
  return {
    sharing: (token, call) => {
      for (const key of skeletonsOf(token)) bySkeleton.get(key)?.forEach(call);
      for (const key of classesOf(token)) byClasses.get(key)?.forEach(call);
      for (const meaning of meaningsOf(token)) byMeaning.get(meaning)?.forEach(call);
      for (const folded of spellingsOf(token)) bigrams.sharing(folded, call);
      beginnings.sharing(token, call);
      if (isByEar(token)) soundAlikes.sharing(token, call);
      else if (byEar.length > 0) soundAlikesByEar.sharing(token, call);
    },
    sounding: (token, call) => {
      for (const key of skeletonsOf(token)) bySkeleton.get(key)?.forEach(call);
      byRawSkeleton.get(token.skeleton)?.forEach(call);
    },
    isHeard: (skeleton) => bySkeleton.has(skeleton) || byRawSkeleton.has(skeleton),
  };
}

/** Whether a word comes from a script that does not tell all sounds apart. */
export function isByEar({ origin }: Token): boolean {
  return isHearing(origin);
}

/** The classes of a word's consonants, as it is written and as it is said. */
function classesOf(token: Token): Iterable<string> {
  const spellings = spellingsOf(token);
  return spellings.length === 1 ? [consonantClasses(token.fold)] : new Set(spellings.map(consonantClasses));
}

function cached(find: (token: Token) => Similar): (token: Token) => Similar {
  const known = new Map<Token, Similar>();
  return (token) => {
    const cached = known.get(token);
    if (cached) return cached;
    const similar = find(token);
    if (known.size >= CACHE) known.clear();
    known.set(token, similar);
    return similar;
  };
}

function meaningsOf(token: Token): string[] {
  const meanings = (token.groups ?? []).map((group) => `name ${group.id}`);
  return token.concept === undefined ? meanings : [...meanings, `word ${token.concept}`];
}

function push(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key);
  if (list) list.push(number);
  else map.set(key, [number]);
}
