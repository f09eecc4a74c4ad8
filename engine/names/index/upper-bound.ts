import type { Side } from '../score/edge.ts';
import { joinTokens } from '../score/join-tokens.ts';
import {
  assimilate,
  isPartedElsewhere,
  isSpelt,
  joinedSimilarity,
  LEAST_JOINED,
  mayAssimilate,
  mayBeJoined,
  type Run,
  runOf,
  runsOf,
} from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import { trustOf } from '../score/score.ts';
import { type MostAlike, mostAlikeTo, runsStrangeTo, strangersToRun } from '../score/strangers.ts';
import { FIRM } from '../score/token-similarity.ts';
import { MOST_TOKENS } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import { keepTies, lendTies, type Tie, type Words } from './joined-ties.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import { ours, type Partners, settle, theirs, tieWords } from './partners.ts';
import { INFORMATIVE, NUMBER, readShapes, shapesOf } from './words/word-shapes.ts';
import { similaritiesOf } from './words/word-similarities.ts';

/** What rounding may add to a similarity: half a ten-thousandth for each of its parts, and single precision. */
const ROUNDING = 0.0004;

/** How much agreement at least is lost with a share of weight, times how unlike its words are: `q ** power` is convex. */
const SLOPE = (1 - FIRM ** METHOD.qualityPower) / (1 - FIRM);

/** Looks at one name of the list after another; `clear` must be called before the next query. */
type Bound = {
  /** The most that the name can score, as closely as can be told where that is not below `least`. */
  upperBoundOf: (name: number, least: number) => number;
  clear: () => void;
};

/**
 * Bounds from above what `similarityOfSides` gives for a query and a name of the list, at a small part of its cost and
 * wherever that is more than `METHOD.softFloor`. Each word counts as tied to the best partner it may have, alone or
 * written together with its neighbours, whether or not another word has the same. No alignment can do better: a word
 * that goes without its partner costs at least `METHOD.omission` times its weight, and what the others can gain by
 * not being averaged with it is less.
 *
 * For each name the stages follow in this order, and end as soon as the bound is below `least`:
 * 1. read: the words of the name, and what is known of their similarities to the query's (words/word-similarities.ts);
 * 2. settle: words that stand once in both names are each other's partners (partners.ts);
 * 3. rough bound: words that may be written together are lent what they may be alike (joined-ties.ts);
 * 4. refine: rough similarities that may make a word the best partner of another are replaced by exact ones;
 * 5. confirm: of what was lent only ties stay that the words themselves allow, by a quick test first, then by the exact one.
 *
 * Not re-entrant: the stages share buffers of their modules (`named` here, `ours` and `theirs`, `pairs`, the ties) and the
 * scratch of the index. One name is bounded at a time, and one query until its `clear`.
 */
export function boundFor(index: NameIndex, query: Side, similar: (Similar | undefined)[]): Bound {
  const { tokens } = query;
  const runs = runsOf(tokens);
  const similarityOf = similaritiesOf(index, tokens, similar);
  const isStrange = strangersOf(tokens, runs, similarityOf.mostAlike);
  const apart = apartIn(index, tokens, runs);
  const asked: Weighed = {
    ...{ shapes: shapesOf(tokens), count: tokens.length, weights: Float64Array.from(query.weights) },
    ...ours,
  };
  const listed: Token[] = [];
  const placeOf = (from: number, length: number) =>
    runs.findIndex((run) => run.from === from && run.length === length);
  const most = (): number => {
    tieWords(asked.count, named.count);
    return mostOf(asked, named);
  };
  /** Words that are tied have been seen by their shapes only. */
  const couldTie = ({ how, isListed, from, length, other, otherLength }: Tie): boolean => {
    const [many, one] = isListed ? [listed, tokens] : [tokens, listed];
    const single = one[other]!;
    if (how === 'spelt') return isSpelt(many, from, single.text);
    const run = isListed ? runOf(listed, from, length) : runs[placeOf(from, length)]!;
    if (how === 'parted') return isPartedElsewhere(many, run, one, runOf(one, other, otherLength));
    if (!mayBeJoined(many, run, single)) return false;
    return isListed ? !isStrange.to(other)(listed, run) : !isStrange.toRun(placeOf(from, length))(single);
  };
  const doesTie = ({ how, isListed, from, length, other }: Tie): boolean => {
    if (how !== 'joined') return true;
    if (isListed) return joinedSimilarity(listed, runOf(listed, from, length), tokens[other]!) > 0;
    return joinedSimilarity(tokens, runs[placeOf(from, length)]!, listed[other]!) > 0;
  };
  const upperBoundOf = (number: number, least: number): number => {
    const from = index.tokenStart[number]!;
    readWords(index, from, index.tokenStart[number + 1]! - from);
    similarityOf.read(from, named.count);
    settle(asked, named);
    apart.from(from);
    const mayTie = lendTies(asked, named, apart);
    const rough = most();
    if (rough < least) return rough;
    similarityOf.refine(from, ours.settled, theirs.settled, named.count);
    const closer = most();
    if (closer < least || !mayTie) return closer;
    readTokens(index, from, listed);
    keepTies(asked, named, couldTie);
    const closest = most();
    if (closest < least) return closest;
    keepTies(asked, named, doesTie);
    return most();
  };
  return { upperBoundOf, clear: similarityOf.clear };
}

/** Words with what they weigh and the best partners they may find. */
type Weighed = Words & Partners & { weights: Float64Array };

/** The words of one name of the list at a time. */
const named: Weighed = {
  ...{ shapes: shapesOf([]), count: 0, weights: new Float64Array(MOST_TOKENS) },
  ...theirs,
};

function readWords({ shapes, nameTokens, weights }: NameIndex, from: number, count: number): void {
  named.shapes = readShapes(shapes, nameTokens, from, count);
  named.count = count;
  for (let j = 0; j < count; j++) named.weights[j] = weights[nameTokens[from + j]!]!;
}

function readTokens({ nameTokens, vocabulary }: NameIndex, from: number, listed: Token[]): void {
  listed.length = named.count;
  for (let j = 0; j < named.count; j++) listed[j] = vocabulary.tokens[nameTokens[from + j]!]!;
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

/** What tells by sounds the words of the query and of one name after another that are not written together as one. */
function apartIn(index: NameIndex, tokens: readonly Token[], runs: readonly Run[]) {
  const { sounds, nameTokens } = index;
  const byRun: (((number: number) => boolean) | undefined)[] = [];
  const byToken: (((numbers: Uint32Array, from: number, length: number) => boolean) | undefined)[] = [];
  let first = 0;
  const runAt: number[] = [];
  runs.forEach(({ from, length }, at) => {
    runAt[from * 4 + length] = at;
  });
  const runApart = (at: number) => {
    const { from, length } = runs[at]!;
    const parts = tokens.slice(from, from + length);
    const isApart = strangersTo(joinTokens(parts));
    const isApartToo = mayAssimilate(parts) ? strangersTo(assimilate(parts)) : isApart;
    return (number: number) => isApart(number) && isApartToo(number);
  };
  /** Looks at the sounds from one side first, which is quicker. */
  const strangersTo = (joined: Token) => {
    const byToken = mostAlikeTo(joined);
    const mostAlike = sounds.mostAlikeTo(joined, byToken, LEAST_JOINED);
    return (number: number) =>
      mostAlike(number) === 0 || byToken(index.vocabulary.tokens[number]!, LEAST_JOINED) === 0;
  };
  return {
    /** Looks at the name whose words begin there. */
    from: (at: number) => {
      first = at;
    },
    ours: (from: number, length: number, single: number) => {
      const at = runAt[from * 4 + length]!;
      byRun[at] ??= runApart(at);
      return byRun[at](nameTokens[first + single]!);
    },
    theirs: (from: number, length: number, single: number) => {
      byToken[single] ??= sounds.apartFrom(tokens[single]!, LEAST_JOINED);
      return byToken[single](nameTokens, first + from, length);
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

const sum = (): Sum => ({ whole: 0, over: 0, tied: 0, unlike: 0, heaviest: 0, matched: 0, number: false });
const left = sum();
const right = sum();

function add({ shapes, count, weights, similarity, initial }: Weighed, to: Sum): void {
  let [whole, over, tied, unlike, heaviest, matched] = [0, 0, 0, 0, 0, 0];
  to.number = false;
  for (let at = 0; at < count; at++) {
    const marks = shapes.marks[at]!;
    const weight = weights[at]!;
    const best = similarity[at]!;
    const trusted = trustOf(best);
    whole += weight;
    tied += weight * trusted;
    if (trusted >= 0.5) matched++;
    if ((marks & NUMBER) !== 0) {
      if (best === 0) to.number = true;
      continue;
    }
    over += weight * (1 - trusted);
    if (!initial[at]) unlike += weight * trusted * (1 - Math.max(best, FIRM));
    if (best === 0 && weight > heaviest && (marks & INFORMATIVE) !== 0) heaviest = weight;
  }
  to.whole = whole;
  to.over = over;
  to.tied = tied;
  to.unlike = unlike;
  to.heaviest = heaviest;
  to.matched = matched;
}

function mostOf(query: Weighed, name: Weighed): number {
  add(query, left);
  add(name, right);
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
