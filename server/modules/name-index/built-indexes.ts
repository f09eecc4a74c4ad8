import type { Database } from '../../platform/index.ts';
import type { ActiveList } from '../watchlists/index.ts';
import { buildIndex, patchIndex } from './build-index.ts';
import { IndexLost, type NameSearch } from './name-search.ts';

/**
 * The indexes of this process, each kept as long as its version is active or used. Where another version of the same
 * list is there, only what differs is read from the database; otherwise all is.
 */
export function createBuiltIndexes(database: Database, names: NameSearch) {
  const built = new Map<string, ActiveList>();
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

  async function build(list: ActiveList) {
    if (built.has(list.versionId)) return;
    await names.drop(list.versionId);
    const base = [...built.values()].find(({ watchlistId }) => watchlistId === list.watchlistId);
    if (!base || !(await patch(base, list))) await buildIndex(database, names, list.versionId);
    built.set(list.versionId, list);
  }

  async function patch(base: ActiveList, list: ActiveList): Promise<boolean> {
    try {
      return await patchIndex(database, names, base, list);
    } catch (error) {
      if (!(error instanceof IndexLost)) throw error;
      built.delete(base.versionId);
      return false;
    }
  }

  async function dropUnused(wanted: ActiveList[] = []) {
    const kept = new Set([...active, ...inUse.keys(), ...wanted.map(({ versionId }) => versionId)]);
    for (const versionId of [...built.keys()]) {
      if (kept.has(versionId)) continue;
      built.delete(versionId);
      await names.drop(versionId);
    }
  }

  const prepare = (lists: ActiveList[]) =>
    inOrder(async () => {
      for (const list of lists) await build(list);
      await dropUnused(lists);
    });

  return {
    /** Builds those of the active lists; others are no longer kept for being active. */
    async buildActive(lists: ActiveList[]) {
      active = new Set(lists.map(({ versionId }) => versionId));
      await prepare(lists);
    },
    /** Has that of one version, for as long as the work takes. */
    async keepDuring<Result>(list: ActiveList, work: () => Promise<Result>): Promise<Result> {
      const { versionId } = list;
      inUse.set(versionId, (inUse.get(versionId) ?? 0) + 1);
      try {
        await prepare([list]);
        return await work();
      } finally {
        const others = (inUse.get(versionId) ?? 1) - 1;
        if (others > 0) inUse.set(versionId, others);
        else inUse.delete(versionId);
        await inOrder(() => dropUnused());
      }
    },
    /** Where the thread was restarted, or a newer version took the place: builds what this caller began with. */
    async rebuildIfLost<Result>(lists: ActiveList[], work: () => Promise<Result>): Promise<Result> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof IndexLost)) throw error;
        for (const { versionId } of lists) built.delete(versionId);
        await prepare(lists);
        return work();
      }
    },
  };
}
