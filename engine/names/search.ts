import type { Side } from './align.ts';
import { Best } from './best.ts';
import { boundsFor, findCandidates } from './candidates.ts';
import { compareSides, similarityOfSides, weigh } from './compare.ts';
import { corroborate } from './corroborate.ts';
import { identifiedEntries, liftByIdentifier } from './identifier-match.ts';
import type { NameIndex } from './name-index.ts';
import { exactKey } from './name-table.ts';
import { isBeyondLatin, readingsOf } from './normalise.ts';
import { layOut, quickScore } from './quick-score.ts';
import { severalNames } from './several-names.ts';
import { STRENGTH, strengthOf } from './strength.ts';
import type { Token, Written } from './tokens.ts';
import { fits } from './type-fits.ts';
import type { Explanation, Hit, ListEntry, Subject, SubjectType } from './types.ts';

/** An entry with its best name so far. */
type Found = { entry: number; slot: number; similarity: number; explain: () => Explanation };

/** How far a name's quick score may lie from its full one. */
const SLACK = 0.2;

/** Most names scored in full because of words written together. */
const JOINED_LOOKS = 20;

export type SearchOptions = { limit?: number; threshold?: number };

/**
 * The entries whose name is like the subject's, best first; one hit an entry, with its best name. `threshold` is the
 * least similarity (0–1, default .74), `limit` the most hits (default 25). An entry that shares an identifier is a hit
 * whatever its name. Never throws; a name of legal forms and particles only finds nothing.
 */
export function searchNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): Hit[] {
  return find(index, subject, options).map((found) => present(index, subject, found));
}

/** An entry that was found, without the reasons. */
export type RankedName = { entryId: string; similarity: number; name: string };

/** The same entries in the same order, without explanation and corroboration: for who asks a million times. */
export function rankNames(index: NameIndex, subject: Subject, options: SearchOptions = {}): RankedName[] {
  return find(index, subject, options).map(({ entry, slot, similarity }) => {
    const { id, names } = index.entries[entry]!;
    return { entryId: id, similarity, name: names[slot]!.text };
  });
}

function find(index: NameIndex, subject: Subject, options: SearchOptions): Found[] {
  const { limit = 25, threshold = STRENGTH.medium } = options;
  const best = new Best<Found>(limit);
  const sides = [subject.name, ...severalNames(subject.name)]
    .flatMap((name) => readingsOf(name, subject.type))
    .map((reading) => weigh(reading, index.rarity));
  for (const side of sides) findByName(index, side, subject.type, { limit, threshold }, best);
  for (const entry of identifiedEntries(index, subject)) {
    const { similarity, slot, explanation } = liftByIdentifier(index, sides[0]!, entry);
    best.keep({ entry, slot, similarity, explain: () => explanation });
  }
  return best
    .sorted()
    .filter((found) => found.similarity >= threshold && found.similarity > 0)
    .slice(0, limit);
}

function findByName(
  index: NameIndex,
  side: Side,
  type: SubjectType,
  bounds: Required<SearchOptions>,
  best: Best<Found>,
): void {
  scoreCandidates(index, side, type, bounds, best);
  const weak = index.weak.size > 0 ? index.weak.get(exactKey(side.tokens)) : undefined;
  for (const name of weak ?? [])
    if (fits(type, entryOf(index, name).type)) best.keep(compareWith(index, side, name));
}

/**
 * Scores those candidates in full that may reach the threshold and the best found so far, as far as a quick look can
 * tell, and the most promising of those that only words written together brought up, which a quick look does not see.
 */
function scoreCandidates(
  index: NameIndex,
  side: Side,
  type: SubjectType,
  { limit, threshold }: { limit: number; threshold: number },
  best: Best<Found>,
): void {
  const { found, similar } = findCandidates(index, side, type, boundsFor(threshold));
  const query = layOut(index, side, similar);
  const looks = found.map(({ name, joined }) => ({ name, joined, score: quickScore(index, query, name) }));
  query.clear();
  const likely = [...looks].sort((a, b) => b.score - a.score || a.name - b.name).slice(0, limit + 10);
  const done = new Set<number>();
  for (const { name, score } of likely) {
    const wanted = Math.max(threshold, best.least());
    if (wanted > SLACK && score < wanted - SLACK) break;
    best.keep(compareWith(index, side, name));
    done.add(name);
  }
  let looked = 0;
  for (const { name, joined } of looks) {
    if (!joined) continue;
    if (++looked > JOINED_LOOKS) break;
    if (!done.has(name)) best.keep(compareWith(index, side, name));
  }
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

function compareWith(index: NameIndex, side: Side, name: number): Found {
  const theirs = sideOf(index, name);
  return {
    entry: index.nameEntry[name]!,
    slot: index.nameSlot[name]!,
    similarity: similarityOfSides(side, theirs),
    explain: () => compareSides(side, { ...theirs, ...writtenIn(index, name) }).explanation,
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
