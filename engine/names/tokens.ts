import { fold, skeleton } from './fold.ts';
import type { Origin } from './scripts/transliterate.ts';

export type TokenKind = 'word' | 'number' | 'initial' | 'particle' | 'honorific' | 'legal';

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
  /** Stands in brackets. */
  aside: boolean;
};

/** A name as tokens in the order of speaking: given names before the family name. */
export type PreparedName = { text: string; tokens: Token[]; joined: string };

/** Makes a token of lower-case ASCII text. */
export function makeToken(
  text: string,
  kind: TokenKind,
  origin: Origin,
  aside: boolean,
  second?: string,
): Token {
  const folded = fold(text);
  const secondFold = second === undefined ? undefined : fold(second);
  return {
    text,
    kind,
    origin,
    fold: folded,
    skeleton: skeleton(folded),
    aside,
    ...(secondFold === undefined || secondFold === folded ? {} : { secondFold }),
  };
}

/** Only words, and numbers beside them, can tell one name from another. */
export function isInformative(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1;
}
