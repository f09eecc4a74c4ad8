import type { Compare, Edge, Side } from './align.ts';
import { align } from './align.ts';
import { METHOD } from './method.ts';
import type { Token } from './tokens.ts';
import { isInformative } from './tokens.ts';

/** What a similarity is made of, before rounding. `total` is 0–1. */
export type Score = {
  edges: Edge[];
  leftOnly: number[];
  rightOnly: number[];
  agreement: number;
  conflict: number;
  omission: number;
  number: number;
  singleToken: number;
  total: number;
};

/** Scores two names from 0 (not the same) to 1 (the same words). Every deduction stops where the sum reaches 0. */
export function scoreNames(left: Side, right: Side, compare?: Compare): Score {
  const edges = align(left, right, compare);
  const leftOnly = leftovers(left, edges, (edge) => [edge.left, edge.leftLength]);
  const rightOnly = leftovers(right, edges, (edge) => [edge.right, edge.rightLength]);
  const matched = edges.reduce((sum, edge) => sum + informativeTokens(left, right, edge), 0);
  const agreement = matched === 0 ? 0 : quality(edges) ** METHOD.qualityPower;
  const shareLeft = share(left, leftOnly);
  const shareRight = share(right, rightOnly);
  let rest = agreement;
  const deduct = (amount: number) => {
    const taken = Math.min(rest, amount);
    rest -= taken;
    return -taken;
  };
  const conflict = deduct(METHOD.conflict * Math.min(shareLeft, shareRight));
  const omission = deduct(METHOD.omission * Math.abs(shareLeft - shareRight));
  const number = deduct(numberPenalty(left, right, leftOnly, rightOnly));
  const alone = matched === 1 && (hasWord(left, leftOnly) || hasWord(right, rightOnly));
  const singleToken = alone ? deduct(rest * (1 - METHOD.singleToken)) : 0;
  return { edges, leftOnly, rightOnly, agreement, conflict, omission, number, singleToken, total: rest };
}

function leftovers(side: Side, edges: Edge[], span: (edge: Edge) => [number, number]): number[] {
  const used = new Uint8Array(side.tokens.length);
  for (const edge of edges) {
    const [from, length] = span(edge);
    used.fill(1, from, from + length);
  }
  return side.tokens.map((_, index) => index).filter((index) => !used[index]);
}

function quality(edges: Edge[]): number {
  let sum = 0;
  let weights = 0;
  for (const edge of edges) {
    sum += edge.similarity * edge.weight;
    weights += edge.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** How many words that can tell names apart an edge ties together. */
function informativeTokens(left: Side, right: Side, edge: Edge): number {
  if (edge.how === 'initial') return 0;
  const count = (side: Side, from: number, length: number) =>
    side.tokens.slice(from, from + length).filter(isInformative).length;
  return Math.max(count(left, edge.left, edge.leftLength), count(right, edge.right, edge.rightLength));
}

function share(side: Side, only: number[]): number {
  const whole = side.weights.reduce((sum, weight) => sum + weight, 0);
  const over = only.reduce(
    (sum, at) => sum + (side.tokens[at]?.kind === 'number' ? 0 : (side.weights[at] ?? 0)),
    0,
  );
  return whole === 0 ? 0 : over / whole;
}

function hasWord(side: Side, only: number[]): boolean {
  return only.some((at) => isInformative(side.tokens[at] as Token));
}

function numberPenalty(left: Side, right: Side, leftOnly: number[], rightOnly: number[]): number {
  const isNumber = (side: Side) => (at: number) => side.tokens[at]?.kind === 'number';
  const ours = leftOnly.some(isNumber(left));
  const theirs = rightOnly.some(isNumber(right));
  if (ours && theirs) return METHOD.numberConflict;
  return ours || theirs ? METHOD.numberOmission : 0;
}
