import type { Side } from './align.ts';
import { explain } from './explain.ts';
import type { NameIndex } from './name-index.ts';
import { prepareName } from './normalise.ts';
import { scoreNames } from './score.ts';
import type { PreparedName } from './tokens.ts';
import type { Explanation, SubjectType } from './types.ts';
import type { Rarity } from './weights.ts';
import { rarityWithoutList, weightOf } from './weights.ts';

/** A prepared name with the weight of each token. */
export function weigh(name: PreparedName, rarity: Rarity): Side {
  return { tokens: name.tokens, weights: name.tokens.map((token) => weightOf(token, rarity)) };
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
  const ours = weigh(prepareName(left, type), rarity);
  const theirs = weigh(prepareName(right, type), rarity);
  return compareSides(ours, theirs);
}

/** The same for names that are prepared already. */
export function compareSides(left: Side, right: Side): { similarity: number; explanation: Explanation } {
  if (keyOf(left) <= keyOf(right)) return explain(left, right, scoreNames(left, right));
  const score = scoreNames(right, left);
  const edges = score.edges.map((edge) => ({
    ...edge,
    left: edge.right,
    leftLength: edge.rightLength,
    right: edge.left,
    rightLength: edge.leftLength,
  }));
  return explain(left, right, { ...score, edges, leftOnly: score.rightOnly, rightOnly: score.leftOnly });
}

/** Names are always scored in one order, so that ties fall the same way from both ends. */
function keyOf(side: Side): string {
  return side.tokens.map((token) => `${token.text}/${token.kind}/${token.origin}/${token.aside}`).join(' ');
}
