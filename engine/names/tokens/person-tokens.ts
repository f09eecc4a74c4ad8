import { HONORIFICS, PERSON_PARTICLES } from '../tables/particles.ts';
import type { Token, TokenKind } from './tokens.ts';
import { makeToken } from './tokens.ts';
import { plainWord, type Word } from './words.ts';

const SERVANT = new Set(['abd', 'abdu', 'abed']);
const ARTICLE = new Set('al el ul ar as ad an ash at az er or ur us ud'.split(' '));

/**
 * The tokens of a person's name. "Abd al" is one word, which names join with the next or do not. Where `places` are wanted,
 * they are filled with the words of each token.
 */
export function personTokens(words: Word[], places?: number[][]): Token[] {
  const tokens: Token[] = [];
  const only = words.length === 1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (SERVANT.has(word.text) && ARTICLE.has(words[at + 1]?.text ?? '')) {
      tokens.push(tokenOf(plainWord(word), 'abdul', 'word'));
      places?.push([at, at + 1]);
      at++;
    } else {
      const text = sonOf(words, at) ?? word.text;
      const isTitle = text === 'tan' && words[at + 1]?.text === 'sri';
      const kind = only ? 'word' : isTitle ? 'honorific' : kindOf(text);
      tokens.push(tokenOf(word, text, kind));
      places?.push([at]);
    }
  }
  return ensureWord(tokens);
}

/** Malay registers shorten binti and the Iban anak between two names. */
const SON_OF: Record<string, string> = { bt: 'binti', bte: 'binti', binte: 'binti', ak: 'anak' };

function sonOf(words: readonly Word[], at: number): string | undefined {
  return at > 0 && at + 1 < words.length ? SON_OF[words[at]!.text] : undefined;
}

function tokenOf(word: Word, text: string, kind: TokenKind): Token {
  const { second, sounds, heard, spoken, origin, aside } = word;
  return makeToken({ text, kind, origin, aside, second, sounds, heard, spoken, tables: 'person' });
}

function kindOf(text: string): TokenKind {
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
