import type { Database } from '../../platform/index.ts';
import type { ActiveList } from './active-lists.ts';
import { countDifferences, newerPages, removedEntries } from './compare-versions.ts';
import { inIndex } from './entry-in-index.ts';
import { indexEntry } from './index-entry.ts';
import type { NameSearch } from './name-search.ts';

/** Beyond this share of a list reading all of it anew takes no longer. */
const most = 0.2;

type From = { from: string; lists: readonly ActiveList[] };
type To = { slot: string; lists: readonly ActiveList[] };

/** Makes the index of a slot out of the one before, where few entries differ; false, and nothing done, where not. */
export async function changeSlot(
  database: Database,
  names: NameSearch,
  before: From,
  after: To,
): Promise<boolean> {
  const pairs = pairsOf(before.lists, after.lists);
  if (!pairs) return false;
  const remove: string[] = [];
  for (const { now, base } of pairs) {
    const gone = await database.tx({ kind: 'system' }, async () => {
      const counts = await countDifferences(now.versionId, base.versionId);
      if (counts.added + counts.changed + counts.removed > most * now.entries) return null;
      return removedEntries(now.versionId, base.versionId, counts.removed);
    });
    if (!gone) return false;
    for (const { entryId } of gone) remove.push(inIndex(now.watchlistId, entryId));
  }
  for (const { now, base } of pairs) {
    for await (const page of newerPages(database, now.versionId, base.versionId))
      await names.add(
        after.slot,
        page.map((row) => indexEntry(inIndex(now.watchlistId, row.entryId), row.entry)),
      );
  }
  return names.change(before.from, after.slot, remove);
}

/** The lists of which another version is active now; null where a list came or went. */
function pairsOf(before: readonly ActiveList[], after: readonly ActiveList[]) {
  if (before.length !== after.length) return null;
  const pairs: { now: ActiveList; base: ActiveList }[] = [];
  for (const now of after) {
    const base = before.find(({ watchlistId }) => watchlistId === now.watchlistId);
    if (!base) return null;
    if (base.versionId !== now.versionId) pairs.push({ now, base });
  }
  return pairs;
}
