import type { Token } from '../tokens/tokens.ts';

/** The distinct tokens of a list; a token's number is its place. */
export type Vocabulary = {
  tokens: Token[];
  numbers: Map<string, number>;
  /** How often the token stands in the names. */
  frequency: Uint32Array;
};

const ORIGINS = { latin: '', script: '_', abjad: '~', syllable: '^' };

/** What makes two tokens one entry of the vocabulary. */
export function tokenKey(token: Token): string {
  const kind = token.kind === 'word' ? '' : token.kind;
  const table = token.groups ? '+' : token.generic ? '-' : token.common ? '=' : '';
  const second = token.secondFold ? `:${token.secondFold}` : '';
  const raw = token.raw ? `<${token.raw.text}` : '';
  const marks = `${kind}${ORIGINS[token.origin]}${token.aside ? '(' : ''}${table}${second}${raw}`;
  return marks === '' ? token.text : `${token.text}/${marks}`;
}
