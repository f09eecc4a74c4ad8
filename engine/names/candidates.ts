import type { Side } from './align.ts';
import { joinSkeleton } from './join-table.ts';
import { joinTokens } from './joined-words.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import { isDistinctive, type Token } from './tokens.ts';
import { typesFitting } from './type-fits.ts';
import type { SubjectType } from './types.ts';

/** Most names that are scored for one search. */
const CLOSE_LOOKS = 200;
const STEPS = 512;

/** A name that shares a distinctive word with the query: the share of weight, 0–1, and whether words were joined for it. */
export type Candidate = { name: number; share: number; joined: boolean };

export type Candidates = { found: Candidate[]; similar: (Similar | undefined)[] };

/** How much of the query may be missing in a name, and how much of both names' weight must be shared, as shares. */
export type Bounds = { missing: number; share: number };

/**
 * Names that share a distinctive word with the query, the most promising ones, as far as the bounds let them through;
 * `similar` is by token of the query.
 */
export function findCandidates(index: NameIndex, query: Side, type: SubjectType, bounds: Bounds): Candidates {
  const { score, unit } = index.scratch;
  const touched: number[] = [];
  const joined = new Set<number>();
  const similar: (Similar | undefined)[] = [];
  const whole = query.weights.reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  unitsOf(query).forEach(({ at, token, weight, skeleton }, order) => {
    // A name that has none of the heavier words lacks too much already: the lighter ones bring nobody new.
    const opening = at === undefined || seen <= bounds.missing * whole;
    const add = (name: number, amount: number) => {
      if (unit[name] === order + 1) return;
      if (unit[name] === 0) {
        if (!opening) return;
        touched.push(name);
      }
      unit[name] = order + 1;
      score[name]! += amount;
      if (at === undefined) joined.add(name);
    };
    const list = at === undefined ? index.lookup.similarJoined(token) : index.lookup.similar(token);
    for (let place = 0; place < list.numbers.length; place++) {
      const number = list.numbers[place]!;
      const amount = (index.weights[number]! + weight) * list.similarities[place]! ** 2;
      const end = index.postingStart[number + 1]!;
      for (let posting = index.postingStart[number]!; posting < end; posting++)
        add(index.postings[posting]!, amount);
    }
    if (at !== undefined) {
      similar[at] = list;
      seen += weight;
    }
    for (const name of index.joins.find(skeleton)) {
      joined.add(name);
      add(name, weight * 1.8);
    }
  });
  const found = mostPromising(index, touched, whole, type, bounds.share).map((name) => ({
    name,
    share: score[name]!,
    joined: joined.has(name),
  }));
  for (const name of touched) {
    score[name] = 0;
    unit[name] = 0;
  }
  return { found, similar };
}

/** The best by shared weight, through a histogram: thousands may be touched, and only the best need an order. */
function mostPromising(
  index: NameIndex,
  touched: number[],
  whole: number,
  type: SubjectType,
  leastShare: number,
): number[] {
  const { score } = index.scratch;
  const steps = new Uint32Array(STEPS);
  const fitting = typesFitting(type);
  const kept: number[] = [];
  for (const name of touched) {
    const share = Math.min(1, score[name]! / (whole + index.nameWeight[name]!));
    if (share < leastShare || (fitting & (1 << index.nameType[name]!)) === 0) continue;
    score[name] = share;
    steps[stepOf(share)]!++;
    kept.push(name);
  }
  let least = STEPS - 1;
  for (let count = steps[least]!; least > 0 && count < CLOSE_LOOKS; count += steps[least]!) least--;
  return kept
    .filter((name) => stepOf(score[name]!) >= least)
    .sort((a, b) => score[b]! - score[a]! || a - b)
    .slice(0, CLOSE_LOOKS);
}

function stepOf(share: number): number {
  return Math.min(STEPS - 1, Math.floor(share * STEPS));
}

type Unit = { at?: number; token: Token; weight: number; skeleton: string };

/** The words of the query, the heaviest first, and its adjacent words written together. */
function unitsOf({ tokens, weights }: Side): Unit[] {
  const words: Unit[] = [];
  const joins: Unit[] = [];
  tokens.forEach((token, at) => {
    const weight = weights[at] ?? 0;
    if (isDistinctive(token)) words.push({ at, token, weight, skeleton: token.skeleton });
    const next = tokens[at + 1];
    if (!next || (!isDistinctive(token) && !isDistinctive(next))) return;
    if (token.kind === 'legal' || next.kind === 'legal') return;
    const skeleton = joinSkeleton(token.skeleton, next.skeleton);
    joins.push({ token: joinTokens([token, next]), weight: weight + (weights[at + 1] ?? 0), skeleton });
  });
  words.sort((a, b) => b.weight - a.weight);
  return [...words, ...joins];
}
