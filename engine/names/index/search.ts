import { compareSides, similarityOfSides, weigh } from '../score/compare.ts';
import { corroborate } from '../score/corroborate.ts';
import type { Side } from '../score/edge.ts';
import { ofOtherType, round } from '../score/explain.ts';
import { METHOD } from '../score/method.ts';
import { STRENGTH, strengthOf } from '../score/strength.ts';
import { isBeyondLatin, readingsOf } from '../tokens/normalise.ts';
import { otherReading } from '../tokens/other-reading.ts';
import { severalNames } from '../tokens/several-names.ts';
import type { Token } from '../tokens/tokens.ts';
import type { Explanation, Hit, ListEntry, NameKind, Subject, SubjectType } from '../types.ts';
import { Best } from './best.ts';
import { boundsFor, CLOSE_LOOKS, findCandidates } from './candidates.ts';
import { identifiedEntries, liftByIdentifier } from './identifier-match.ts';
import type { NameIndex } from './name-index.ts';
import { exactKey } from './name-table.ts';
import { layOut, quickScore } from './quick-score.ts';
import { fits, poolsFor, poolsReadAs, type TypePools } from './type-fits.ts';
import { boundFor } from './upper-bound.ts';

/** An entry with its best name so far. */
type Found = { entry: number; slot: number; similarity: number; explain: () => Explanation };

/** How many names are scored in full because of words written together, where only the closest are wanted. */
const JOINED_LOOKS = 20;

/** Where only the closest are wanted: how far below the last of them a quick look may put a name that is scored in full. */
const CLOSE = 0.2;

/** From this threshold on a search is for all that reach it; below it for the closest. */
const LEAST_FOR_ALL = 0.5;

/** Below this threshold a name may reach it whose words no look-up finds: every name of the list is looked at. */
const LEAST_FOR_LOOKUP = STRENGTH.medium;

/** What a name in Latin letters has in common with a query that it may reach the threshold with. */
const REACH = 0.34;

/** Of the names in one field so many are searched for. */
const MOST_NAMES = 12;

export type SearchOptions = { limit?: number; threshold?: number };

/**
 * `truncated` says that more entries reach the threshold than were wanted, or may do so and were not looked at; or that
 * the field has more words or more names than are read.
 */
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
export type RankedName = { entryId: string; similarity: number; name: string; kind: NameKind };

/** The same entries in the same order, without explanation and corroboration: for who asks a million times. */
export function rankNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): RankedName[] {
  return find(index, subject, options).found.map(({ entry, slot, similarity }) => {
    const { id, names } = index.entries[entry]!;
    const { text, kind } = names[slot]!;
    return { entryId: id, similarity, name: text, kind };
  });
}

function find(
  index: NameIndex,
  subject: Subject,
  options: SearchOptions,
): { found: Found[]; truncated: boolean } {
  const { limit = 25, threshold = STRENGTH.medium } = options;
  const best = new Best<Found>(limit);
  const several = severalNames(subject.name);
  const names = [subject.name, ...several.slice(0, MOST_NAMES)];
  let truncated = several.length > MOST_NAMES;
  const read = (type: SubjectType) =>
    names
      .flatMap((name) => readingsOf(name, type))
      .map((reading) => {
        if (reading.further && several.length === 0) truncated = true;
        return weigh(reading, index.rarity);
      });
  const sides = read(subject.type);
  const bounds = { type: subject.type, limit, threshold };
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

function scoreCandidates(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  bounds: Bounds,
  best: Best<Found>,
): boolean {
  const { limit, threshold } = bounds;
  if (threshold >= LEAST_FOR_ALL) return scoreAll(index, side, pools, bounds, best).isCut;
  // What a search at the usual threshold finds is among the closest, whatever quick looks make of it.
  const all = scoreAll(index, side, pools, { ...bounds, threshold: STRENGTH.medium }, best);
  const isCut = scoreClosest(index, side, pools, bounds, best, all.scored) || all.isCut;
  return isCut && limit >= CLOSE_LOOKS;
}

/**
 * Scores every candidate in full that may reach the threshold and the best found so far. `isCut` says that names that
 * may reach the threshold were left unseen.
 */
function scoreAll(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  { type, threshold }: Bounds,
  best: Best<Found>,
): { scored: number[]; isCut: boolean } {
  const { names, similar, isCut } =
    threshold < LEAST_FOR_LOOKUP ? everyName(index, pools) : foundNames(index, side, pools, threshold);
  const bound = boundFor(index, side, similar);
  const fitting = poolsFor(type);
  const likely: Look[] = [];
  for (const name of names) {
    const price = priceOf(index, name, fitting);
    const most = bound.upperBoundOf(name, threshold + price) - price;
    if (most >= threshold) likely.push({ name, most });
  }
  bound.clear();
  likely.sort((a, b) => b.most - a.most || a.name - b.name);
  const scored: number[] = [];
  for (const { name, most } of likely) {
    if (most < best.least()) break;
    best.keep(compareWith(index, side, name, type));
    scored.push(name);
  }
  const unseen = likely.slice(scored.length);
  return { scored, isCut: isCut || unseen.some(({ name }) => !best.has(index.nameEntry[name]!)) };
}

function foundNames(index: NameIndex, side: Side, pools: TypePools, threshold: number) {
  const bounds = boundsFor(threshold);
  const reach = side.tokens.some(isMissed) ? bounds.share : REACH;
  const { found, similar, cut } = findCandidates(index, side, pools, bounds, CLOSE_LOOKS, reach);
  return { names: found.map(({ name }) => name), similar, isCut: cut >= reach };
}

/** Words of other scripts and initials are like listed words that a look-up does not find: they share more than is seen. */
const isMissed = ({ origin, kind }: Token) => origin !== 'latin' || kind === 'initial';

/** Names of any type in the pools; weak ones count only where they are the very same. */
function everyName({ nameType, isWeak }: NameIndex, pools: TypePools) {
  const types = pools.reduce((all, some) => all | some, 0);
  const names: number[] = [];
  nameType.forEach((type, name) => {
    if (!isWeak[name] && types & (1 << type)) names.push(name);
  });
  return { names, similar: [], isCut: false };
}

/**
 * Scores in full some of the closest candidates that are not scored yet, and some that words written together brought
 * up. Answers whether there were more candidates than room.
 */
function scoreClosest(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  { type, limit, threshold }: Bounds,
  best: Best<Found>,
  scored: readonly number[],
): boolean {
  const room = Math.max(CLOSE_LOOKS, limit);
  const { found, similar, cut } = findCandidates(index, side, pools, boundsFor(threshold), room);
  const query = layOut(index, side, similar);
  const fitting = poolsFor(type);
  const looks = found.map(({ name }) => {
    return { name, about: quickScore(index, query, name) - priceOf(index, name, fitting) };
  });
  query.clear();
  looks.sort((a, b) => b.about - a.about || a.name - b.name);
  const done = new Set(scored);
  for (const { name, about } of looks.slice(0, limit + 10)) {
    if (done.has(name)) continue;
    const wanted = Math.max(threshold, best.least());
    if (wanted > CLOSE && about < wanted - CLOSE) break;
    best.keep(compareWith(index, side, name, type));
    done.add(name);
  }
  for (const { name } of found.filter(({ joined }) => joined).slice(0, JOINED_LOOKS))
    if (!done.has(name)) best.keep(compareWith(index, side, name, type));
  return cut > 0;
}

/** A name with the most that it may score. */
type Look = { name: number; most: number };

/** What the type of a name's entry costs. */
function priceOf(index: NameIndex, name: number, pools: TypePools): number {
  return pools[0]! & (1 << index.nameType[name]!) ? 0 : METHOD.otherType;
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

/** A listed name itself, and how its words are written there where they are not Latin. */
function writtenIn(index: NameIndex, name: number): Pick<Side, 'name' | 'written'> {
  const { type, names } = entryOf(index, name);
  const { text } = names[index.nameSlot[name]!]!;
  if (!isBeyondLatin(text)) return { name: { text, type } };
  const written = readingsOf(text, type).flatMap((reading) => [...(reading.written ?? [])]);
  return { name: { text, type }, ...(written.length > 0 ? { written: new Map(written) } : {}) };
}

function compareWith(index: NameIndex, side: Side, name: number, type: SubjectType): Found {
  const theirs = sideOf(index, name);
  const listed = entryOf(index, name).type;
  const similarity = similarityOfSides(side, theirs, index.bearers);
  const explain = () =>
    compareSides(side, { ...theirs, ...writtenIn(index, name) }, index.bearers).explanation;
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
