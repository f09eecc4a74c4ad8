import type { Database } from '../../../platform/index.ts';
import type { ActiveList } from '../active-lists.ts';
import { countDifferences, newerPages, removedEntries } from '../compare-versions.ts';
import { indexEntry } from './index-entry.ts';
import type { NameSearch } from './name-search.ts';

/** Beyond this share of a list reading all of it anew takes no longer. */
const most = 0.2;

type Version = Pick<ActiveList, 'versionId' | 'entries'>;

/**
 * Builds the index of a version out of that of another version of its list, where few entries differ; false, and
 * nothing done, where many do.
 */
export async function patchIndex(
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
