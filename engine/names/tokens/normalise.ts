import { foldWidth } from '../../text/index.ts';
import type { SubjectType } from '../types.ts';
import { organisationTokens } from './organisation-tokens.ts';
import { personTokens } from './person-tokens.ts';
import type { PreparedName } from './tokens.ts';
import { splitWords } from './words.ts';

const APOSTROPHES = /['’‘ʻʼ`´ʹʺ′ʾʿ]/g;
/** Of a name only so many words are read. */
export const MOST_TOKENS = 24;

/** Splits a name into comparable tokens. Never throws; an empty or letterless name has no tokens. */
export function prepareName(text: string, type: SubjectType, translated = false): PreparedName {
  const plain = foldWidth(text).replace(APOSTROPHES, '').replace(/&/g, ' and ');
  const words = splitWords(type === 'person' ? rotate(plain) : plain, translated);
  const tokens = type === 'person' ? personTokens(words) : organisationTokens(words, type);
  const foreign = words.filter((word) => word.origin !== 'latin');
  const written = new Map(foreign.map((word) => [word.text, word.written]));
  return {
    text,
    tokens: tokens.slice(0, MOST_TOKENS),
    ...(written.size > 0 ? { written } : {}),
    ...(tokens.length > MOST_TOKENS ? { isCut: true } : {}),
  };
}

const BEYOND_LATIN = /[^\u0000-\u024F\u1E00-\u206F]/;

/** Whether a name has signs that are neither Latin letters nor their punctuation. */
export const isBeyondLatin = (text: string): boolean => BEYOND_LATIN.test(text);

/** The name as it sounds and, where it stands in another script, as its words of organisations are in English. */
export function readingsOf(text: string, type: SubjectType): PreparedName[] {
  const heard = prepareName(text, type);
  if (type === 'person' || !isBeyondLatin(text)) return [heard];
  const meant = prepareName(text, type, true);
  const same =
    meant.tokens.length === heard.tokens.length &&
    meant.tokens.every((token, at) => token.text === heard.tokens[at]!.text);
  return same ? [heard] : [heard, meant];
}

/** "LAST, First" is said "First LAST". */
function rotate(text: string): string {
  const comma = text.indexOf(',');
  if (comma < 0 || text.includes('(') || text.includes(',', comma + 1)) return text;
  return `${text.slice(comma + 1)} ${text.slice(0, comma)}`;
}
