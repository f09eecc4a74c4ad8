import { isInformative } from '../tokens/tokens.ts';
import { align } from './align.ts';
import { type Bearers, coincidence } from './coincidence.ts';
import type { Edge, Side } from './edge.ts';
import { isOtherLineage } from './lineage.ts';
import { METHOD } from './method.ts';
import { FIRM, LOOSE } from './token-similarity.ts';

/** What a similarity is made of, before rounding: an agreement and deductions, which are 0 or negative. */
export type Score = {
  edges: Edge[];
  leftOnly: number[];
  rightOnly: number[];
  agreement: number;
  conflict: number;
  omission: number;
  number: number;
  order: number;
  singleToken: number;
  coincidence: number;
};

/** Scores two names from 0 (not the same) to 1 (the same words); with the bearers of the list's words, these count. */
export function scoreNames(left: Side, right: Side, bearers?: Bearers): Score {
  const edges = align(left, right);
  const leftOnly = leftovers(left, edges, true);
  const rightOnly = leftovers(right, edges, false);
  let matched = 0;
  for (const edge of edges) matched += informativeTokens(left, right, edge);
  const agreement = matched === 0 ? 0 : quality(edges) ** METHOD.qualityPower;
  const shareLeft = share(left, leftOnly, edges, true);
  const shareRight = share(right, rightOnly, edges, false);
  const wordLeft = heaviestWord(left, leftOnly);
  const wordRight = heaviestWord(right, rightOnly);
  const conflict =
    METHOD.conflict * Math.min(shareLeft, shareRight) +
    METHOD.conflictBase * Math.min(wordLeft, wordRight) +
    (isOtherLineage(left, right, edges) ? METHOD.lineage : 0);
  const omission = (METHOD.omission + thinness(edges)) * Math.abs(shareLeft - shareRight);
  const number = numberPenalty(left, right, leftOnly, rightOnly);
  const initial = edges.some((edge) => edge.how === 'initial');
  const alone = matched === 1 && (wordLeft > 0 || wordRight > 0 || initial);
  const order = isTurned(left, right, edges) ? METHOD.order : 0;
  const rest = Math.max(0, agreement - conflict - omission - number - order);
  const singleToken = alone ? rest * (1 - METHOD.singleToken) : 0;
  const common = bearers ? coincidence(left, right, edges, bearers) : 0;
  const scale = softness(agreement, conflict + omission + number + order + singleToken + common);
  return {
    edges,
    leftOnly,
    rightOnly,
    agreement,
    conflict: -conflict * scale,
    omission: -omission * scale,
    number: -number * scale,
    order: -order * scale,
    singleToken: -singleToken * scale,
    coincidence: -common * scale,
  };
}

/** Common words that agree prove little when others are missing. */
function thinness(edges: Edge[]): number {
  let agreed = 0;
  for (const edge of edges) agreed += edge.weight * trust(edge);
  return METHOD.thinOmission * Math.max(0, 1 - agreed / METHOD.enough);
}

/** What share of the deductions is applied: all of them, until the rest would sink below the soft floor. */
function softness(agreement: number, deductions: number): number {
  const base = Math.min(agreement, METHOD.softFloor);
  const excess = deductions - (agreement - base);
  if (excess <= 0 || deductions === 0 || base === 0) return 1;
  return (agreement - base * Math.exp(-excess / base)) / deductions;
}

function trust({ similarity }: Edge): number {
  return trustOf(similarity);
}

/** How far words of this similarity are a match, 0–1: those that are the same in part count in part. */
export function trustOf(similarity: number): number {
  return similarity >= FIRM ? 1 : Math.max(0, (similarity - LOOSE) / (FIRM - LOOSE));
}

/** The words that no edge ties, of the left name or of the right one. */
function leftovers(side: Side, edges: Edge[], isLeft: boolean): number[] {
  const only: number[] = [];
  for (let at = 0; at < side.tokens.length; at++) {
    if (!edges.some((edge) => covers(edge, isLeft, at))) only.push(at);
  }
  return only;
}

function covers(edge: Edge, isLeft: boolean, at: number): boolean {
  return isLeft
    ? at >= edge.left && at < edge.left + edge.leftLength
    : at >= edge.right && at < edge.right + edge.rightLength;
}

function quality(edges: Edge[]): number {
  let sum = 0;
  let weights = 0;
  for (const edge of edges) {
    const weight = edge.weight * trust(edge);
    sum += Math.max(edge.similarity, FIRM) * weight;
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** How many words that can tell names apart an edge ties together. */
function informativeTokens(left: Side, right: Side, edge: Edge): number {
  if (edge.how === 'initial' || trust(edge) < 0.5) return 0;
  return Math.max(
    informative(left, edge.left, edge.leftLength),
    informative(right, edge.right, edge.rightLength),
  );
}

function informative(side: Side, from: number, length: number): number {
  let count = 0;
  for (let at = from; at < from + length; at++) if (isInformative(side.tokens[at]!)) count++;
  return count;
}

/** True when words that can tell names apart stand in another order. */
function isTurned(left: Side, right: Side, edges: Edge[]): boolean {
  const words = edges.filter((edge) => informativeTokens(left, right, edge) > 0);
  return words.some((edge) => words.some((other) => edge.left < other.left && edge.right > other.right));
}

/** The share of a name's weight that found no partner, words that found one in part included in part. */
function share(side: Side, only: number[], edges: Edge[], isLeft: boolean): number {
  let whole = 0;
  for (const weight of side.weights) whole += weight;
  if (whole === 0) return 0;
  let over = 0;
  for (const at of only) if (side.tokens[at]!.kind !== 'number') over += side.weights[at]!;
  for (const edge of edges) {
    const missing = 1 - trust(edge);
    if (missing === 0) continue;
    const from = isLeft ? edge.left : edge.right;
    const length = isLeft ? edge.leftLength : edge.rightLength;
    for (let at = from; at < from + length; at++) over += missing * side.weights[at]!;
  }
  return over / whole;
}

/** The weight of the heaviest word that can tell names apart and found no partner; 0 when there is none. */
function heaviestWord(side: Side, only: number[]): number {
  let most = 0;
  for (const at of only) if (isInformative(side.tokens[at]!)) most = Math.max(most, side.weights[at]!);
  return most;
}

function numberPenalty(left: Side, right: Side, leftOnly: number[], rightOnly: number[]): number {
  const ours = leftOnly.some((at) => left.tokens[at]!.kind === 'number');
  const theirs = rightOnly.some((at) => right.tokens[at]!.kind === 'number');
  if (ours && theirs) return METHOD.numberConflict;
  return ours || theirs ? METHOD.numberOmission : 0;
}
