import type { Hit, Subject } from '../../../engine/names/index.ts';
import type { Database } from '../../platform/index.ts';
import { type ActiveList, activeLists } from './active-lists.ts';
import { changeSlot } from './change-slot.ts';
import { inIndex } from './entry-in-index.ts';
import { entryPages } from './entry-pages.ts';
import { indexEntry } from './index-entry.ts';
import type { NameSearch } from './name-search.ts';

/** A hit with the list it comes from; `entryId` is the list's own. */
export type ListHit = Hit & { list: ActiveList };

export type ListIndex = {
  /** The active lists with their index built; builds it when a version was activated since. */
  ready(): Promise<ReadyIndex>;
};

export type ReadyIndex = {
  lists: ActiveList[];
  /** Hits of each subject at each list's own threshold, best first. */
  search(subjects: Subject[], limit?: number): Promise<ListHit[][]>;
};

const mostHits = 50;
const idLength = 36;

/**
 * One index over all active lists for this process. When a version takes the place of another one, only what differs
 * is read from the database; otherwise all is.
 */
export function createListIndex(database: Database, names: NameSearch): ListIndex {
  // With no active list the slot is '', which is an index too, of nothing.
  let held: string | null = null;
  let heldLists: ActiveList[] = [];
  let building: Promise<void> = Promise.resolve();

  async function build(slot: string, lists: ActiveList[]) {
    if (held === slot) return;
    await names.drop(slot);
    const old = held;
    const isChanged =
      old !== null && (await changeSlot(database, names, { from: old, lists: heldLists }, { slot, lists }));
    if (!isChanged) await buildAnew(slot, lists);
    held = slot;
    heldLists = lists;
    if (old !== null) await names.drop(old);
  }

  async function buildAnew(slot: string, lists: ActiveList[]) {
    for (const list of lists) {
      for await (const page of entryPages(database, list.versionId)) {
        await names.add(
          slot,
          page.map((row) => indexEntry(inIndex(list.watchlistId, row.entryId), row.entry)),
        );
      }
    }
    await names.build(slot);
  }

  async function search(slot: string, lists: ActiveList[], subjects: Subject[], limit: number) {
    const threshold = Math.min(1, ...lists.map((list) => list.threshold));
    const found = await names.search(slot, subjects, { limit: mostHits, threshold });
    return found?.map((hits) => attach(hits, lists).slice(0, limit)) ?? null;
  }

  return {
    async ready() {
      const lists = await database.tx({ kind: 'system' }, activeLists);
      const slot = lists.map((list) => list.versionId).join(' ');
      const prepare = () => {
        // One after another: two runs that start together build once.
        const turn = building.then(() => build(slot, lists));
        building = turn.catch(() => {});
        return turn;
      };
      await prepare();
      return {
        lists,
        async search(subjects, limit = mostHits) {
          const found = await search(slot, lists, subjects, limit);
          if (found) return found;
          // The thread was restarted, or a newer version took the place: build what this caller began with.
          if (held === slot) held = null;
          await prepare();
          const again = await search(slot, lists, subjects, limit);
          if (!again) throw new Error('the name index was lost while it was searched');
          return again;
        },
      };
    },
  };
}

function attach(hits: Hit[], lists: ActiveList[]): ListHit[] {
  return hits.flatMap((hit) => {
    const list = lists.find(({ watchlistId }) => hit.entryId.startsWith(watchlistId));
    if (!list || hit.similarity < list.threshold) return [];
    return [{ ...hit, entryId: hit.entryId.slice(idLength + 1), list }];
  });
}
