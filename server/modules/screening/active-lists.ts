import { asc, eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { ScreenedList } from './records.ts';
import { watchlists, watchlistVersions } from './tables.ts';
import type { VersionWithList } from './version-queries.ts';

export type ActiveList = Required<ScreenedList> & { key: string };

/** The active version of every list. Inside a transaction of the firm or the system. */
export async function activeLists(): Promise<ActiveList[]> {
  const rows = await db()
    .select({ list: watchlists, version: watchlistVersions })
    .from(watchlistVersions)
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(eq(watchlistVersions.status, 'active'))
    .orderBy(asc(watchlists.createdAt), asc(watchlists.key));
  return rows.map(searchedList);
}

/** A version as it is searched, whether it is active or not. */
export const searchedList = ({ list, version }: VersionWithList): ActiveList => ({
  watchlistId: list.id,
  key: list.key,
  threshold: list.threshold,
  versionId: version.id,
  watchlist: list.name,
  version: version.number,
  importedAt: version.importedAt.toISOString(),
  entries: version.counts.entries,
});

export const screenedList = ({ key: _, ...list }: ActiveList): ScreenedList => list;
