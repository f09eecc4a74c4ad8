import { foldWidth } from '../../text/index.ts';
import { splitHan } from '../scripts/han.ts';
import { isForeignInScript, readingOf } from '../scripts/transliterate.ts';
import { DEGREES } from '../tables/particles.ts';
import type { SubjectType } from '../types.ts';
import { organisationTokens } from './organisation-tokens.ts';
import { personTokens } from './person-tokens.ts';
import type { PreparedName, Token } from './tokens.ts';
import { splitWords } from './words.ts';

const APOSTROPHES = /['’‘ʻʼ`´ʹʺ′ʾʿ]/g;
/** In Hebrew an apostrophe after some letters is a geresh, which makes another sound of them. */
const GERESH = /(?<=[\u05D0-\u05EA])['’‘׳]/g;
/** So many words are compared at once; of a listed name those beyond them too, in parts that overlap by half. */
export const MOST_TOKENS = 24;
const STEP = MOST_TOKENS / 2;

/** Splits a name into comparable tokens. Never throws; an empty or letterless name has no tokens. */
export function prepareName(
  text: string,
  type: SubjectType,
  { translated = false, foreign = isForeignInScript(text) } = {},
): PreparedName {
  const plain = foldWidth(text).replace(GERESH, '\u05F3').replace(APOSTROPHES, '').replace(/&/g, ' and ');
  const words = splitWords(type === 'person' ? rotate(plain) : plain, translated, foreign);
  const tokens = type === 'person' ? personTokens(words) : organisationTokens(words, type);
  const beyond = words.filter((word) => word.origin !== 'latin');
  const written = new Map(beyond.map((word) => [word.text, word.written]));
  return {
    text,
    tokens: tokens.slice(0, MOST_TOKENS),
    ...(written.size > 0 ? { written } : {}),
    ...(tokens.length > MOST_TOKENS ? { further: partsBeyond(tokens) } : {}),
  };
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
  const heard = prepareName(text, type);
  if (!isBeyondLatin(text)) return [heard];
  if (type !== 'person') {
    const meant = prepareName(text, type, { translated: true });
    return isSame(meant, heard) ? [heard] : [heard, meant];
  }
  if (readingOf(text) !== 'either') return [heard];
  const foreign = splitHan(text).map((parted) => prepareName(parted, type, { foreign: true }));
  return [heard, ...foreign];
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
  const text = withoutDegrees(told);
  const comma = text.indexOf(',');
  if (comma < 0 || text.includes('(') || text.includes(',', comma + 1)) return text;
  return `${text.slice(comma + 1)} ${text.slice(0, comma)}`;
}
