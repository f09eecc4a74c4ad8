import { sql } from 'drizzle-orm';
import { CLUSTER_METHOD_VERSION } from '../../../engine/clusters/index.ts';
import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { db, type Platform } from '../../platform/index.ts';
import { type ActiveList, activeLists, findFingerprints, newerPages } from '../watchlists/index.ts';
import { queueEntries } from './cluster-queue.ts';
import { clusteredLists, clusterQueue } from './tables.ts';

const method = `${CLUSTER_METHOD_VERSION} ${NAME_METHOD_VERSION}`;
const system = { kind: 'system' } as const;
const perPage = 500;

/** Inside a transaction: lists whose active version was not clustered yet, or by another method, with what was. */
export async function unclusteredLists(): Promise<{ list: ActiveList; base: string | null }[]> {
  const lists = await activeLists();
  const known = await db().select().from(clusteredLists);
  return lists.flatMap((list) => {
    const was = known.find(({ watchlistId }) => watchlistId === list.watchlistId);
    if (was?.versionId === list.versionId && was.method === method) return [];
    return [{ list, base: was?.method === method ? was.versionId : null }];
  });
}

/** A version was activated after the lists were queued, so what was read may come from it. */
export class Overtaken extends Error {}

/**
 * Inside a transaction: throws if an active version is not queued yet, so that nothing read from it is kept. If the next
 * version were the same as the queued one, its entries would not be read again.
 */
export async function refuseOvertaken(): Promise<void> {
  const lists = await activeLists();
  const known = await db().select().from(clusteredLists);
  const queued = new Set(known.map(({ versionId }) => versionId));
  if (lists.some(({ versionId }) => !queued.has(versionId))) throw new Overtaken();
}

/** Inside a transaction: whether there is work for the job. */
export async function isClusteringDue(): Promise<boolean> {
  if ((await unclusteredLists()).length > 0) return true;
  return (await db().select({ step: clusterQueue.step }).from(clusterQueue).limit(1)).length > 0;
}

/** Queues what a version of a list adds, changes and removes against the one that was clustered before it. */
export async function queueChanges({ database, clock }: Platform, list: ActiveList, base: string | null) {
  const { watchlistId, versionId } = list;
  for await (const page of newerPages(database, versionId, base))
    await database.tx(system, () =>
      queueEntries(
        page.map(({ entryId }) => ({ watchlistId, entryId })),
        'changed',
      ),
    );
  let after = '';
  for (;;) {
    const known = await database.tx(system, () => knownEntries(watchlistId, after));
    await database.tx(system, async () => {
      const still = await findFingerprints([versionId], known);
      const gone = known.filter((entryId) => !still.has(`${versionId} ${entryId}`));
      await queueEntries(
        gone.map((entryId) => ({ watchlistId, entryId })),
        'changed',
      );
    });
    if (known.length < perPage) break;
    after = known.at(-1) ?? '';
  }
  await database.tx(system, () =>
    db()
      .insert(clusteredLists)
      .values({ watchlistId, versionId, method, clusteredAt: clock.now() })
      .onConflictDoUpdate({
        target: clusteredLists.watchlistId,
        set: { versionId, method, clusteredAt: clock.now() },
      }),
  );
}

/** Inside a transaction of the system: entries of a list that found another, were found or stand in a cluster. */
async function knownEntries(watchlistId: string, after: string): Promise<string[]> {
  const { rows } = await db().execute<{ entry_id: string }>(sql`
    select entry_id from (
      select entry_id from alike_entries where watchlist_id = ${watchlistId}::uuid
      union
      select other_entry_id from alike_entries where other_watchlist_id = ${watchlistId}::uuid
      union
      select entry_id from cluster_members where watchlist_id = ${watchlistId}::uuid and left_at is null) known
    where entry_id > ${after} order by entry_id limit ${perPage}`);
  return rows.map(({ entry_id }) => entry_id);
}
