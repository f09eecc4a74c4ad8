import type { Origin } from '../scripts/transliterate.ts';
import { chineseNameGroups } from '../tables/chinese-family-names.ts';
import { isCommonWord, isKindWord } from '../tables/common-words.ts';
import { givenNameGroups, type NameGroup } from '../tables/given-names.ts';
import { organisationConcept } from '../tables/organisation-words.ts';
import type { SubjectType } from '../types.ts';
import { mass } from './edit-cost.ts';
import { fold, skeleton } from './fold.ts';
import { givenNamesHeard } from './given-names-heard.ts';

/** `initial` stands for a name of a person, `letter` in any other name for itself. */
export type TokenKind = 'word' | 'number' | 'initial' | 'letter' | 'particle' | 'honorific' | 'legal';

/** One word of a name, ready to be compared. */
export type Token = {
  text: string;
  kind: TokenKind;
  origin: Origin;
  /** Sound symbols. */
  fold: string;
  /** Other readings, where the script leaves open what is meant. */
  otherFolds?: readonly string[] | undefined;
  /** What other scripts may hear in a Latin word: only words of theirs are compared with it. */
  heard?: readonly string[] | undefined;
  /** Whether the fold was read from another script, not from the text. */
  sounds?: true | undefined;
  skeleton: string;
  /** How much sound the fold has. */
  mass: number;
  /** Groups of given names and the concept of organisation words, for the few tokens that are in a table. */
  groups?: readonly NameGroup[] | undefined;
  concept?: number | undefined;
  /** A word that many organisations have in their names. */
  common?: boolean | undefined;
  /** A word that only says what kind of organisation it is. */
  generic?: boolean | undefined;
  /** Stands in brackets. */
  aside: boolean;
  /** The word as it stands in the name, where it is shortened or a number there: only what is written together asks. */
  raw?: Token | undefined;
};

/** How words of other scripts stand in a name, by their Latin text. */
export type Written = ReadonlyMap<string, string>;

/** A name as tokens in the order of speaking: given names before the family name. */
export type PreparedName = {
  text: string;
  type: SubjectType;
  tokens: Token[];
  written?: Written;
  /** Where it has more words than are compared at once: the words beyond those, in overlapping parts. */
  further?: Token[][];
};

/** Whose tables a token is looked up in: given names for persons, words of organisations for all others. */
type Tables = 'person' | 'other' | 'none';

export type TokenSpec = {
  text: string;
  kind: TokenKind;
  origin: Origin;
  aside: boolean;
  second?: string | undefined;
  /** How the word sounds in its script, where its Latin text does not tell: one or several readings. */
  sounds?: readonly string[] | undefined;
  /** What other scripts may hear in a Latin word. */
  heard?: readonly string[] | undefined;
  /** How a Latin word is said in its language: every other word is compared with it. */
  spoken?: readonly string[] | undefined;
  raw?: string | undefined;
  tables: Tables;
};

/**
 * Lists repeat their words, and searches what they write together: most tokens have been made before. Tokens are never
 * changed.
 */
const made = new Map<string, { spec: TokenSpec; token: Token }[]>();
const MOST_MADE = 100_000;

/** Makes a token of lower-case ASCII text. */
export function makeToken(spec: TokenSpec): Token {
  const alike = made.get(spec.text);
  const known = alike?.find((one) => isSame(one.spec, spec));
  if (known) return known.token;
  const token = newToken(spec);
  if (alike) alike.push({ spec, token });
  else {
    if (made.size >= MOST_MADE) made.clear();
    made.set(spec.text, [{ spec, token }]);
  }
  return token;
}

/** Whether two of the same text make the same token. */
function isSame(a: TokenSpec, b: TokenSpec): boolean {
  return (
    a.kind === b.kind &&
    a.tables === b.tables &&
    a.origin === b.origin &&
    a.aside === b.aside &&
    a.second === b.second &&
    a.raw === b.raw &&
    isSameList(a.heard, b.heard) &&
    isSameList(a.spoken, b.spoken) &&
    isSameList(a.sounds, b.sounds)
  );
}

function isSameList(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  return a?.length === b?.length && (a?.every((one, at) => one === b?.[at]) ?? false);
}

/** The same without remembering it. All tokens have the same fields in the same order: that is quicker to read. */
export function newToken(spec: TokenSpec): Token {
  const { text, kind, origin, aside, second, sounds, heard, spoken = [], raw, tables } = spec;
  const folded = sounds?.[0] ?? fold(text);
  const others = sounds?.slice(1) ?? (second === undefined ? spoken : [fold(second)]);
  const otherFolds = others.filter((other) => other !== folded);
  const groups = tables === 'person' ? groupsOf(text, sounds, origin) : [];
  const concept = tables === 'other' ? organisationConcept(text) : -1;
  const isCommon = tables === 'other' && (concept >= 0 || isCommonWord(text));
  return {
    text,
    kind,
    origin,
    fold: folded,
    otherFolds: otherFolds.length > 0 ? otherFolds : undefined,
    heard,
    sounds: sounds ? true : undefined,
    skeleton: skeleton(folded),
    mass: mass(folded),
    groups: groups.length > 0 ? groups : undefined,
    concept: concept >= 0 ? concept : undefined,
    common: isCommon || undefined,
    generic: (tables === 'other' && isKindWord(text)) || undefined,
    aside,
    raw: raw === undefined ? undefined : rawToken(raw, kind, origin, aside),
  };
}

/** The groups of a given name; of one that was written by ear, those of the names that it sounds like. */
function groupsOf(text: string, sounds: readonly string[] | undefined, origin: Origin): readonly NameGroup[] {
  const given = givenNameGroups(text);
  const family = origin === 'latin' ? chineseNameGroups(text) : [];
  const known = family.length > 0 ? [...given, ...family] : given;
  if (known.length > 0 || origin === 'latin' || origin === 'syllable') return known;
  return givenNamesHeard(sounds ?? [fold(text)], origin);
}

function rawToken(text: string, kind: TokenKind, origin: Origin, aside: boolean): Token {
  return newToken({ text, kind: kind === 'word' ? kind : 'particle', origin, aside, tables: 'none' });
}

/** A word as it stands in its name. */
export function asWritten(token: Token): Token {
  return token.raw ?? token;
}

/** How a word sounds, and one in Latin letters as it does in its language too. */
export function spellingsOf({ origin, fold, otherFolds }: Token): readonly string[] {
  return origin === 'latin' && otherFolds ? [fold, ...otherFolds] : [fold];
}

/** The skeletons of these, each once. */
export function skeletonsOf(token: Token): readonly string[] {
  const spellings = spellingsOf(token);
  return spellings.length === 1 ? [token.skeleton] : [...new Set(spellings.map(skeleton))];
}

/** Whether a word is in the table of given names; those of Chinese family names have groups too. */
export function isGivenName({ groups }: Token): boolean {
  return groups?.some(({ family }) => !family) ?? false;
}

/** Only words, and numbers beside them, can tell one name from another. */
export function isInformative(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1;
}

/** Only such words bring a name up: neither legal forms nor words that say what kind of organisation it is. */
export function isDistinctive(token: Token): boolean {
  return isInformative(token) && !token.generic;
}
