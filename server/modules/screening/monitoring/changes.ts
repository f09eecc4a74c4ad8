import { and, inArray } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import type { AlertMatch } from '../../requests/index.ts';
import type { FoundMatch } from '../propose-matches.ts';
import { watchlistEntries } from '../tables.ts';
import type { Why } from './due-third-parties.ts';

export type Change = AlertMatch['change'];

/** Inside a transaction of the system: for each match what brought it up, in the order of the matches. */
export async function changesOf(why: Why, found: readonly FoundMatch[]): Promise<Change[]> {
  if (why.kind !== 'lists') return found.map(() => why.kind);
  const earlier = await earlierEntries(why.before, found);
  return found.map(({ hit, fingerprint }) => {
    const { list, entryId } = hit;
    const before = why.before.get(list.watchlistId);
    if (before === list.versionId) return 'threshold';
    const was = earlier.get(`${before} ${entryId}`);
    if (was === undefined) return 'added';
    return was === fingerprint ? 'version' : 'changed';
  });
}

/** The fingerprints that entries had in the versions compared before, by version and entry. */
async function earlierEntries(before: ReadonlyMap<string, string>, found: readonly FoundMatch[]) {
  const ids = [...new Set(found.map(({ hit }) => hit.entryId))];
  const versions = [...before.values()];
  if (ids.length === 0 || versions.length === 0) return new Map<string, string>();
  const { versionId, entryId, fingerprint } = watchlistEntries;
  const rows = await db()
    .select({ versionId, entryId, fingerprint })
    .from(watchlistEntries)
    .where(and(inArray(versionId, versions), inArray(entryId, ids)));
  return new Map(rows.map((row) => [`${row.versionId} ${row.entryId}`, row.fingerprint]));
}
