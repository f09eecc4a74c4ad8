import { type FamilyName, familyName } from '../tables/family-names.ts';
import { isGivenName, isInformative, type Token } from '../tokens/tokens.ts';
import type { Commonness } from '../types.ts';
import type { Edge, Side } from './edge.ts';
import { METHOD } from './method.ts';

/** Who bears which word in the list that is searched. */
export type Bearers = {
  /** How many entries the list has. */
  entries: number;
  /** In how many of them, about, stands a word that is this much (0–1) like the token: spellings count by half. */
  of: (token: Token, similarity: number) => number;
  /** The same for people to read: a whole number, in which spellings count whole. */
  told: (token: Token, similarity: number) => number;
};

/** A word that agrees, how many entries bear one as much like it, and where its bearers have been counted. */
export type CommonWord = { text: string; similarity: number; entries: number; known?: FamilyName };

/** From this similarity on words are the very same. */
export const SAME_WORD = 0.995;
const ONE_SYLLABLE = /^(?=.{1,6}$)[^aeiouy]*[aeiouy]+[^aeiouy]*$/;
const LEAST_SHARE = 1e-9;

/**
 * What it costs (from 0 up) that other people's names would agree as much by chance. The number of entries expected to
 * do so is that of all, times the share that bears each word that agrees: as with the E-value of sequence searches
 * (Karlin and Altschul 1990). It is bounded, and least for the very same words, so that no match disappears by it.
 */
export function coincidence(left: Side, right: Side, edges: readonly Edge[], bearers: Bearers): number {
  const agreed = agreedWords(left, right, edges);
  if (agreed.length === 0) return 0;
  const { from, fromHeard, price, unlikePrice, most, unlikeMost, heardMost, unlike } = METHOD.coincidence;
  const isHeard = agreed.some(({ left: i, right: j }) => left.tokens[i]!.origin !== right.tokens[j]!.origin);
  const syllables = isSyllables(left, right, agreed);
  let expected = Math.log10(bearers.entries);
  for (const edge of agreed) expected += Math.log10(chanceOf(left, right, edge, bearers, syllables));
  const numbers = edges.filter(({ left: at }) => left.tokens[at]!.kind === 'number').length;
  expected += numbers * Math.log10(METHOD.chances.number);
  const excess = expected - (isHeard ? fromHeard : from);
  if (excess <= 0) return 0;
  const difference = Math.min(1, Math.max(0, unlikeness(agreed) - unlike.from) / unlike.whole);
  return Math.min(
    most + (isHeard ? heardMost : unlikeMost) * difference,
    excess * (price + (isHeard ? unlikePrice * difference : 0)),
  );
}

/** The words that agree and that most entries bear, to be told. */
export function commonWords(left: Side, right: Side, edges: readonly Edge[], bearers: Bearers): CommonWord[] {
  const agreed = agreedWords(left, right, edges);
  const syllables = isSyllables(left, right, agreed);
  return agreed
    .map((edge) => {
      const token = tellingToken(left, right, edge);
      const known = knownShare(token, syllables);
      const entries = bearersOf(left, right, edge, bearers.told);
      return { text: token.text, similarity: edge.similarity, entries, ...(known ? { known } : {}) };
    })
    .sort((a, b) => b.entries - a.entries);
}

/** Of the common words the two that most entries bear, told without what only this entry has. */
export function commonnessOf(words: readonly CommonWord[], entries: number): Commonness {
  const told = words.filter(({ entries: bearers, known }) => bearers > 1 || known).slice(0, 2);
  return {
    entries,
    words: told.map(({ text, similarity, entries: bearers, known }) => ({
      text,
      alike: similarity < SAME_WORD,
      bearers,
      ...(known && { people: { region: known.region, oneIn: Math.round(1 / known.share) } }),
    })),
  };
}

/** Edges between words that can tell names apart; an initial proves nothing. */
function agreedWords(left: Side, right: Side, edges: readonly Edge[]): Edge[] {
  return edges.filter((edge) => {
    if (edge.how === 'initial' && edge.leftLength + edge.rightLength === 2) return false;
    return (
      hasInformative(left, edge.left, edge.leftLength) && hasInformative(right, edge.right, edge.rightLength)
    );
  });
}

function hasInformative({ tokens }: Side, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (isInformative(tokens[at]!)) return true;
  return false;
}

/** A Korean, Chinese or Vietnamese name: a family name of these, and one syllable a word. */
function isSyllables(left: Side, right: Side, agreed: readonly Edge[]): boolean {
  const words = agreed.flatMap(({ left: i, right: j }) => [left.tokens[i]!, right.tokens[j]!]);
  const isFamily = ({ text }: Token) => !['US', undefined].includes(familyName(text)?.region);
  return words.some(isFamily) && words.every((word) => ONE_SYLLABLE.test(word.text) && !isGivenName(word));
}

/** What the tables know of a word in such a name, or in any other. */
function knownShare({ text }: Token, syllables: boolean): FamilyName | undefined {
  const known = familyName(text);
  return known && syllables === (known.region !== 'US') ? known : undefined;
}

/** The share of people (0–1) with a word as much like these as they are like each other. */
function chanceOf(left: Side, right: Side, edge: Edge, bearers: Bearers, syllables: boolean): number {
  const { chances } = METHOD;
  const token = tellingToken(left, right, edge);
  const others = Math.max(chances.alone, bearersOf(left, right, edge, bearers.of) - 1);
  let chance = Math.max(LEAST_SHARE, others / bearers.entries);
  if (Math.min(left.tokens[edge.left]!.text.length, right.tokens[edge.right]!.text.length) <= 3)
    chance = Math.max(chance, chances.shortWord);
  const known = knownShare(token, syllables);
  if (known) chance = Math.max(chance, known.share * chances.region);
  else if (syllables) chance = Math.max(chance, chances.syllable * (edge.similarity >= SAME_WORD ? 1 : 2));
  return Math.min(1, chance);
}

/** The word of another script, which may be read in several ways; else the left one. */
function tellingToken(left: Side, right: Side, { left: i, right: j }: Edge): Token {
  const [ours, theirs] = [left.tokens[i]!, right.tokens[j]!];
  return ours.origin === 'latin' && theirs.origin !== 'latin' ? theirs : ours;
}

/** In how many entries words stand that are as much like these: those of another script say more than the Latin ones. */
function bearersOf(left: Side, right: Side, edge: Edge, count: Bearers['of']): number {
  const { similarity } = edge;
  const isOurs = left.tokens[edge.left]!.origin !== 'latin';
  const isTheirs = right.tokens[edge.right]!.origin !== 'latin';
  const ours = isTheirs && !isOurs ? 0 : rarest(left, edge.left, edge.leftLength, similarity, count);
  const theirs = isOurs && !isTheirs ? 0 : rarest(right, edge.right, edge.rightLength, similarity, count);
  return Math.max(ours, theirs);
}

/** Of words written together the rarest counts. */
function rarest(
  { tokens }: Side,
  from: number,
  length: number,
  similarity: number,
  count: Bearers['of'],
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = from; at < from + length; at++) least = Math.min(least, count(tokens[at]!, similarity));
  return least;
}

/** How unlike the words are that agree, 0–1, by their weight. */
function unlikeness(agreed: readonly Edge[]): number {
  let [sum, weights] = [0, 0];
  for (const { similarity, weight } of agreed) {
    sum += weight * (1 - similarity);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}
