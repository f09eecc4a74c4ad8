import { foldWidth } from '../../text/index.ts';
import { splitHan } from '../scripts/han.ts';
import { isForeignInScript, readingOf } from '../scripts/transliterate.ts';
import { DEGREES } from '../tables/particles.ts';
import type { SubjectType } from '../types.ts';
import { organisationTokens } from './organisation-tokens.ts';
import { personTokens } from './person-tokens.ts';
import type { PreparedName, Token } from './tokens.ts';
import { splitWords, type Word } from './words.ts';

const APOSTROPHES = /['’‘ʻʼ`´ʹʺ′ʾʿ]/g;
/** In Hebrew an apostrophe after some letters is a geresh, which makes another sound of them. */
const GERESH = /(?<=[\u05D0-\u05EA])['’‘׳]/g;
/** So many words are compared at once; of a listed name those beyond them too, in parts that overlap by half. */
export const MOST_TOKENS = 24;
const STEP = MOST_TOKENS / 2;

/** A name as it is read: in English, where it stands in another script, and as one from elsewhere. */
export type Reading = { text: string; translated?: boolean; foreign?: boolean };

/** Splits a name into comparable tokens. Never throws; an empty or letterless name has no tokens. */
export function prepareName(
  text: string,
  type: SubjectType,
  options: { translated?: boolean; foreign?: boolean } = {},
): PreparedName {
  const { tokens, words } = tokensOf({ text, ...options }, type);
  const beyond = words.filter((word) => word.origin !== 'latin');
  const written = new Map(beyond.map((word) => [word.text, word.written]));
  return {
    text,
    type,
    tokens: tokens.slice(0, MOST_TOKENS),
    ...(written.size > 0 ? { written } : {}),
    ...(tokens.length > MOST_TOKENS ? { further: partsBeyond(tokens) } : {}),
  };
}

/** The words of a name, the tokens made of them and, where it is asked, of which words each was made, by their places. */
export function tokensOf(
  { text, translated = false, foreign = isForeignInScript(text) }: Reading,
  type: SubjectType,
  placed = false,
): { words: Word[]; tokens: Token[]; places: number[][] } {
  const plain = plainOf(text);
  const told = type === 'person' ? rotate(plain) : plain;
  const words = splitWords(told, translated, foreign);
  const places: number[][] = [];
  const asked = placed ? places : undefined;
  const tokens = type === 'person' ? personTokens(words, asked) : organisationTokens(words, type, asked);
  return { words, tokens, places };
}

const plainOf = (text: string) =>
  foldWidth(text).replace(GERESH, '\u05F3').replace(APOSTROPHES, '').replace(/&/g, ' and ');

/** The same sign by sign, with the place of each in the text whose width is folded. */
export function plainSigns(folded: string): { text: string; at: number }[] {
  const signs = folded.replace(GERESH, '\u05F3').split('');
  return signs.map((sign, at) => ({ at, text: sign.replace(APOSTROPHES, '').replace('&', ' and ') }));
}

function partsBeyond(tokens: Token[]): Token[][] {
  const parts: Token[][] = [];
  for (let from = STEP; from + STEP < tokens.length; from += STEP)
    parts.push(tokens.slice(from, from + MOST_TOKENS));
  return parts;
}

const BEYOND_LATIN = /[^\u0000-\u024F\u1E00-\u206F]/;

/** Whether a name has signs that are neither Latin letters nor their punctuation. */
export const isBeyondLatin = (text: string): boolean => BEYOND_LATIN.test(text);

/**
 * The name as it sounds; where it stands in another script, also as its words of organisations are in English, and for
 * a person as one from elsewhere where its script leaves that open.
 */
export function readingsOf(text: string, type: SubjectType): PreparedName[] {
  const [heard, ...others] = readingsIn(text, type).map((reading) =>
    prepareName(reading.text, type, reading),
  );
  return [heard!, ...others.filter((other) => type === 'person' || !isSame(other, heard!))];
}

/** How the name is read, before it is split. */
export function readingsIn(text: string, type: SubjectType): Reading[] {
  if (!isBeyondLatin(text)) return [{ text }];
  if (type !== 'person') return [{ text }, { text, translated: true }];
  if (readingOf(text) !== 'either') return [{ text }];
  return [{ text }, ...splitHan(text).map((parted) => ({ text: parted, foreign: true }))];
}

function isSame(a: PreparedName, b: PreparedName): boolean {
  return a.tokens.length === b.tokens.length && a.tokens.every(({ text }, at) => text === b.tokens[at]!.text);
}

function withoutDegrees(text: string): string {
  const comma = text.indexOf(',');
  const after =
    comma < 0
      ? []
      : text
          .slice(comma)
          .toLowerCase()
          .split(/[^\p{L}\p{M}]+/u)
          .filter(Boolean);
  return after.length > 0 && after.every((word) => DEGREES.has(word)) ? text.slice(0, comma) : text;
}

/** "LAST, First" is said "First LAST"; degrees after a comma are left out. */
function rotate(told: string): string {
  return partsOfPlain(told, 'person')
    .map(([from, to]) => told.slice(from, to))
    .join(' ');
}

/** What of a name is read, part after part, from and to. */
export function partsOfPlain(told: string, type: SubjectType): [from: number, to: number][] {
  if (type !== 'person') return [[0, told.length]];
  const text = withoutDegrees(told);
  const comma = text.indexOf(',');
  if (comma < 0 || text.includes('(') || text.includes(',', comma + 1)) return [[0, text.length]];
  return [
    [comma + 1, text.length],
    [0, comma],
  ];
}
