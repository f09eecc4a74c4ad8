import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
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
