import { isComparable } from '../../score/token-similarity.ts';
import type { Origin } from '../../scripts/transliterate.ts';
import { codesOf, costsBeside } from '../../tokens/edit-cost.ts';
import type { SoundCosts } from '../../tokens/sound-costs.ts';
import type { Token } from '../../tokens/tokens.ts';

/**
 * The words of a vocabulary, each with what it is compared by in one record: a search compares thousands of words, and
 * to read each from its token takes longer than to compare it. A record begins at the word's number times `RECORD`.
 */
export type WordRecords = {
  origins: Origin[];
  words: Uint32Array;
  /** By the half of a record's place: how much sound the word has. */
  masses: Float64Array;
  /** The sounds of all readings. */
  codes: Uint8Array;
  /** Where readings beyond the first begin and end, two figures each. */
  further: Uint32Array;
};

export const RECORD = 8;
/** The fields of a record after its mass: the first letters as one number. */
export const HEAD = 2;
/** Marks, and above them the number of the origin, how many other readings there are and how many are heard. */
export const MARKS = 3;
/** Where the sounds of the first reading begin and end, and the number of the second reading. */
export const START = 4;
export const END = 5;
export const FURTHER = 6;
/** The first letter, the last one, and above them how the word is read. */
export const LETTERS = 7;
/** Read from its script and not from its letters. */
const HEARD = 1;
/** Has more readings than a record counts: it is compared by its token. */
export const MANY = 2;

/** What a word shares with another that more than their sounds may tie: a table, or being common. */
export const NAMED = 1;
export const COMMON = 2;
/** A word that is compared by other rules whatever the other one is. */
export const OTHER_KIND = 4;

/** A word is another one shortened only where both begin with so many letters. */
const FIRST_LETTERS = 4;
const MOST_READINGS = 255;

/** Lays the words of a vocabulary out. */
export function layOut(tokens: readonly Token[]): WordRecords {
  const origins = [...new Set(tokens.map((token) => token.origin))];
  const words = new Uint32Array(tokens.length * RECORD);
  const masses = new Float64Array(words.buffer);
  const codes: number[] = [];
  const further: number[] = [];
  const put = (folded: string) => {
    for (const code of codesOf(folded)) codes.push(code);
  };
  tokens.forEach((token, number) => {
    const at = number * RECORD;
    const isMany = hasMany(token);
    const { otherFolds: others = [], heard = [] } = isMany ? {} : token;
    masses[at >>> 1] = token.mass;
    words[at + HEAD] = headOf(token);
    words[at + MARKS] =
      marksOf(token) | (origins.indexOf(token.origin) << 8) | (others.length << 16) | (heard.length << 24);
    words[at + START] = codes.length;
    put(token.fold);
    words[at + END] = codes.length;
    words[at + FURTHER] = further.length / 2;
    for (const folded of [...others, ...heard]) {
      further.push(codes.length);
      put(folded);
      further.push(codes.length);
    }
    words[at + LETTERS] =
      token.text.charCodeAt(0) |
      (token.text.charCodeAt(token.text.length - 1) << 8) |
      (((token.sounds ? HEARD : 0) | (isMany ? MANY : 0)) << 16);
  });
  return { origins, words, masses, codes: Uint8Array.from(codes), further: Uint32Array.from(further) };
}

function hasMany({ otherFolds = [], heard = [] }: Token): boolean {
  return otherFolds.length > MOST_READINGS || heard.length > MOST_READINGS;
}

/** The first letters as one number. */
export function headOf({ text }: Token): number {
  let head = 0;
  for (let at = 0; at < FIRST_LETTERS; at++) head = (head << 8) | (text.charCodeAt(at) & 255);
  return head >>> 0;
}

export function marksOf(token: Token): number {
  const { groups, concept, common, kind } = token;
  const isOther = kind === 'initial' || !isComparable(token) || hasMany(token) ? OTHER_KIND : 0;
  return isOther | (groups || concept !== undefined ? NAMED : 0) | (common ? COMMON : 0);
}

export function readingsOf({ fold, otherFolds }: Token): string[] {
  return otherFolds ? [fold, ...otherFolds] : [fold];
}

/** What each sound costs at least beside a word, in the costs of one kind of origin after another. */
export function costsBesideOf(asked: Token): (kind: number, costs: SoundCosts) => Float32Array {
  const sounds = readingsOf(asked).join('') + (asked.heard?.join('') ?? '');
  const known: Float32Array[] = [];
  return (kind, costs) => {
    known[kind] ??= costsBeside(sounds, costs);
    return known[kind];
  };
}
