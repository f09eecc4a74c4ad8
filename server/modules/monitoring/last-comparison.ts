import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { findVersions } from '../watchlists/index.ts';
import { watchedParties } from './tables.ts';

/** Inside a transaction of the system: when, by which method and with which lists a third party was last compared. */
export async function lastComparisonOf(thirdPartyId: string) {
  const [watched] = await db()
    .select()
    .from(watchedParties)
    .where(eq(watchedParties.thirdPartyId, thirdPartyId));
  if (!watched) return null;
  const thresholds = new Map(watched.lists.map(({ versionId, threshold }) => [versionId, threshold]));
  const versions = await findVersions([...thresholds.keys()]);
  return {
    at: watched.watchedAt,
    method: watched.methodVersion,
    truncated: watched.truncated,
    lists: versions.map(({ version, list }) => ({
      watchlist: list.name,
      version: version.number,
      activatedAt: version.activatedAt?.toISOString() ?? null,
      threshold: thresholds.get(version.id) ?? list.threshold,
    })),
  };
}
