import type { Side } from './align.ts';
import { joinSkeleton } from './join-table.ts';
import { joinTokens } from './joined-words.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import { isInformative, type Token } from './tokens.ts';
import { fits } from './type-fits.ts';
import type { SubjectType } from './types.ts';

/** Most names that are scored for one search. */
const CLOSE_LOOKS = 200;
const STEPS = 512;

/** A name that shares a distinctive word with the query: the share of weight, 0–1, and whether words were joined for it. */
export type Candidate = { name: number; share: number; joined: boolean };

export type Candidates = { found: Candidate[]; similar: (Similar | undefined)[] };

/** Names that share a distinctive word with the query, the most promising ones; `similar` is by token of the query. */
export function findCandidates(index: NameIndex, query: Side, type: SubjectType): Candidates {
  const { score, unit } = index.scratch;
  const touched: number[] = [];
  const joined = new Set<number>();
  const similar: (Similar | undefined)[] = [];
  const add = (name: number, amount: number, number: number) => {
    if (unit[name] === number) return;
    if (unit[name] === 0) touched.push(name);
    unit[name] = number;
    score[name] = score[name]! + amount;
  };
  unitsOf(query).forEach(({ at, token, weight, skeleton }, order) => {
    const list = at === undefined ? index.lookup.similarJoined(token) : index.lookup.similar(token);
    if (at !== undefined) similar[at] = list;
    for (let place = 0; place < list.numbers.length; place++) {
      const number = list.numbers[place]!;
      const similarity = list.similarities[place]!;
      const amount = (index.weights[number]! + weight) * similarity ** 2;
      const end = index.postingStart[number + 1]!;
      for (let posting = index.postingStart[number]!; posting < end; posting++) {
        add(index.postings[posting]!, amount, order + 1);
        if (at === undefined) joined.add(index.postings[posting]!);
      }
    }
    for (const name of index.joins.find(skeleton)) {
      add(name, weight * 1.8, order + 1);
      joined.add(name);
    }
  });
  const found = mostPromising(index, touched, query, type).map((name) => ({
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
function mostPromising(index: NameIndex, touched: number[], query: Side, type: SubjectType): number[] {
  const { score } = index.scratch;
  const whole = query.weights.reduce((sum, weight) => sum + weight, 0);
  const steps = new Uint32Array(STEPS);
  const fitting = touched.filter((name) => fits(type, index.entries[index.nameEntry[name]!]!.type));
  for (const name of fitting) {
    score[name] = Math.min(1, score[name]! / (whole + index.nameWeight[name]!));
    steps[stepOf(score[name]!)]!++;
  }
  let least = STEPS - 1;
  for (let count = steps[least]!; least > 0 && count < CLOSE_LOOKS; count += steps[least]!) least--;
  return fitting
    .filter((name) => stepOf(score[name]!) >= least)
    .sort((a, b) => score[b]! - score[a]! || a - b)
    .slice(0, CLOSE_LOOKS);
}

function stepOf(share: number): number {
  return Math.min(STEPS - 1, Math.floor(share * STEPS));
}

type Unit = { at?: number; token: Token; weight: number; skeleton: string };

/** The words of the query, and its adjacent words written together. */
function unitsOf({ tokens, weights }: Side): Unit[] {
  const units: Unit[] = [];
  tokens.forEach((token, at) => {
    const weight = weights[at] ?? 0;
    if (isInformative(token)) units.push({ at, token, weight, skeleton: token.skeleton });
    const next = tokens[at + 1];
    if (!next || (!isInformative(token) && !isInformative(next))) return;
    if (token.kind === 'legal' || next.kind === 'legal') return;
    const skeleton = joinSkeleton(token.skeleton, next.skeleton);
    units.push({ token: joinTokens([token, next]), weight: weight + (weights[at + 1] ?? 0), skeleton });
  });
  return units;
}
