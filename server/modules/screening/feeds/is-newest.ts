import { desc, eq } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import type { StoredListFile } from '../records.ts';
import { hashOf } from '../start-import.ts';
import { type watchlists, watchlistVersions } from '../tables.ts';

/** Whether these files are what was imported last; what failed is worth another try. */
export async function isNewest(
  { database }: Pick<Platform, 'database'>,
  list: typeof watchlists.$inferSelect,
  files: readonly StoredListFile[],
): Promise<boolean> {
  const [newest] = await database.tx({ kind: 'system' }, () =>
    db()
      .select({ fetched: watchlistVersions.fetchedSha256, status: watchlistVersions.status })
      .from(watchlistVersions)
      .where(eq(watchlistVersions.watchlistId, list.id))
      .orderBy(desc(watchlistVersions.number))
      .limit(1),
  );
  return newest?.status !== 'failed' && newest?.fetched === hashOf(files);
}
