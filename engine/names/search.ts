import type { Side } from './align.ts';
import { Best } from './best.ts';
import { boundsFor, findCandidates } from './candidates.ts';
import { compareSides, similarityOfSides, weigh } from './compare.ts';
import { corroborate } from './corroborate.ts';
import { ofOtherType, round } from './explain.ts';
import { identifiedEntries, liftByIdentifier } from './identifier-match.ts';
import { METHOD } from './method.ts';
import type { NameIndex } from './name-index.ts';
import { exactKey } from './name-table.ts';
import { isBeyondLatin, readingsOf } from './normalise.ts';
import { otherReading } from './other-reading.ts';
import { layOut, quickScore } from './quick-score.ts';
import { severalNames } from './several-names.ts';
import { STRENGTH, strengthOf } from './strength.ts';
import type { Token, Written } from './tokens.ts';
import { fits, poolsFor, poolsReadAs, type TypePools } from './type-fits.ts';
import type { Explanation, Hit, ListEntry, Subject, SubjectType } from './types.ts';

/** An entry with its best name so far. */
type Found = { entry: number; slot: number; similarity: number; explain: () => Explanation };

/** How far a name's quick score may lie from its full one. */
const SLACK = 0.2;

/** How many names are scored in full because of words written together, however little they share. */
const JOINED_LOOKS = 20;

/** From this threshold on a search is for all that reach it; below it for the closest. */
const LEAST_FOR_ALL = 0.5;

/** As a share of the threshold: what a name has in common with a query that it may reach the threshold with. */
const REACH = 0.6;

/** How many names are looked at closely where those that are usual leave some out that may reach the threshold. */
const MOST_LOOKS = 3200;

export type SearchOptions = { limit?: number; threshold?: number };

/** `truncated` says that more entries reach the threshold than were wanted, or may do so and were not looked at. */
export type FoundNames = { hits: Hit[]; truncated: boolean };

/**
 * The entries whose name is like the subject's, best first; one hit an entry, with its best name. `threshold` is the
 * least similarity (0–1, default .74), `limit` the most hits (default 25). An entry that shares an identifier is a hit
 * whatever its name. Never throws; a name of legal forms and particles only finds nothing.
 */
export function findNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): FoundNames {
  const { found, truncated } = find(index, subject, options);
  return { hits: found.map((one) => present(index, subject, one)), truncated };
}

/** The hits of `findNames` alone. */
export function searchNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): Hit[] {
  return findNames(index, subject, options).hits;
}

/** An entry that was found, without the reasons. */
export type RankedName = { entryId: string; similarity: number; name: string };

/** The same entries in the same order, without explanation and corroboration: for who asks a million times. */
export function rankNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): RankedName[] {
  return find(index, subject, options).found.map(({ entry, slot, similarity }) => {
    const { id, names } = index.entries[entry]!;
    return { entryId: id, similarity, name: names[slot]!.text };
  });
}

function find(
  index: NameIndex,
  subject: Subject,
  options: SearchOptions,
): { found: Found[]; truncated: boolean } {
  const { limit = 25, threshold = STRENGTH.medium } = options;
  const best = new Best<Found>(limit);
  const names = [subject.name, ...severalNames(subject.name)];
  const read = (type: SubjectType) =>
    names.flatMap((name) => readingsOf(name, type)).map((reading) => weigh(reading, index.rarity));
  const sides = read(subject.type);
  const bounds = { type: subject.type, limit, threshold };
  let truncated = false;
  const look = (side: Side, pools: TypePools) => {
    if (findByName(index, side, pools, bounds, best)) truncated = true;
  };
  for (const side of sides) look(side, poolsFor(subject.type));
  const other = otherReading(subject.type, sides);
  if (other) for (const side of read(other)) look(side, poolsReadAs(other));
  for (const entry of identifiedEntries(index, subject)) {
    const { similarity, slot, explanation } = liftByIdentifier(index, sides[0]!, entry);
    best.keep({ entry, slot, similarity, explain: () => explanation });
  }
  const found = best.sorted().filter(({ similarity }) => similarity >= threshold && similarity > 0);
  return { found: found.slice(0, limit), truncated: truncated || found.length > limit };
}

type Bounds = Required<SearchOptions> & { type: SubjectType };

/** Whether names that may reach the threshold were left unseen. */
function findByName(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  bounds: Bounds,
  best: Best<Found>,
): boolean {
  const truncated = scoreCandidates(index, side, pools, bounds, best);
  const weak = index.weak.size > 0 ? index.weak.get(exactKey(side.tokens)) : undefined;
  for (const name of weak ?? []) best.keep(compareWith(index, side, name, bounds.type));
  return truncated;
}

/**
 * Scores those candidates in full that may reach the threshold and the best found so far, as far as a quick look can
 * tell, and those that words written together brought up, which a quick look does not see, where they share enough.
 * Answers whether names that may reach the threshold were left unseen.
 */
function scoreCandidates(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  { type, limit, threshold }: Bounds,
  best: Best<Found>,
): boolean {
  const isForAll = threshold >= LEAST_FOR_ALL;
  const mayReach = (share: number) => isForAll && share >= REACH * threshold;
  let candidates = findCandidates(index, side, pools, boundsFor(threshold));
  if (mayReach(candidates.cut))
    candidates = findCandidates(index, side, pools, boundsFor(threshold), MOST_LOOKS);
  const query = layOut(index, side, candidates.similar);
  const looks = candidates.found.map(({ name, share, joined }) => {
    const price = fits(type, entryOf(index, name).type) ? 0 : METHOD.otherType;
    return { name, share, joined, score: quickScore(index, query, name) - price };
  });
  query.clear();
  const likely = [...looks].sort((a, b) => b.score - a.score || a.name - b.name);
  const done = new Set<number>();
  for (const { name, score } of isForAll ? likely : likely.slice(0, limit + 10)) {
    const wanted = Math.max(threshold, best.least());
    if (wanted > SLACK && score < wanted - SLACK) break;
    best.keep(compareWith(index, side, name, type));
    done.add(name);
  }
  let looked = 0;
  for (const { name, share, joined } of looks) {
    if (!joined || (++looked > JOINED_LOOKS && !mayReach(share))) continue;
    if (!done.has(name)) best.keep(compareWith(index, side, name, type));
  }
  if (!isForAll) return false;
  const unseen = likely
    .slice(done.size)
    .some(({ name, score }) => score >= threshold && !best.has(index.nameEntry[name]!));
  return unseen || mayReach(candidates.cut);
}

function entryOf(index: NameIndex, name: number): ListEntry {
  return index.entries[index.nameEntry[name]!]!;
}

function sideOf(index: NameIndex, name: number): Side {
  const tokens: Token[] = [];
  const weights: number[] = [];
  const end = index.tokenStart[name + 1]!;
  for (let at = index.tokenStart[name]!; at < end; at++) {
    const number = index.nameTokens[at]!;
    tokens.push(index.vocabulary.tokens[number]!);
    weights.push(index.weights[number]!);
  }
  return { tokens, weights };
}

/** How the words of a listed name are written there, where they are not Latin. */
function writtenIn(index: NameIndex, name: number): { written?: Written } {
  const entry = entryOf(index, name);
  const { text } = entry.names[index.nameSlot[name]!]!;
  if (!isBeyondLatin(text)) return {};
  const written = readingsOf(text, entry.type).flatMap((reading) => [...(reading.written ?? [])]);
  return written.length > 0 ? { written: new Map(written) } : {};
}

function compareWith(index: NameIndex, side: Side, name: number, type: SubjectType): Found {
  const theirs = sideOf(index, name);
  const listed = entryOf(index, name).type;
  const similarity = similarityOfSides(side, theirs);
  const explain = () => compareSides(side, { ...theirs, ...writtenIn(index, name) }).explanation;
  const found = { entry: index.nameEntry[name]!, slot: index.nameSlot[name]!, similarity, explain };
  if (fits(type, listed)) return found;
  return {
    ...found,
    similarity: round(similarity - METHOD.otherType),
    explain: () => ofOtherType(explain(), listed),
  };
}

function present(index: NameIndex, subject: Subject, found: Found): Hit {
  const entry = index.entries[found.entry]!;
  return {
    entryId: entry.id,
    matchedName: entry.names[found.slot]!,
    similarity: found.similarity,
    strength: strengthOf(found.similarity),
    explanation: found.explain(),
    corroboration: corroborate(subject, entry),
  };
}
