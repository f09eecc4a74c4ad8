import type { Match } from '../../../contract/screening/matches.ts';
import type { ListEntry } from '../../../engine/names/index.ts';
import type { Database } from '../../platform/index.ts';
import {
  type ActiveList,
  countDifferences,
  entryPages,
  newerPages,
  removedEntries,
} from '../watchlists/index.ts';
import { IndexLost, type NameSearch } from './name-search.ts';

/** Builds the index of a version out of all its entries. */
export async function buildIndex(
  database: Database,
  names: NameSearch,
  { versionId, entries }: Pick<ActiveList, 'versionId' | 'entries'>,
) {
  names.place(versionId, entries);
  const added = await addEntries(names, versionId, entryPages(database, versionId));
  // The entries of a version that was discarded or superseded may be gone. No list is without entries.
  if (added === 0) throw new IndexLost(versionId);
  await names.build(versionId);
}

/** Beyond this share of a list reading all of it again takes no longer. */
const patchableShare = 0.2;

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
  // Whoever searches the base would wait for it.
  if (names.isAlone(base.versionId)) return false;
  const removed = await database.tx({ kind: 'system' }, async () => {
    const counts = await countDifferences(now.versionId, base.versionId);
    if (counts.added + counts.changed + counts.removed > patchableShare * now.entries) return null;
    return removedEntries(now.versionId, base.versionId, counts.removed);
  });
  if (!removed) return false;
  names.place(now.versionId, now.entries, base.versionId);
  await addEntries(names, now.versionId, newerPages(database, now.versionId, base.versionId));
  await names.patch(
    base.versionId,
    now.versionId,
    removed.map(({ entryId }) => entryId),
  );
  return true;
}

type Page = readonly { entryId: string; entry: Match['entry'] }[];

/** Answers how many there were. */
async function addEntries(names: NameSearch, versionId: string, pages: AsyncIterable<Page>): Promise<number> {
  let added = 0;
  for await (const page of pages) {
    const entries = page.map(({ entryId, entry }) => indexEntry(entryId, entry));
    await names.add(versionId, entries);
    added += entries.length;
  }
  return added;
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
