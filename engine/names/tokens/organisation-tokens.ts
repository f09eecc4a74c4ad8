import { ABBREVIATIONS, NUMBER_WORDS } from '../tables/abbreviations.ts';
import { isKindWord } from '../tables/common-words.ts';
import { legalFormAt } from '../tables/legal-forms.ts';
import { organisationConcept } from '../tables/organisation-words.ts';
import { ORGANISATION_PARTICLES, VESSEL_PREFIXES } from '../tables/particles.ts';
import type { SubjectType } from '../types.ts';
import type { Token, TokenKind } from './tokens.ts';
import { asWritten, isDistinctive, makeToken } from './tokens.ts';
import type { Word } from './words.ts';

const NO_OTHER_READING = { second: undefined, sounds: undefined, heard: undefined, spoken: undefined };

/**
 * The tokens of the name of an organisation, ship or aircraft: legal forms are one token, letters in a row one word. Where
 * `places` are wanted, they are filled with the words of each token.
 */
export function organisationTokens(words: Word[], type: SubjectType, places?: number[][]): Token[] {
  const tokens: Token[] = [];
  const texts = words.map((word) => word.text);
  const craft = type === 'vessel' || type === 'aircraft';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const letters = letterRun(texts, at);
    const legal = craft ? undefined : legalFormAt(texts, at);
    if (legal && (letters <= legal.length || texts[at + letters] === 'de')) {
      tokens.push(legalToken(legal.concept, word));
      places?.push(run(at, legal.length));
      at += legal.length - 1;
      continue;
    }
    const length = craft && at === 0 ? lettersOfCraft(texts, letters) : Math.max(1, letters);
    const text = texts.slice(at, at + length).join('');
    at += length - 1;
    const compound = compoundNumber(text, texts[at + 1]);
    if (compound !== undefined) at++;
    const taken = compound === undefined ? length : length + 1;
    places?.push(run(at + 1 - taken, taken));
    const first = craft && tokens.length === 0 && words.length > 1;
    tokens.push(
      compound === undefined
        ? tokenOf(text, word, first)
        : tokenOf(compound, word, first, `${text}${texts[at]}`),
    );
  }
  return ensureWord(tokens, words, places);
}

/** M/V S-Trotter: the letters that say that it is a ship are no part of those of its name. */
function lettersOfCraft([first = '', second = '']: string[], letters: number): number {
  return letters > 2 && VESSEL_PREFIXES.has(first + second) ? 2 : Math.max(1, letters);
}

/** The places of words in a row. */
const run = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

/** A legal form, whose first word may be written together with the word before or after: Seaco, Sea Co Ltd. */
function legalToken(text: string, { text: first, aside }: Word): Token {
  const raw = first.length > 1 ? first : undefined;
  return makeToken({ text, kind: 'legal', origin: 'latin', aside, raw, tables: 'none' });
}

function tokenOf(text: string, word: Word, firstOfCraft: boolean, written = text): Token {
  const prefix = firstOfCraft && VESSEL_PREFIXES.has(text);
  const full = prefix ? text : (NUMBER_WORDS.get(text) ?? ABBREVIATIONS.get(text) ?? text);
  let kind: TokenKind = 'word';
  if (/^\d+(st|nd|rd|th)?$/.test(full)) kind = 'number';
  else if (ORGANISATION_PARTICLES.has(full)) kind = 'particle';
  else if (prefix) kind = 'honorific';
  else if (full.length === 1) kind = 'letter';
  const plain = kind === 'number' ? full.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : full;
  const { second, sounds, heard, spoken } = full === word.text ? word : NO_OTHER_READING;
  const raw = plain === written || /\d/.test(written) ? undefined : written;
  return makeToken({
    text: plain,
    kind,
    origin: word.origin,
    aside: word.aside,
    second,
    sounds,
    heard,
    spoken,
    raw,
    tables: 'other',
  });
}

/** "Forty four" is 44. */
function compoundNumber(tens: string, units = ''): string | undefined {
  const [high, low] = [spokenNumber(tens), spokenNumber(units)];
  if (!(high >= 20 && high < 100 && high % 10 === 0 && low > 0 && low < 10)) return undefined;
  return String(high + low);
}

/** What a number word says; 0 for figures and words that are none. */
function spokenNumber(word: string): number {
  return /\d/.test(word) ? 0 : Number(NUMBER_WORDS.get(word) ?? 0);
}

/**
 * AT&T, Union Trust and L-409: where no distinctive word is left, small words make one, generic words count after all, and a
 * number makes one with what is written beside it.
 */
function ensureWord(tokens: Token[], words: Word[], places?: number[][]): Token[] {
  if (tokens.some(isDistinctive)) return tokens;
  const generic = tokens.filter((token) => token.generic);
  if (generic.length > 1)
    return tokens.map((token) => (token.generic ? { ...token, generic: false } : token));
  const joined = (some: Token[]) => some.map((token) => asWritten(token).text).join('');
  let small = tokens.filter((token) => token.kind === 'particle' || token.kind === 'letter');
  if (joined(small).length < 2) small = beside(tokens);
  const text = joined(small);
  if (text.length < 2) return tokens;
  const { origin } = words[0]!;
  const word = makeToken({ text, kind: 'word', origin, aside: false, tables: 'none' });
  if (places) {
    const isSmall = (_: number[], at: number) => small.includes(tokens[at]!);
    const rest = places.filter((place, at) => !isSmall(place, at));
    places.splice(0, places.length, places.filter(isSmall).flat(), ...rest);
  }
  return [word, ...tokens.filter((token) => !small.includes(token))];
}

/** Numbers, and the letters that they are written with. */
function beside(tokens: Token[]): Token[] {
  const isLetters = (token: Token) =>
    token.kind === 'letter' ||
    ((token.kind === 'particle' || token.generic) && asWritten(token).text.length <= 2);
  const isPart = (token: Token) => token.kind === 'number' || isLetters(token);
  const hasBoth = tokens.some(isLetters) && tokens.some(({ kind }) => kind === 'number');
  return hasBoth ? tokens.filter(isPart) : [];
}

/** True when the name of an organisation has its legal form. */
export function hasLegalForm(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'legal');
}

/** True when a name that was read as a person's or a ship's has a legal form, or a word that is about organisations. */
export function soundsOrganised(tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ text }) => text);
  return texts.some(
    (text, at) => isKindWord(text) || organisationConcept(text) >= 0 || legalFormAt(texts, at) !== undefined,
  );
}

/** How many single letters stand in a row: "I B M". */
function letterRun(texts: string[], from: number): number {
  let length = 0;
  while (/^[a-z]$/.test(texts[from + length] ?? '')) length++;
  return length;
}
