import { givenNamesOf } from './tables/given-names.ts';
import { wordsOfConcept } from './tables/organisation-words.ts';
import { compareTokens } from './token-similarity.ts';
import type { Token } from './tokens.ts';
import { isInformative } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { tokenKey } from './vocabulary.ts';

/** Tokens of the list that are like one token, best first. */
export type Similar = { numbers: Uint32Array; similarities: Float64Array; matches: Map<number, number> };

/** Finds the tokens of a vocabulary that look or sound like a given one. */
export type Lookup = { similar: (token: Token) => Similar };

const ALPHABET = 64;
const LENGTHS = 24;
const CACHE = 20_000;
const MOST = 400;

/** Words less alike than this bring no name up. */
const LEAST = 0.62;

/** Builds the look-up by skeleton and by (bigram of sounds, length). */
export function buildLookup(vocabulary: Vocabulary): Lookup {
  const { tokens } = vocabulary;
  const words = tokens.map((_, number) => number).filter((number) => isInformative(tokens[number] as Token));
  const bySkeleton = new Map<string, number[]>();
  const byText = new Map<string, number[]>();
  const start = new Uint32Array(ALPHABET * ALPHABET * LENGTHS + 1);
  for (const number of words) {
    const token = tokens[number] as Token;
    push(bySkeleton, token.skeleton, number);
    if (token.groups || token.concept !== undefined) push(byText, token.text, number);
    eachBigram(token.fold, token.fold.length, (bucket) => {
      start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
    });
  }
  for (let at = 1; at < start.length; at++) start[at] = (start[at] ?? 0) + (start[at - 1] ?? 0);
  const items = new Uint32Array(start[start.length - 1] ?? 0);
  const fill = start.slice();
  for (const number of words) {
    const folded = (tokens[number] as Token).fold;
    eachBigram(folded, folded.length, (bucket) => {
      items[fill[bucket] ?? 0] = number;
      fill[bucket] = (fill[bucket] ?? 0) + 1;
    });
  }
  const counts = new Uint8Array(tokens.length);
  const cache = new Map<string, Similar>();

  const collect = (token: Token): Set<number> => {
    const found = new Set<number>(bySkeleton.get(token.skeleton));
    const exact = vocabulary.numbers.get(tokenKey(token));
    if (exact !== undefined) found.add(exact);
    for (const group of token.groups ?? []) {
      for (const name of givenNamesOf(group.id))
        for (const number of byText.get(name) ?? []) found.add(number);
    }
    if (token.concept !== undefined)
      for (const word of wordsOfConcept(token.concept))
        for (const number of byText.get(word) ?? []) found.add(number);
    sharingBigrams(token, found);
    return found;
  };

  const sharingBigrams = (token: Token, found: Set<number>): void => {
    const touched: number[] = [];
    const size = token.fold.length;
    const slack = size <= 4 ? 1 : 2;
    for (let length = Math.max(1, size - slack); length <= size + slack; length++) {
      eachBigram(token.fold, length, (bucket) => {
        for (let at = start[bucket] ?? 0; at < (start[bucket + 1] ?? 0); at++) {
          const number = items[at] ?? 0;
          if (counts[number] === 0) touched.push(number);
          counts[number] = (counts[number] ?? 0) + 1;
        }
      });
    }
    const least = Math.max(2, Math.ceil((size + 1) * 0.4));
    for (const number of touched) {
      if ((counts[number] ?? 0) >= least) found.add(number);
      counts[number] = 0;
    }
  };

  return {
    similar: (token) => {
      const key = tokenKey(token);
      const known = cache.get(key);
      if (known) return known;
      const pairs: [number, number][] = [];
      for (const number of collect(token)) {
        const match = compareTokens(token, tokens[number] as Token);
        if (match && match.similarity >= LEAST) pairs.push([number, match.similarity]);
      }
      pairs.sort((a, b) => b[1] - a[1] || byTextOf(tokens, a[0], b[0]));
      pairs.length = Math.min(pairs.length, MOST);
      const result = {
        numbers: Uint32Array.from(pairs, ([number]) => number),
        similarities: Float64Array.from(pairs, ([, match]) => match),
        matches: new Map(pairs),
      };
      if (cache.size >= CACHE) cache.clear();
      cache.set(key, result);
      return result;
    },
  };
}

function byTextOf(tokens: Token[], a: number, b: number): number {
  return (tokens[a] as Token).text < (tokens[b] as Token).text ? -1 : 1;
}

function push(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key);
  if (list) list.push(number);
  else map.set(key, [number]);
}

/** Calls with the bucket of each bigram, the ends of the word counting as a letter. */
function eachBigram(folded: string, length: number, call: (bucket: number) => void): void {
  const bucketLength = Math.min(length, LENGTHS - 1);
  let previous = 0;
  for (let at = 0; at <= folded.length; at++) {
    const letter = at < folded.length ? folded.charCodeAt(at) & 63 || 63 : 0;
    call((previous * ALPHABET + letter) * LENGTHS + bucketLength);
    previous = letter;
  }
}
