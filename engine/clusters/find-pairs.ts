import { buildNameIndex, identifierKey, type NameIndex, rankNames } from '../names/index.ts';
import {
  type AlikeNames,
  agreementOf,
  alikeEntries,
  LEAST_SIMILARITY,
  MOST_BEARERS,
  type RankedEntry,
} from './alike-entries.ts';
import { type ClusterEntry, entryKey } from './cluster-entry.ts';
import type { NameAgreement } from './name-evidence.ts';

/** Two entries, by their places, that may be of one party. */
export type EntryPair = { a: number; b: number; names?: NameAgreement };

/**
 * The pairs of entries that have a name or an identifier in common, by an index of each list's names: who shares neither
 * is never compared (blocking; Christen, Data Matching, 2012, chapter 4). `from` limits it to pairs of these entries
 * with any other.
 */
export function findPairs(
  entries: readonly ClusterEntry[],
  from: Iterable<number> = entries.keys(),
): EntryPair[] {
  const indexes = indexByList(entries);
  const places = new Map(entries.map((entry, place) => [entryKey(entry), place]));
  const wanted = new Set(from);
  const found = new Map<number, Map<string, AlikeNames>>();
  for (const place of wanted) found.set(place, findByNames(entries[place]!, indexes));
  const pairs = new Map<string, EntryPair>();
  for (const [place, others] of found) {
    for (const key of others.keys()) {
      const other = places.get(key)!;
      const [a, b] = place < other ? [place, other] : [other, place];
      const names = agreementOf(
        found.get(a)?.get(entryKey(entries[b]!)),
        found.get(b)?.get(entryKey(entries[a]!)),
      );
      if (names) pairs.set(`${a} ${b}`, { a, b, names });
    }
  }
  for (const [a, b] of sharedIdentifiers(entries, wanted))
    if (!pairs.has(`${a} ${b}`)) pairs.set(`${a} ${b}`, { a, b });
  return [...pairs.values()];
}

function indexByList(entries: readonly ClusterEntry[]): [list: string, index: NameIndex][] {
  const lists = Map.groupBy(entries, ({ list }) => list);
  return [...lists].map(([list, some]) => [
    list,
    buildNameIndex(
      some.map(({ id, type, names, countries, births }) => ({
        ...{ id, type, names, countries, births, identifiers: [] },
      })),
    ),
  ]);
}

/** What the names of one entry find on every list. */
function findByNames(
  entry: ClusterEntry,
  indexes: readonly [list: string, index: NameIndex][],
): Map<string, AlikeNames> {
  const options = { threshold: LEAST_SIMILARITY, limit: MOST_BEARERS };
  const asked = entry.names
    .filter(({ kind }) => kind !== 'weak')
    .map((name) => {
      const hits = indexes.flatMap(([list, index]) =>
        rankNames(index, { name: name.text, type: entry.type }, options).map(
          ({ entryId, similarity, name: text, kind }): RankedEntry => ({
            ...{ key: entryKey({ list, id: entryId }), list, similarity },
            name: { text, kind },
          }),
        ),
      );
      return { name, hits: hits.sort((one, other) => other.similarity - one.similarity) };
    });
  return alikeEntries(entryKey(entry), asked);
}

/** Pairs of which one is among the wanted and both bear an identifier that not too many have. */
function sharedIdentifiers(
  entries: readonly ClusterEntry[],
  wanted: ReadonlySet<number>,
): [a: number, b: number][] {
  const bearers = new Map<string, Set<number>>();
  entries.forEach(({ identifiers }, place) => {
    for (const { value } of identifiers) {
      const key = identifierKey(value);
      if (key !== undefined) bearers.set(key, (bearers.get(key) ?? new Set()).add(place));
    }
  });
  const pairs: [number, number][] = [];
  for (const places of bearers.values()) {
    if (places.size > MOST_BEARERS) continue;
    for (const one of places)
      for (const other of places)
        if (one < other && (wanted.has(one) || wanted.has(other))) pairs.push([one, other]);
  }
  return pairs;
}
