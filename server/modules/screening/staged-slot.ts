import type { Database } from '../../platform/index.ts';
import { type ChangedEntry, newerPages } from './compare-versions.ts';
import { indexEntry } from './index-entry.ts';
import type { NameSearch } from './name-search.ts';

export type NewerEntry = Omit<ChangedEntry, 'entry' | 'before'> & { change: 'added' | 'changed' };

/**
 * Does something with an index of only those entries that a version adds or changes: whatever else it holds was
 * compared before. The index is gone afterwards. Not done at all when there are none.
 */
export async function withNewerEntries<Result>(
  { database, names }: { database: Database; names: NameSearch },
  { versionId, baseId, slot }: { versionId: string; baseId: string | null; slot: string },
  work: (newer: Map<string, NewerEntry>) => Promise<Result>,
): Promise<Result | null> {
  const newer = new Map<string, NewerEntry>();
  await names.drop(slot);
  try {
    for await (const page of newerPages(database, versionId, baseId)) {
      for (const { entryId, name, fingerprint, before } of page)
        newer.set(entryId, { entryId, name, fingerprint, change: before ? 'changed' : 'added' });
      await names.add(
        slot,
        page.map((row) => indexEntry(row.entryId, row.entry)),
      );
    }
    if (newer.size === 0) return null;
    await names.build(slot);
    return await work(newer);
  } finally {
    await names.drop(slot);
  }
}
