import type { Database } from '../../platform/index.ts';
import type { ActiveList } from '../watchlists/index.ts';
import { buildIndex, patchIndex } from './build-index.ts';
import { IndexLost, type NameSearch } from './name-search.ts';

/** A run of many steps goes on with the versions it began with, and who has looked at a preview activates it: so long after it was used, an index is kept. */
const KEPT_MS = 10 * 60_000;

/**
 * The indexes of this process, each kept as long as its version is active or used, and a while longer. Where another
 * version of the same list is there, only what differs is read from the database; otherwise all is. Nobody waits for an
 * index that they do not ask for.
 */
export function createBuiltIndexes(database: Database, names: NameSearch, now: () => number) {
  const built = new Map<string, ActiveList>();
  const building = new Map<string, Promise<void>>();
  let active = new Set<string>();
  /** By version: how many works use it. */
  const inUse = new Map<string, number>();
  /** By version. */
  const lastUsed = new Map<string, number>();

  /** Two that want the same version build it once. */
  function ensure(list: ActiveList): Promise<void> | undefined {
    const { versionId } = list;
    if (built.has(versionId)) return;
    const turn = building.get(versionId) ?? build(list).finally(() => building.delete(versionId));
    building.set(versionId, turn);
    return turn;
  }

  async function build(list: ActiveList) {
    await names.drop(list.versionId);
    const base = [...built.values()].find(({ watchlistId }) => watchlistId === list.watchlistId);
    if (!base || !(await patch(base, list))) await buildIndex(database, names, list);
    built.set(list.versionId, list);
  }

  const patch = (base: ActiveList, list: ActiveList): Promise<boolean> =>
    using([base], async () => {
      try {
        return await patchIndex(database, names, base, list);
      } catch (error) {
        if (!(error instanceof IndexLost)) throw error;
        built.delete(error.slot);
        return false;
      }
    });

  async function using<Result>(lists: ActiveList[], work: () => Promise<Result>): Promise<Result> {
    const count = (by: number) => {
      for (const { versionId } of lists) {
        inUse.set(versionId, (inUse.get(versionId) ?? 0) + by);
        lastUsed.set(versionId, now());
      }
    };
    count(1);
    try {
      return await work();
    } finally {
      count(-1);
    }
  }

  async function dropUnused() {
    for (const versionId of [...built.keys()]) {
      const isFresh = now() - (lastUsed.get(versionId) ?? Number.NEGATIVE_INFINITY) < KEPT_MS;
      if (active.has(versionId) || inUse.get(versionId) || isFresh) continue;
      built.delete(versionId);
      inUse.delete(versionId);
      lastUsed.delete(versionId);
      await names.drop(versionId);
    }
  }

  const prepare = (lists: ActiveList[]) => Promise.all(lists.map(ensure));

  return {
    /** Builds those of the active lists; others are no longer kept for being active. */
    async buildActive(lists: ActiveList[]) {
      active = new Set(lists.map(({ versionId }) => versionId));
      await using(lists, () => prepare(lists));
      await dropUnused();
    },
    /** Has that of one version, for as long as the work takes. */
    keepDuring<Result>(list: ActiveList, work: () => Promise<Result>): Promise<Result> {
      return using([list], async () => {
        await prepare([list]);
        return work();
      });
    },
    /** Where a thread was restarted, or nobody had used it for long: builds what this caller began with. */
    rebuildIfLost<Result>(lists: ActiveList[], work: () => Promise<Result>): Promise<Result> {
      return using(lists, async () => {
        for (let left = lists.length; ; left -= 1)
          try {
            return await work();
          } catch (error) {
            if (!(error instanceof IndexLost) || left === 0) throw error;
            built.delete(error.slot);
            await prepare(lists);
          }
      });
    },
  };
}
