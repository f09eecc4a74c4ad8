import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { removeEntries } from './entries.ts';
import type { WatchlistPorts } from './ports.ts';
import { type ActiveList, about, type StoredListFile } from './records.ts';
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

/**
 * Inside a transaction of the firm that writes: an activation or a new threshold that is under way is waited for, and one
 * that comes later waits for this.
 */
export async function holdActiveLists(): Promise<void> {
  await db().select({ id: watchlists.id }).from(watchlists).orderBy(asc(watchlists.id)).for('share');
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
  publishedOn: version.publishedOn,
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

type Activation = {
  versionId: string;
  /** The version that was active when somebody looked at the preview; the one it was staged against unless told. */
  previewedBase?: string | null | undefined;
};

/** From now on runs use this version; the one before it is kept as superseded. */
export function activateVersion(
  platform: Platform,
  ports: WatchlistPorts,
  { versionId, previewedBase }: Activation,
  actor: Actor | 'system',
) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    if (!found) throw notFound();
    refuseUnless(found, ['staged']);
    refuseUnknownTopics(found);
    const active = (await activeVersionOf(found.list.id))?.id ?? null;
    if (active !== (previewedBase === undefined ? found.version.baseVersionId : previewedBase))
      throw problem('record.stale', 'Another version was activated since this preview. Preview again.');
    await db()
      .update(watchlistVersions)
      .set({ status: 'superseded' })
      .where(
        and(
          eq(watchlistVersions.watchlistId, found.list.id),
          eq(watchlistVersions.status, 'active'),
          ne(watchlistVersions.id, versionId),
        ),
      );
    await db()
      .update(watchlistVersions)
      .set({ status: 'active', activatedAt: platform.clock.now() })
      .where(eq(watchlistVersions.id, versionId));
    const { mapping, topic } = found.version;
    if (mapping || topic)
      await db()
        .update(watchlists)
        .set({ ...(mapping && { mapping }), ...(topic && { topic }) })
        .where(eq(watchlists.id, found.list.id));
    await recordChange(platform, 'watchlist.activated', found, actor);
    await ports.onActivated(versionId);
  });
}

/** A version nobody wants: its entries go, what is known about the import stays. */
export async function discardVersion(platform: Platform, versionId: string, actor: Actor) {
  await platform.database.tx({ kind: 'firm' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    if (!found) throw notFound();
    refuseUnless(found, ['importing', 'staged', 'failed']);
    await db()
      .update(watchlistVersions)
      .set({ status: 'discarded' })
      .where(eq(watchlistVersions.id, versionId));
    await recordChange(platform, 'watchlist.discarded', found, actor);
  });
  await removeEntries(platform.database, versionId);
}

/** The lowest similarity, 0–1, that raises a match on this list from the next run on. */
export function changeThreshold(
  platform: Platform,
  ports: WatchlistPorts,
  { watchlistId, threshold }: { watchlistId: string; threshold: number },
  actor: Actor,
) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [list] = await db().select().from(watchlists).where(eq(watchlists.id, watchlistId)).for('update');
    if (!list) throw notFound();
    await db().update(watchlists).set({ threshold }).where(eq(watchlists.id, watchlistId));
    await record(platform.clock, {
      type: 'watchlist.threshold_changed',
      actor,
      ...about(list),
      data: { watchlist: list.key, before: list.threshold, after: threshold },
    });
    if (threshold !== list.threshold) await ports.onThresholdChanged();
  });
}

export function refuseUnless({ version }: VersionWithList, statuses: string[]) {
  if (statuses.includes(version.status)) return;
  throw problem(
    'watchlist.not_staged',
    `Version ${version.number} is ${version.status}, so this isn’t possible. Reload to see the latest state.`,
  );
}

/** Nobody can tell whether a match with such an entry is one with a sanctions list. */
function refuseUnknownTopics({ version }: VersionWithList) {
  if (version.unknownTopics.length === 0) return;
  const words = version.unknownTopics.map(({ word, entries }) => `${word || 'no topic'} (${entries})`);
  throw problem(
    'watchlist.topics_unknown',
    `Choose the meaning of these topics of version ${version.number} first: ${words.join(', ')}.`,
  );
}

async function recordChange(
  platform: Platform,
  type: 'watchlist.activated' | 'watchlist.discarded',
  { version, list }: VersionWithList,
  actor: Actor | 'system',
) {
  await record(platform.clock, {
    type,
    actor,
    ...about(list),
    data: { watchlist: list.key, version: version.number },
  });
}
