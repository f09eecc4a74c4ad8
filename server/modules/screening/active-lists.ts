import { asc, eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { ScreenedList } from './records.ts';
import { watchlists, watchlistVersions } from './tables.ts';

export type ActiveList = ScreenedList & { watchlistId: string; key: string; threshold: number };

/** The active version of every list. Inside a transaction of the firm or the system. */
export async function activeLists(): Promise<ActiveList[]> {
  const rows = await db()
    .select({ list: watchlists, version: watchlistVersions })
    .from(watchlistVersions)
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(eq(watchlistVersions.status, 'active'))
    .orderBy(asc(watchlists.createdAt), asc(watchlists.key));
  return rows.map(({ list, version }) => ({
    watchlistId: list.id,
    key: list.key,
    threshold: list.threshold,
    versionId: version.id,
    watchlist: list.name,
    version: version.number,
    importedAt: version.importedAt.toISOString(),
    entries: version.counts.entries,
  }));
}

export const screenedList = ({
  versionId,
  watchlist,
  version,
  importedAt,
  entries,
}: ActiveList): ScreenedList => ({ versionId, watchlist, version, importedAt, entries });
