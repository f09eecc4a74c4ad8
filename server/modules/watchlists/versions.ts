import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { StoredListFile } from './records.ts';
import { watchlists, watchlistVersions } from './tables.ts';

export type List = typeof watchlists.$inferSelect;
export type Version = typeof watchlistVersions.$inferSelect;
export type VersionWithList = { version: Version; list: List };

/** Inside a transaction. With `lock` nobody else changes the list's versions until it ends. */
export async function findVersion(
  id: string,
  options: { lock?: boolean } = {},
): Promise<VersionWithList | null> {
  const query = db()
    .select({ version: watchlistVersions, list: watchlists })
    .from(watchlistVersions)
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(eq(watchlistVersions.id, id));
  const [found] = await (options.lock ? query.for('update') : query);
  return found ?? null;
}

export async function activeVersionOf(watchlistId: string): Promise<Version | null> {
  const [found] = await db()
    .select()
    .from(watchlistVersions)
    .where(and(eq(watchlistVersions.watchlistId, watchlistId), eq(watchlistVersions.status, 'active')))
    .orderBy(desc(watchlistVersions.number))
    .limit(1);
  return found ?? null;
}

/** A version that names are compared with, at the threshold of its list. */
export type ActiveList = {
  watchlistId: string;
  key: string;
  watchlist: string;
  /** The lowest similarity that is a match, 0–1. */
  threshold: number;
  versionId: string;
  version: number;
  importedAt: string;
  entries: number;
};

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

/** Inside a transaction of the system: which of these stored files a list was imported from. */
export async function listFiles(fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<Pick<StoredListFile, 'fileId'>>(
    sql`select file ->> 'fileId' as "fileId"
        from ${watchlistVersions}, jsonb_array_elements(${watchlistVersions.files}) as file
        where file ->> 'fileId' in ${[...fileIds]}`,
  );
  return rows.map(({ fileId }) => fileId);
}

/** Inside a transaction of the system: versions activated since then, of every list, the newest first. */
export function versionsActivatedSince(since: Date, limit: number): Promise<VersionWithList[]> {
  return db()
    .select({ version: watchlistVersions, list: watchlists })
    .from(watchlistVersions)
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(gte(watchlistVersions.activatedAt, since))
    .orderBy(desc(watchlistVersions.activatedAt))
    .limit(limit);
}

/** Inside a transaction of the system. */
export function findVersions(ids: readonly string[]): Promise<VersionWithList[]> {
  return db()
    .select({ version: watchlistVersions, list: watchlists })
    .from(watchlistVersions)
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(inArray(watchlistVersions.id, [...ids]))
    .orderBy(asc(watchlists.name));
}
