import type { Hit, ListEntry, Subject } from '../../../engine/names/index.ts';
import type { Database } from '../../platform/index.ts';
import { type ActiveList, activeLists, findEntries, type StoredEntry } from '../watchlists/index.ts';
import { createBuiltIndexes } from './built-indexes.ts';
import type { AlikeInSlots, NameSearch } from './name-search.ts';

/** A version of a list that names are compared with, at the threshold of the list. */
export type SearchedList = ActiveList;

/** A hit with the list it comes from; `entryId` is the list's own. */
export type ListHit = Hit & { list: SearchedList };

/** What a name found, best first, and the lists of which more entries may reach the threshold than were returned. */
export type FoundInLists = { hits: ListHit[]; truncated: SearchedList[] };

export type SearchableLists = {
  lists: SearchedList[];
  /**
   * What each subject finds, in each list at that list's own threshold. At most fifty hits a list, and `beyond` more:
   * as many as the caller knows already. Throws `IndexLost` where the index is lost again as soon as it is built.
   */
  search(
    subjects: Subject[],
    options?: { lists?: SearchedList[]; beyond?: number[] },
  ): Promise<FoundInLists[]>;
  /** Which entries of all lists bear names and numbers of these; `slot` is the list version. */
  alike(entries: ListEntry[], bounds: { least: number; most: number }): Promise<AlikeInSlots[]>;
};

/** The only way to compare names with lists. One index a version, whether it is active or staged. */
export type NameIndex = {
  /** All active lists, ready to be searched. */
  active(): Promise<SearchableLists>;
  /** One version, for as long as the work takes. */
  withVersion<Result>(
    list: SearchedList,
    work: (searchable: SearchableLists) => Promise<Result>,
  ): Promise<Result>;
};

/** `now` in milliseconds. */
export function createNameIndex(
  database: Database,
  names: NameSearch,
  now = () => performance.now(),
): NameIndex {
  const indexes = createBuiltIndexes(database, names, now);
  const searchable = (all: SearchedList[]): SearchableLists => ({
    lists: all,
    search: (subjects, { lists = all, beyond = [] } = {}) =>
      indexes.rebuildIfLost(lists, () => searchLists(names, lists, subjects, beyond)),
    alike: (entries, bounds) => {
      const slots = all.map(({ versionId }) => versionId);
      return indexes.rebuildIfLost(all, () => names.alike(entries, slots, bounds));
    },
  });
  return {
    async active() {
      const lists = await database.tx({ kind: 'system' }, activeLists);
      await indexes.buildActive(lists);
      return searchable(lists);
    },
    withVersion: (list, work) => indexes.keepDuring(list, () => work(searchable([list]))),
  };
}

const hitsPerList = 50;

async function searchLists(
  names: NameSearch,
  lists: SearchedList[],
  subjects: Subject[],
  beyond: number[],
): Promise<FoundInLists[]> {
  const limits = subjects.map((_, place) => hitsPerList + (beyond[place] ?? 0));
  const slots = lists.map(({ versionId, threshold }) => ({ slot: versionId, threshold, limits }));
  const found = await names.search(subjects, slots);
  return found.map((byList) => ({
    hits: byList
      .flatMap(({ hits }, place) => hits.map((hit) => ({ ...hit, list: lists[place] as SearchedList })))
      .sort((a, b) => b.similarity - a.similarity),
    truncated: lists.filter((_, place) => byList[place]?.truncated),
  }));
}

const keyOf = (versionId: string, entryId: string) => `${versionId} ${entryId}`;

/**
 * Adds the entries as the lists give them, so that a match stays readable when its list version is gone. An entry that
 * the index knows and the table does not is an error, so that the job runs again with a newer index: a hit must not
 * disappear.
 */
export async function withEntries<Found extends { hit: ListHit }>(
  database: Database,
  found: Found[],
): Promise<(Found & StoredEntry)[]> {
  const wanted = new Map(
    found.map(({ hit }) => [keyOf(hit.list.versionId, hit.entryId), [hit.list.versionId, hit.entryId]]),
  );
  const rows = await findEntries(database, [...wanted.values()] as [string, string][]);
  return found.map((proposed) => {
    const { list, entryId } = proposed.hit;
    const row = rows.get(keyOf(list.versionId, entryId));
    if (!row) throw new Error(`entry ${entryId} of list version ${list.versionId} is not stored any more`);
    return { ...proposed, entry: row.entry, fingerprint: row.fingerprint };
  });
}
