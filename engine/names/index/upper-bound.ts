import type { Side } from '../score/edge.ts';
import { joinedSimilarity, type Run, runsOf } from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import { trustOf } from '../score/score.ts';
import { type MostAlike, runsStrangeTo, strangersToRun } from '../score/strangers.ts';
import { FIRM } from '../score/token-similarity.ts';
import { isInformative, type Token } from '../tokens/tokens.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import {
  mayBeSeveralOf,
  ours,
  type Partners,
  settle,
  theirs,
  tieLetters,
  tieRuns,
  tieWords,
} from './partners.ts';
import { mayBeTied, readShapes, shapesOf } from './word-shapes.ts';
import { similaritiesOf } from './word-similarities.ts';

/** What rounding may add to a similarity: half a ten-thousandth for each of its parts, and single precision. */
const ROUNDING = 0.0004;

/** How much agreement at least is lost with a share of weight, times how unlike its words are: `q ** power` is convex. */
const SLOPE = (1 - FIRM ** METHOD.qualityPower) / (1 - FIRM);

/** Runs are tied unseen at first: most names fall short even so. */
const always = () => true;

/** Looks at one name of the list after another; `clear` must be called before the next query. */
export type Bound = {
  /** The most that the name can score, as closely as can be told where that is not below `least`. */
  of: (name: number, least: number) => number;
  clear: () => void;
};

/**
 * Bounds from above what `similarityOfSides` gives for a query and a name of the list, at a small part of its cost and
 * wherever that is more than `METHOD.softFloor`. Each word counts as tied to the best partner it may have, alone or
 * written together with its neighbours, whether or not another word has the same. No alignment can do better: a word
 * that goes without its partner costs at least `METHOD.omission` times its weight, and what the others can gain by
 * not being averaged with it is less.
 */
export function boundFor(index: NameIndex, query: Side, similar: (Similar | undefined)[]): Bound {
  const { tokens } = query;
  const runs = runsOf(tokens);
  const similarityOf = similaritiesOf(index, tokens, similar);
  const isStrange = strangersOf(tokens, runs, similarityOf.mostAlike);
  const shapes = shapesOf(tokens);
  const name = { tokens: [] as Token[], weights: [] as number[] };
  const listed = name.tokens;
  const mayBeOurs = (at: number, single: Token) => !isStrange.toRun(at)(single);
  const areOurs = (at: number, single: Token) => joinedSimilarity(tokens, runs[at]!, single) > 0;
  const of = (number: number, least: number): number => {
    const from = index.tokenStart[number]!;
    readName(index, number, name);
    similarityOf.read(from, listed.length);
    settle(tokens, listed);
    const mayTie =
      mayBeSeveralOf(tokens, listed) &&
      mayBeTied(
        { shapes, count: tokens.length, settled: ours.settled },
        {
          shapes: readShapes(index.shapes, index.nameTokens, from, listed.length),
          count: listed.length,
          settled: theirs.settled,
        },
      );
    const theirRuns = mayTie ? runsOf(listed) : [];
    const mayBeTheirs = (at: number, _: Token, to: number) => !isStrange.to(to)(listed, theirRuns[at]!);
    const areTheirs = (at: number, single: Token) => joinedSimilarity(listed, theirRuns[at]!, single) > 0;
    const total = (isOurs: typeof mayBeOurs, isTheirs: typeof mayBeTheirs) => {
      tieWords(tokens.length, listed.length);
      if (mayTie) {
        tieRuns(tokens, runs, listed, ours, theirs, isOurs);
        tieRuns(listed, theirRuns, tokens, theirs, ours, isTheirs);
        tieLetters(tokens, runs, listed, theirRuns);
      }
      return most(query, name);
    };
    const rough = total(always, always);
    if (rough < least) return rough;
    for (let i = 0; i < tokens.length; i++) {
      if (ours.settled[i]) continue;
      for (let j = 0; j < listed.length; j++)
        if (!theirs.settled[j]) similarityOf.refine(i, j, index.nameTokens[from + j]!);
    }
    const closer = total(always, always);
    if (closer < least || !mayTie) return closer;
    const closest = total(mayBeOurs, mayBeTheirs);
    return closest < least ? closest : total(areOurs, areTheirs);
  };
  return { of, clear: similarityOf.clear };
}

/** The name's words and their weights. */
function readName(index: NameIndex, number: number, name: { tokens: Token[]; weights: number[] }): void {
  const from = index.tokenStart[number]!;
  const count = index.tokenStart[number + 1]! - from;
  name.tokens.length = count;
  name.weights.length = count;
  for (let j = 0; j < count; j++) {
    const token = index.nameTokens[from + j]!;
    name.tokens[j] = index.vocabulary.tokens[token]!;
    name.weights[j] = index.weights[token]!;
  }
}

/** What tells words and runs that the query's are not written together as; made when it is first asked. */
function strangersOf(tokens: readonly Token[], runs: readonly Run[], mostAlike: readonly MostAlike[]) {
  const byRun: ReturnType<typeof strangersToRun>[] = [];
  const byToken: ReturnType<typeof runsStrangeTo>[] = [];
  return {
    toRun: (at: number) => {
      byRun[at] ??= strangersToRun(tokens, runs[at]!);
      return byRun[at];
    },
    to: (at: number) => {
      byToken[at] ??= runsStrangeTo(tokens[at]!, mostAlike[at]!);
      return byToken[at];
    },
  };
}

/** What the words of a name come to when each has its best partner. */
type Sum = {
  whole: number;
  over: number;
  tied: number;
  unlike: number;
  heaviest: number;
  matched: number;
  number: boolean;
};

function sumOf({ tokens, weights }: Side, { similarity, initial }: Partners): Sum {
  const sum: Sum = { whole: 0, over: 0, tied: 0, unlike: 0, heaviest: 0, matched: 0, number: false };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const weight = weights[at]!;
    const best = similarity[at]!;
    const trusted = trustOf(best);
    sum.whole += weight;
    sum.tied += weight * trusted;
    if (trusted >= 0.5) sum.matched++;
    if (token.kind === 'number') {
      if (best === 0) sum.number = true;
      continue;
    }
    sum.over += weight * (1 - trusted);
    if (!initial[at]) sum.unlike += weight * trusted * (1 - Math.max(best, FIRM));
    if (best === 0 && weight > sum.heaviest && isInformative(token)) sum.heaviest = weight;
  }
  return sum;
}

function most(query: Side, name: Side): number {
  const left = sumOf(query, ours);
  const right = sumOf(name, theirs);
  const matched = Math.min(left.matched, right.matched);
  if (matched === 0) return 0;
  const shareLeft = left.over / left.whole;
  const shareRight = right.over / right.whole;
  const agreement = 1 - (SLOPE * (left.unlike + right.unlike)) / (left.whole + right.whole);
  const conflict =
    METHOD.conflict * Math.min(shareLeft, shareRight) +
    METHOD.conflictBase * Math.min(left.heaviest, right.heaviest);
  const thin = METHOD.thinOmission * Math.max(0, 1 - (left.tied + right.tied) / 2 / METHOD.enough);
  const omission = (METHOD.omission + thin) * Math.abs(shareLeft - shareRight);
  const rest = agreement - conflict - omission - numberPenalty(left.number, right.number);
  const alone = matched === 1 && (left.heaviest > 0 || right.heaviest > 0);
  return (alone ? rest * METHOD.singleToken : rest) + ROUNDING;
}

function numberPenalty(left: boolean, right: boolean): number {
  if (left && right) return METHOD.numberConflict;
  return left || right ? METHOD.numberOmission : 0;
}
