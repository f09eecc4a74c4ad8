import type { ClusterEntry } from '../../../engine/clusters/index.ts';
import type { Database } from '../../platform/index.ts';
import { indexEntry } from '../name-index/index.ts';
import { activeLists, findEntries } from '../watchlists/index.ts';
import { type EntriesByKey, type EntryRef, keyOf } from './records.ts';

/** These entries as the active versions of their lists have them, in transactions of their own. */
export async function readEntries(database: Database, refs: readonly EntryRef[]): Promise<EntriesByKey> {
  const lists = await database.tx({ kind: 'system' }, activeLists);
  const versionOf = new Map(lists.map(({ watchlistId, versionId }) => [watchlistId, versionId]));
  const wanted = refs.flatMap(({ watchlistId, entryId }): [string, string][] => {
    const versionId = versionOf.get(watchlistId);
    return versionId ? [[versionId, entryId]] : [];
  });
  const rows = await findEntries(database, wanted);
  return new Map(
    refs.flatMap((ref): [string, ClusterEntry][] => {
      const row = rows.get(`${versionOf.get(ref.watchlistId)} ${ref.entryId}`);
      return row ? [[keyOf(ref), { ...indexEntry(ref.entryId, row.entry), list: ref.watchlistId }]] : [];
    }),
  );
}
