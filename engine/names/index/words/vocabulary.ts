import type { Origin } from '../../scripts/transliterate.ts';
import type { Token } from '../../tokens/tokens.ts';

/** The distinct tokens of a list; a token's number is its place. */
export type Vocabulary = {
  tokens: Token[];
  numbers: Map<string, number>;
  /** How often the token stands in the names. */
  frequency: Uint32Array;
};

const ORIGINS: Record<Origin, string> = {
  latin: '',
  script: '_',
  abjad: '~',
  syllable: '^',
  ethiopic: 'e',
  georgian: 'q',
  greek: 'g',
  hangul: 'k',
  han: 'c',
  hebrew: 'h',
  kana: 'j',
  khmer: 'm',
  indic: 'i',
  tamil: 't',
  thai: 's',
};

/** What makes two tokens one entry of the vocabulary. */
export function tokenKey(token: Token): string {
  const kind = token.kind === 'word' ? '' : token.kind;
  const table = token.groups ? '+' : token.generic ? '-' : token.common ? '=' : '';
  const second = token.otherFolds ? `:${token.otherFolds.join(',')}` : '';
  const heard = token.heard ? `"${token.heard.join(',')}` : '';
  const raw = token.raw ? `<${token.raw.text}` : '';
  const sounds = token.sounds ? `!${token.fold}` : '';
  const marks = `${kind}${ORIGINS[token.origin]}${token.aside ? '(' : ''}${table}${sounds}${second}${heard}${raw}`;
  return marks === '' ? token.text : `${token.text}/${marks}`;
}
