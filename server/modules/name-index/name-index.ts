import type { Match } from '../../../contract/screening/matches.ts';
import type { Hit, ListEntry, Subject } from '../../../engine/names/index.ts';
import type { Database } from '../../platform/index.ts';
import {
  type ActiveList,
  activeLists,
  countDifferences,
  entryPages,
  findEntries,
  newerPages,
  removedEntries,
  type StoredEntry,
} from '../watchlists/index.ts';
import { type AlikeInSlots, IndexLost, type NameSearch } from './name-search.ts';

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

const hitsPerList = 50;

/**
 * The indexes of this process. Where another version of the same list is there, only what differs is read from the
 * database; otherwise all is.
 */
export function createNameIndex(database: Database, names: NameSearch): NameIndex {
  const built = new Map<string, SearchedList>();
  let active = new Set<string>();
  /** By version: how many works use it. */
  const inUse = new Map<string, number>();
  let building: Promise<unknown> = Promise.resolve();

  /** One after another: two runs that start together build once. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = building.then(work);
    building = turn.catch(() => {});
    return turn;
  }

  async function build(list: SearchedList) {
    if (built.has(list.versionId)) return;
    await names.drop(list.versionId);
    const base = [...built.values()].find(({ watchlistId }) => watchlistId === list.watchlistId);
    if (!base || !(await patch(base, list))) await buildAnew(list);
    built.set(list.versionId, list);
  }

  async function patch(base: SearchedList, list: SearchedList): Promise<boolean> {
    try {
      return await patchIndex(database, names, base, list);
    } catch (error) {
      if (!(error instanceof IndexLost)) throw error;
      built.delete(base.versionId);
      return false;
    }
  }

  async function buildAnew({ versionId }: SearchedList) {
    let read = 0;
    for await (const page of entryPages(database, versionId)) {
      read += page.length;
      await names.add(
        versionId,
        page.map((row) => indexEntry(row.entryId, row.entry)),
      );
    }
    // The entries of a version that was discarded or superseded may be gone. No list is without entries.
    if (read === 0) throw new IndexLost(versionId);
    await names.build(versionId);
  }

  async function dropUnused(wanted: SearchedList[] = []) {
    const kept = new Set([...active, ...inUse.keys(), ...wanted.map(({ versionId }) => versionId)]);
    for (const versionId of [...built.keys()]) {
      if (kept.has(versionId)) continue;
      built.delete(versionId);
      await names.drop(versionId);
    }
  }

  const prepare = (lists: SearchedList[]) =>
    inOrder(async () => {
      for (const list of lists) await build(list);
      await dropUnused(lists);
    });

  async function searchOnce(subjects: Subject[], lists: SearchedList[], beyond: number[]) {
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

  /** Where the thread was restarted, or a newer version took the place: builds what this caller began with. */
  async function withIndexes<Result>(lists: SearchedList[], work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof IndexLost)) throw error;
      for (const { versionId } of lists) built.delete(versionId);
      await prepare(lists);
      return work();
    }
  }

  const searchable = (all: SearchedList[]): SearchableLists => ({
    lists: all,
    search: (subjects, { lists = all, beyond = [] } = {}) =>
      withIndexes(lists, () => searchOnce(subjects, lists, beyond)),
    alike: (entries, bounds) =>
      withIndexes(all, () =>
        names.alike(
          entries,
          all.map(({ versionId }) => versionId),
          bounds,
        ),
      ),
  });

  return {
    async active() {
      const lists = await database.tx({ kind: 'system' }, activeLists);
      active = new Set(lists.map(({ versionId }) => versionId));
      await prepare(lists);
      return searchable(lists);
    },
    async withVersion(list, work) {
      const { versionId } = list;
      inUse.set(versionId, (inUse.get(versionId) ?? 0) + 1);
      try {
        await prepare([list]);
        return await work(searchable([list]));
      } finally {
        const others = (inUse.get(versionId) ?? 1) - 1;
        if (others > 0) inUse.set(versionId, others);
        else inUse.delete(versionId);
        await inOrder(() => dropUnused());
      }
    },
  };
}

/** Beyond this share of a list reading all of it again takes no longer. */
const most = 0.2;

type Version = Pick<ActiveList, 'versionId' | 'entries'>;

/**
 * Builds the index of a version out of that of another version of its list, where few entries differ; false, and
 * nothing done, where many do.
 */
async function patchIndex(
  database: Database,
  names: NameSearch,
  base: Version,
  now: Version,
): Promise<boolean> {
  const removed = await database.tx({ kind: 'system' }, async () => {
    const counts = await countDifferences(now.versionId, base.versionId);
    if (counts.added + counts.changed + counts.removed > most * now.entries) return null;
    return removedEntries(now.versionId, base.versionId, counts.removed);
  });
  if (!removed) return false;
  for await (const page of newerPages(database, now.versionId, base.versionId))
    await names.add(
      now.versionId,
      page.map((row) => indexEntry(row.entryId, row.entry)),
    );
  await names.patch(
    base.versionId,
    now.versionId,
    removed.map(({ entryId }) => entryId),
  );
  return true;
}

/** What the matching engine reads of an entry; `id` is the one it is known by in the index. */
export function indexEntry(id: string, entry: Match['entry']): ListEntry {
  return {
    id,
    type: entry.type as ListEntry['type'],
    names: entry.names as ListEntry['names'],
    identifiers: entry.identifiers,
    countries: entry.countries,
    births: entry.births,
    ...(entry.gender === 'male' || entry.gender === 'female' ? { gender: entry.gender } : {}),
  };
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
