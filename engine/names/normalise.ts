import type { Origin } from './scripts/transliterate.ts';
import { transliterate } from './scripts/transliterate.ts';
import { ABBREVIATIONS, NUMBER_WORDS } from './tables/abbreviations.ts';
import { legalFormAt } from './tables/legal-forms.ts';
import { HONORIFICS, ORGANISATION_PARTICLES, PERSON_PARTICLES, VESSEL_PREFIXES } from './tables/particles.ts';
import type { PreparedName, Token, TokenKind } from './tokens.ts';
import { makeToken } from './tokens.ts';
import type { SubjectType } from './types.ts';

type Word = { text: string; second?: string; origin: Origin; aside: boolean };

const APOSTROPHES = /['’‘ʻʼ`´ʹʺ′ʾʿ]/g;
const LETTERS = /[\p{L}\p{M}\p{N}\u200C]+/gu;
const LONGEST = 400;
const MOST_TOKENS = 24;

/** Splits a name into comparable tokens. Never throws; an empty or letterless name has no tokens. */
export function prepareName(text: string, type: SubjectType): PreparedName {
  let plain = text.slice(0, LONGEST).normalize('NFKC').replace(APOSTROPHES, '').replace(/&/g, ' and ');
  if (type === 'person') plain = rotate(plain);
  const words = splitWords(plain);
  const tokens = (type === 'person' ? personTokens(words) : organisationTokens(words, type)).slice(
    0,
    MOST_TOKENS,
  );
  return { text, tokens, joined: words.map((word) => word.text).join('') };
}

/** "LAST, First" is said "First LAST". */
function rotate(text: string): string {
  const comma = text.indexOf(',');
  if (comma < 0 || text.indexOf('(') >= 0 || text.indexOf(',', comma + 1) >= 0) return text;
  return `${text.slice(comma + 1)} ${text.slice(0, comma)}`;
}

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let depth = 0;
  for (const segment of text.split(/([()（）[\]])/)) {
    if (/^[(（[]$/.test(segment)) depth++;
    else if (/^[)）\]]$/.test(segment)) depth = Math.max(0, depth - 1);
    else for (const match of segment.matchAll(LETTERS)) pushWords(words, match[0], depth > 0);
  }
  if (words.every((word) => word.aside)) for (const word of words) word.aside = false;
  return words;
}

function pushWords(words: Word[], raw: string, aside: boolean): void {
  const { text, second, origin } = transliterate(raw);
  const seconds = second?.split(' ');
  text.split(/[^a-z0-9]+/).forEach((part, index) => {
    if (part === '') return;
    const other = seconds?.[index];
    words.push({ text: part, origin, aside, ...(other ? { second: other } : {}) });
  });
}

function personTokens(words: Word[]): Token[] {
  const tokens: Token[] = [];
  const only = words.length === 1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (
      /^(abd|abdu|abed)$/.test(word.text) &&
      next &&
      /^(al|el|ul|ar|as|ad|an|ash|at|az|er|or|ur|us|ud)$/.test(next.text)
    ) {
      tokens.push(makeToken('abdul', 'word', word.origin, word.aside));
      at++;
      continue;
    }
    tokens.push(
      makeToken(word.text, only ? 'word' : personKind(word.text), word.origin, word.aside, word.second),
    );
  }
  return ensureWord(tokens);
}

function personKind(text: string): TokenKind {
  if (/^\d+$/.test(text)) return 'number';
  if (text.length === 1) return 'initial';
  if (PERSON_PARTICLES.has(text)) return 'particle';
  return HONORIFICS.has(text) ? 'honorific' : 'word';
}

/** Somebody is called Ben, Van or Major: when every word is small, they count after all. */
function ensureWord(tokens: Token[]): Token[] {
  if (tokens.some((token) => token.kind === 'word')) return tokens;
  return tokens.map((token) =>
    token.kind === 'particle' || token.kind === 'honorific' ? { ...token, kind: 'word' as const } : token,
  );
}

function organisationTokens(words: Word[], type: SubjectType): Token[] {
  const tokens: Token[] = [];
  const texts = words.map((word) => word.text);
  const ship = type === 'vessel' || type === 'aircraft';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const legal = ship ? undefined : legalFormAt(texts, at);
    if (legal) {
      tokens.push(makeToken(legal.concept, 'legal', 'latin', word.aside));
      at += legal.length - 1;
      continue;
    }
    const letters = letterRun(texts, at);
    const text = letters > 1 ? texts.slice(at, at + letters).join('') : word.text;
    at += letters > 1 ? letters - 1 : 0;
    tokens.push(organisationToken(text, word, ship && tokens.length === 0 && words.length > 1));
  }
  return tokens;
}

function organisationToken(text: string, word: Word, firstOfShip: boolean): Token {
  const full = NUMBER_WORDS.get(text) ?? ABBREVIATIONS.get(text) ?? text;
  let kind: TokenKind = 'word';
  if (/^\d+(st|nd|rd|th)?$/.test(full)) kind = 'number';
  else if (ORGANISATION_PARTICLES.has(full)) kind = 'particle';
  else if (firstOfShip && VESSEL_PREFIXES.has(full)) kind = 'honorific';
  else if (full.length === 1) kind = 'initial';
  return makeToken(full, kind, word.origin, word.aside, full === word.text ? word.second : undefined);
}

/** How many single letters stand in a row: "I B M". */
function letterRun(texts: string[], from: number): number {
  let length = 0;
  while (/^[a-z]$/.test(texts[from + length] ?? '')) length++;
  return length;
}
