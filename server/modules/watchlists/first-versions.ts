import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { type EntryRef, isOneOf } from './entries.ts';
import { firstVersions, watchlistEntries, watchlistVersions } from './tables.ts';

/** Which version of its list was the first with an entry, and when it was activated. */
type FirstVersion = EntryRef & { version: number; activatedAt: Date };

/** Inside a transaction of the firm: the version that was activated first of those with each of these entries. */
export async function findFirstVersions(entries: readonly EntryRef[]): Promise<FirstVersion[]> {
  if (entries.length === 0) return [];
  const first = new Map<string, FirstVersion>();
  for (const one of [...(await firstStored(entries)), ...(await firstRemoved(entries))]) {
    const key = `${one.watchlistId} ${one.entryId}`;
    const known = first.get(key);
    if (!known || one.activatedAt < known.activatedAt) first.set(key, one);
  }
  return [...first.values()];
}

const firstStored = (entries: readonly EntryRef[]): Promise<FirstVersion[]> =>
  db()
    .selectDistinctOn([watchlistVersions.watchlistId, watchlistEntries.entryId], {
      watchlistId: watchlistVersions.watchlistId,
      entryId: watchlistEntries.entryId,
      version: watchlistVersions.number,
      activatedAt: sql<Date>`${watchlistVersions.activatedAt}`.mapWith(watchlistVersions.activatedAt),
    })
    .from(watchlistEntries)
    .innerJoin(watchlistVersions, eq(watchlistVersions.id, watchlistEntries.versionId))
    .where(
      and(
        isNotNull(watchlistVersions.activatedAt),
        isOneOf({ watchlistId: watchlistVersions.watchlistId, entryId: watchlistEntries.entryId }, entries),
      ),
    )
    .orderBy(
      watchlistVersions.watchlistId,
      watchlistEntries.entryId,
      asc(watchlistVersions.activatedAt),
      asc(watchlistVersions.number),
    );

const firstRemoved = (entries: readonly EntryRef[]): Promise<FirstVersion[]> =>
  db().select().from(firstVersions).where(isOneOf(firstVersions, entries));

/**
 * Inside a transaction: removes some entries of a version, but not since when each has been on its list. Answers how many
 * went.
 */
export async function removeAgedEntries(versionId: string, limit: number): Promise<number> {
  const { rows } = await db().execute<{ removed: number }>(sql`
    with gone as (
      delete from watchlist_entries
      where version_id = ${versionId}::uuid and entry_id in (
        select entry_id from watchlist_entries where version_id = ${versionId}::uuid limit ${limit})
      returning entry_id
    ), kept as (
      insert into watchlist_first_versions (watchlist_id, entry_id, version, activated_at)
      select its.watchlist_id, gone.entry_id, its.number, its.activated_at
      from gone join watchlist_versions its on its.id = ${versionId}::uuid
      where its.activated_at is not null
      on conflict (watchlist_id, entry_id) do update
        set version = excluded.version, activated_at = excluded.activated_at
        where excluded.activated_at < watchlist_first_versions.activated_at
    )
    select count(*)::int as removed from gone`);
  return rows[0]?.removed ?? 0;
}
