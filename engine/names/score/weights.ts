import { PATRONYMIC } from '../tables/patronymics.ts';
import { isGivenName, type Token } from '../tokens/tokens.ts';
import { METHOD } from './method.ts';

/** How rare a word is among the names compared with, 0 (in every name) to 1 (in none). */
export type Rarity = (token: Token) => number;

/** The rarity of a word where no list says it: words of the tables and patronymics are common. */
export const rarityWithoutList: Rarity = (token) => {
  if (token.common) return 0.35;
  if (PATRONYMIC.test(token.text)) return 0.55;
  return token.text.length <= 3 ? 0.6 : 0.75;
};

/** The weight of a token in its name, above 0 and at most 1. */
export function weightOf(token: Token, rarity: Rarity): number {
  const base =
    token.kind === 'word'
      ? wordWeight(Math.min(rarity(token), mostOf(token)))
      : METHOD.kindWeights[token.kind];
  return token.aside ? base * METHOD.aside : base;
}

/** Rare in this list, but known to be common elsewhere. */
function mostOf(token: Token): number {
  if (token.generic) return METHOD.kindWord;
  if (token.common) return METHOD.commonWord;
  return isGivenName(token) ? METHOD.givenName : 1;
}

function wordWeight(rarity: number): number {
  return METHOD.wordFloor + (1 - METHOD.wordFloor) * rarity ** METHOD.rarityPower;
}
