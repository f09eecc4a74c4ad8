import type { Side } from '../score/edge.ts';
import { METHOD } from '../score/method.ts';
import { joinSounds } from '../tokens/fold.ts';
import { asWritten, isDistinctive, skeletonsOf, type Token } from '../tokens/tokens.ts';
import { LONGEST_THREE } from './join-table.ts';
import type { Lookup, Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import type { TypePools } from './type-fits.ts';

/** How many names are looked at closely, unless the caller makes more room; and how many where many share enough. */
export const CLOSE_LOOKS = 200;
const MOST_LOOKS = 3200;
const STEPS = 512;

/** A name is marked by a bit for each unit that found it, and by the last one when words were joined for it. */
const MOST_UNITS = 31;
const JOINED = 2 ** 31;

/**
 * A name that shares a distinctive word with the query, the share (0–1) that it has of both, and whether words were
 * joined for it.
 */
type Candidate = { name: number; share: number; joined: boolean };

/** `cut` is the largest share (0–1) that a name left out for want of room has of both; 0 where none was left out. */
type Candidates = { found: Candidate[]; similar: (Similar | undefined)[]; cut: number };

/** What a name must share to be able to reach a threshold: how much of the query may be missing, and how much of both. */
export type Bounds = { missing: number; share: number };

/** A low threshold sets no bounds. */
export function boundsFor(threshold: number): Bounds {
  if (threshold < 0.6) return { missing: 1, share: 0 };
  return { missing: (1 - threshold) / METHOD.omission, share: 0.25 };
}

/**
 * Names that share a distinctive word with the query, the most promising ones of each pool of types, as far as the
 * bounds let them through; `similar` is by token of the query. There is more room for names that share as much as
 * `reach`.
 */
export function findCandidates(
  index: NameIndex,
  query: Side,
  pools: TypePools,
  bounds: Bounds,
  room = CLOSE_LOOKS,
  reach = Number.POSITIVE_INFINITY,
): Candidates {
  const { marks } = index.scratch;
  const units = unitsOf(index, query);
  let whole = 0;
  for (const weight of query.weights) whole += weight;
  const touched = { names: index.scratch.touched, count: 0 };
  let seen = 0;
  units.forEach((unit, order) => {
    // A name that has none of the heavier words lacks too much already: the lighter ones bring nobody new.
    const opens = unit.at === undefined || seen <= bounds.missing * whole;
    collect(index, unit, unit.list, order, opens, touched);
    if (unit.plain) collect(index, unit, unit.plain, order, opens, touched);
    collectJoins(index, unit, order, opens, touched);
    if (unit.at !== undefined) seen += unit.weight;
  });
  const similar: (Similar | undefined)[] = [];
  for (const { at, list } of units) if (at !== undefined) similar[at] = list;
  let cut = 0;
  const found: Candidate[] = [];
  const most = reach > 1 ? room : Math.max(room, MOST_LOOKS);
  for (const types of pools) {
    const promising = mostPromising(index, touched, whole, types, bounds.share, most);
    for (let place = 0; place < promising.length; place++) {
      const name = promising[place]!;
      const share = index.scratch.score[name]!;
      if (place >= most || (place >= room && share < reach)) {
        cut = Math.max(cut, share);
        break;
      }
      found.push({ name, share, joined: marks[name]! >= JOINED });
    }
  }
  for (let at = 0; at < touched.count; at++) {
    const name = touched.names[at]!;
    index.scratch.score[name] = 0;
    marks[name] = 0;
  }
  return { found, similar, cut };
}

type Touched = { names: Uint32Array; count: number };

/** Adds what a unit's words bring to the names that have them; `opens` lets in names that had none so far. */
function collect(
  index: NameIndex,
  unit: Unit,
  { numbers, similarities }: Similar,
  order: number,
  opens: boolean,
  touched: Touched,
): void {
  const { score, marks } = index.scratch;
  const { postings, postingStart, weights } = index;
  const bit = 1 << order;
  const mark = unit.at === undefined ? bit | JOINED : bit;
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place]!;
    const amount = (weights[number]! + unit.weight) * similarities[place]! ** 2;
    const end = postingStart[number + 1]!;
    for (let posting = postingStart[number]!; posting < end; posting++) {
      const name = postings[posting]!;
      const marked = marks[name]!;
      if (marked === 0) {
        if (!opens) continue;
        touched.names[touched.count++] = name;
      } else if ((marked & bit) !== 0) continue;
      marks[name] = marked | mark;
      score[name]! += amount;
    }
  }
}

/** Adds the names that write a unit in two words. */
function collectJoins(index: NameIndex, unit: Unit, order: number, opens: boolean, touched: Touched): void {
  const { score, marks } = index.scratch;
  const bit = 1 << order;
  const add = (name: number) => {
    const marked = marks[name]!;
    if (marked === 0) {
      if (!opens) return;
      touched.names[touched.count++] = name;
    }
    if ((marked & bit) === 0) score[name]! += unit.weight * 1.8;
    marks[name] = marked | bit | JOINED;
  };
  for (const skeleton of unit.skeletons) index.joins.find(skeleton, add);
}

/** The best of some types by shared weight, and one more than there is room for where there are as many. */
function mostPromising(
  index: NameIndex,
  touched: Touched,
  whole: number,
  types: number,
  leastShare: number,
  room: number,
): number[] {
  const { score } = index.scratch;
  const kept: number[] = [];
  for (let at = 0; at < touched.count; at++) {
    const name = touched.names[at]!;
    if ((types & (1 << index.nameType[name]!)) === 0) continue;
    const share = Math.min(1, score[name]! / (whole + index.nameWeight[name]!));
    if (share < leastShare) continue;
    score[name] = share;
    kept.push(name);
  }
  return topOf(kept, score, room).sort((a, b) => score[b]! - score[a]! || a - b);
}

/** Those that more than `room` of the names surpass left out, through a histogram: only the best need an order. */
function topOf(names: number[], score: Float32Array, room: number): number[] {
  if (names.length <= room) return names;
  const steps = new Uint32Array(STEPS);
  for (const name of names) steps[stepOf(score[name]!)]! += 1;
  let least = STEPS - 1;
  for (let count = steps[least]!; least > 0 && count <= room; count += steps[least]!) least--;
  return names.filter((name) => stepOf(score[name]!) >= least);
}

function stepOf(share: number): number {
  return Math.min(STEPS - 1, Math.floor(share * STEPS));
}

/**
 * A word of the query, or (without `at`) adjacent words written together, and the words of the list that are like it;
 * `plain` are those that bring no name up by themselves.
 */
type Unit = { at?: number; weight: number; skeletons: readonly string[]; list: Similar; plain?: Similar };

/** The words of the query, the heaviest first, and its adjacent words written together. */
function unitsOf({ lookup }: NameIndex, { tokens, weights }: Side): Unit[] {
  const words: Unit[] = [];
  const joins: Unit[] = [];
  tokens.forEach((token, at) => {
    const weight = weights[at]!;
    if (isDistinctive(token)) {
      const { raw } = token;
      const skeletons = raw ? [...skeletonsOf(token), raw.skeleton] : skeletonsOf(token);
      words.push({ at, weight, skeletons, list: lookup.similar(token), plain: lookup.similarPlain(token) });
    }
    const next = tokens[at + 1];
    if (!next || !(isDistinctive(token) || isDistinctive(next))) return;
    const both = weight + weights[at + 1]!;
    if (token.kind !== 'legal' && next.kind !== 'legal') joins.push(joinOf(lookup, [token, next], both));
    if (!token.raw && !next.raw) return;
    joins.push(joinOf(lookup, [asWritten(token), asWritten(next)], both));
    const third = tokens[at + 2];
    const three = third && [token, next, third].map(asWritten);
    if (three && sizeOf(three) <= LONGEST_THREE) joins.push(joinOf(lookup, three, both + weights[at + 2]!));
  });
  words.sort((a, b) => b.weight - a.weight);
  return [...words, ...joins].slice(0, MOST_UNITS);
}

function sizeOf(parts: readonly Token[]): number {
  return parts.reduce((size, { text }) => size + text.length, 0);
}

function joinOf(lookup: Lookup, parts: readonly Token[], weight: number): Unit {
  let skeleton = '';
  for (const part of parts) skeleton = joinSounds(skeleton, part.skeleton);
  return { weight, skeletons: [skeleton], list: lookup.similarJoined(parts) };
}
