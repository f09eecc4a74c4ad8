import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { watchlistEntries, watchlistVersions } from '../../../../server/modules/watchlists/tables.ts';
import { db } from '../../../../server/platform/index.ts';

/** Inside a transaction of the system: a version with these names by their entries takes the place of the active one. */
export async function storeActiveVersion(
  watchlistId: string,
  rows: { entryId: string; name: string }[],
  importedAt: Date,
) {
  const versions = await db()
    .update(watchlistVersions)
    .set({ status: 'superseded' })
    .where(eq(watchlistVersions.watchlistId, watchlistId))
    .returning({ id: watchlistVersions.id });
  const counts = { entries: rows.length, names: 0, added: 0, changed: 0, removed: 0, rejected: 0 };
  const [version] = await db()
    .insert(watchlistVersions)
    .values({
      ...{ watchlistId, number: versions.length + 1, counts, status: 'active', sha256: '', files: [] },
      ...{ importedBy: randomUUID(), importedAt },
    })
    .returning();
  await db()
    .insert(watchlistEntries)
    .values(
      rows.map(({ entryId, name }) => ({
        ...{ versionId: version!.id, entryId, name, fingerprint: name },
        entry: {
          ...{ id: entryId, type: 'unknown', names: [{ text: name, kind: 'primary' }] },
          ...{ identifiers: [], countries: [], births: [], programmes: [], positions: [] },
          ...{ topics: ['sanctions'], addresses: [] },
        },
      })),
    );
}
