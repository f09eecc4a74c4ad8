import { mass } from './edit-cost.ts';
import { fold, skeleton } from './fold.ts';
import type { Origin } from './scripts/transliterate.ts';
import { isCommonWord } from './tables/common-words.ts';
import { givenNameGroups, type NameGroup } from './tables/given-names.ts';
import { organisationConcept } from './tables/organisation-words.ts';

/** `initial` stands for a name of a person, `letter` in any other name for itself. */
export type TokenKind = 'word' | 'number' | 'initial' | 'letter' | 'particle' | 'honorific' | 'legal';

/** One word of a name, ready to be compared. */
export type Token = {
  text: string;
  kind: TokenKind;
  origin: Origin;
  /** Sound symbols. */
  fold: string;
  /** The second reading of a vowelless script, when it differs. */
  secondFold?: string;
  skeleton: string;
  /** How much sound the fold has. */
  mass: number;
  /** Groups of given names and the concept of organisation words, for the few tokens that are in a table. */
  groups?: readonly NameGroup[];
  concept?: number;
  /** A word that many organisations have in their names. */
  common?: boolean;
  /** Stands in brackets. */
  aside: boolean;
};

/** A name as tokens in the order of speaking: given names before the family name. */
export type PreparedName = { text: string; tokens: Token[] };

/** Makes a token of lower-case ASCII text. */
export function makeToken(
  text: string,
  kind: TokenKind,
  origin: Origin,
  aside: boolean,
  second?: string,
): Token {
  const folded = fold(text);
  const token: Token = {
    text,
    kind,
    origin,
    fold: folded,
    skeleton: skeleton(folded),
    mass: mass(folded),
    aside,
  };
  const secondFold = second === undefined ? folded : fold(second);
  if (secondFold !== folded) token.secondFold = secondFold;
  return token;
}

/** A token of a person's name: knows its given-name groups. */
export function personToken(token: Token): Token {
  const groups = givenNameGroups(token.text);
  return groups.length > 0 ? { ...token, groups } : token;
}

/** A token of any other name: knows its concept. */
export function organisationWord(token: Token): Token {
  const concept = organisationConcept(token.text);
  const common = concept >= 0 || isCommonWord(token.text);
  return common ? { ...token, common, ...(concept >= 0 ? { concept } : {}) } : token;
}

/** Only words, and numbers beside them, can tell one name from another. */
export function isInformative(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1;
}
