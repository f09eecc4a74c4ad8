import type { NameIndex } from '../index/name-index.ts';
import { readingsOf } from '../tokens/normalise.ts';
import { severalNames } from '../tokens/several-names.ts';
import { asWritten, type PreparedName, type Token } from '../tokens/tokens.ts';
import type { Explanation, SubjectType } from '../types.ts';
import type { Bearers } from './coincidence.ts';
import type { Side } from './edge.ts';
import { explain, similarityOf } from './explain.ts';
import { type Score, scoreNames } from './score.ts';
import type { Rarity } from './weights.ts';
import { rarityWithoutList, weightOf } from './weights.ts';

/** A prepared name with the weight of each token. */
export function weigh(name: PreparedName, rarity: Rarity): Side {
  const weights = name.tokens.map((token) => weightOf(token, rarity));
  const { text, type, tokens, written } = name;
  return { tokens, weights, name: { text, type }, ...(written ? { written } : {}) };
}

/**
 * How alike two names are, from 0 to 1, and why. Symmetric; never throws. With an index the rarity of words is that of
 * the list; without, a plain default. Method: one-to-one alignment of similar words weighed by rarity, with conflict
 * and omission apart (own method, 2026, after soft TF-IDF of Cohen, Ravikumar and Fienberg 2003).
 */
export function compareNames(
  left: string,
  right: string,
  type: SubjectType,
  index?: NameIndex,
): { similarity: number; explanation: Explanation } {
  const rarity = index?.rarity ?? rarityWithoutList;
  const sides = (text: string) =>
    [text, ...severalNames(text)]
      .flatMap((name) => readingsOf(name, type))
      .map((reading) => weigh(reading, rarity));
  return mostAlike(sides(left), sides(right), index?.bearers);
}

/** Of several names on either side the two that are most alike; almost always there is one on each. */
function mostAlike(
  ours: Side[],
  theirs: Side[],
  bearers?: Bearers,
): { similarity: number; explanation: Explanation } {
  let best = compareSides(ours[0]!, theirs[0]!, bearers);
  ours.forEach((left, at) => {
    for (const right of at === 0 ? theirs.slice(1) : theirs)
      if (similarityOfSides(left, right, bearers) > best.similarity)
        best = compareSides(left, right, bearers);
  });
  return best;
}

/** The same for names that are prepared already. */
export function compareSides(
  left: Side,
  right: Side,
  bearers?: Bearers,
): { similarity: number; explanation: Explanation } {
  return explain(left, right, scoreSides(left, right, bearers), bearers);
}

/** The similarity only. */
export function similarityOfSides(left: Side, right: Side, bearers?: Bearers): number {
  const isInOrder = inOrder(left.tokens, right.tokens);
  const score = isInOrder ? scoreNames(left, right, bearers) : scoreNames(right, left, bearers);
  return similarityOf(score);
}

/** The score only. Names are always scored in one order, so that ties fall the same way from both ends. */
function scoreSides(left: Side, right: Side, bearers?: Bearers): Score {
  if (inOrder(left.tokens, right.tokens)) return scoreNames(left, right, bearers);
  const score = scoreNames(right, left, bearers);
  const edges = score.edges.map((edge) => ({
    ...edge,
    left: edge.right,
    leftLength: edge.rightLength,
    right: edge.left,
    rightLength: edge.leftLength,
  }));
  return { ...score, edges, leftOnly: score.rightOnly, rightOnly: score.leftOnly };
}

function inOrder(left: readonly Token[], right: readonly Token[]): boolean {
  if (left.length !== right.length) return left.length < right.length;
  for (let at = 0; at < left.length; at++) {
    const [a, b] = [left[at] as Token, right[at] as Token];
    if (a.text !== b.text) return a.text < b.text;
    if (a.aside !== b.aside) return a.aside;
    const [ours, theirs] = [asWritten(a).text, asWritten(b).text];
    if (ours !== theirs) return ours < theirs;
  }
  return true;
}
