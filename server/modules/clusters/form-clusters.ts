import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type Cluster,
  keepClusterIds,
  linkKey,
  makeClusters,
  type NamedCluster,
} from '../../../engine/clusters/index.ts';
import { type Clock, db, type Platform } from '../../platform/index.ts';
import { readEntries } from './cluster-entries.ts';
import { isOneOf, leaveQueue, waitingFor } from './cluster-queue.ts';
import { type AlikeRow, concerns, endsOf, pairsOf } from './judge-pairs.ts';
import { refuseOvertaken } from './queue-changes.ts';
import { type EntriesByKey, type EntryRef, keyOf, refOf } from './records.ts';
import { alikeEntries, clusterMembers, clusterSplits, clusters } from './tables.ts';

const system = { kind: 'system' } as const;
const perPage = 100;

/** Everything that clusters of some entries are made of: who is linked to whom, and who stood together before. */
type Neighbourhood = { entries: EntriesByKey; refs: EntryRef[]; links: AlikeRow[] };

/** Makes clusters of a page of waiting entries and of whatever is linked to them; answers how many entries waited. */
export async function formPage(platform: Platform): Promise<number> {
  const { database, clock } = platform;
  const waiting = await database.tx(system, () => waitingFor(['form'], perPage));
  if (waiting.length === 0) return 0;
  const near = await neighbourhoodOf(platform, waiting);
  await database.tx(system, async () => {
    await refuseOvertaken();
    await formClusters(clock, near);
    for (let from = 0; from < near.refs.length; from += perPage)
      await leaveQueue(near.refs.slice(from, from + perPage));
  });
  return waiting.length;
}

/** Reads what is linked to these entries, or stands in a cluster with what is, however far. */
export async function neighbourhoodOf(
  { database }: Pick<Platform, 'database'>,
  from: readonly EntryRef[],
): Promise<Neighbourhood> {
  const known = new Set<string>();
  const links = new Map<string, AlikeRow>();
  let frontier = from.map(keyOf);
  while (frontier.length > 0) {
    for (const key of frontier) known.add(key);
    const reached: string[] = [];
    for (let at = 0; at < frontier.length; at += perPage) {
      const refs = frontier.slice(at, at + perPage).map(refOf);
      const { rows, members } = await database.tx(system, () => linkedTo(refs));
      for (const row of rows) links.set(placeOf(row), row);
      reached.push(...endsOf(rows).map(keyOf), ...members.map(keyOf));
    }
    frontier = [...new Set(reached)].filter((key) => !known.has(key));
  }
  const refs = [...known].map(refOf);
  return { refs, links: [...links.values()], entries: await readEntries(database, refs) };
}

const linkedTo = async (refs: readonly EntryRef[]) => ({
  rows: await db()
    .select()
    .from(alikeEntries)
    .where(and(eq(alikeEntries.isLink, true), concerns(refs))),
  members: await membersWith(refs),
});

const placeOf = (row: AlikeRow) => `${keyOf(row)}\n${row.otherWatchlistId}\n${row.otherEntryId}`;

/** Inside a transaction that has locked the clusters: whether the neighbourhood is what it was when it was read. */
export async function isAsRead({ refs, links }: Neighbourhood): Promise<boolean> {
  const known = new Set(refs.map(keyOf));
  const found = new Set<string>();
  for (let at = 0; at < refs.length; at += perPage) {
    const { rows, members } = await linkedTo(refs.slice(at, at + perPage));
    for (const row of rows) found.add(placeOf(row));
    if (members.some((member) => !known.has(keyOf(member)))) return false;
  }
  return found.size === links.length && links.every((row) => found.has(placeOf(row)));
}

/** Inside a transaction: whoever stands in a cluster with one of these now. */
const membersWith = (refs: readonly EntryRef[]): Promise<EntryRef[]> =>
  db()
    .select({ watchlistId: clusterMembers.watchlistId, entryId: clusterMembers.entryId })
    .from(clusterMembers)
    .where(
      and(
        isNull(clusterMembers.leftAt),
        inArray(
          clusterMembers.clusterId,
          db()
            .select({ id: clusterMembers.clusterId })
            .from(clusterMembers)
            .where(and(isNull(clusterMembers.leftAt), isOneOf(clusterMembers, refs))),
        ),
      ),
    );

/** Nobody else makes clusters until the transaction ends: an entry stands in one at a time. */
export const lockClusters = () =>
  db().execute(sql`select pg_advisory_xact_lock(hashtextextended('clusters', 0))`);

/**
 * Inside a transaction: makes the clusters of a neighbourhood and stores what differs. A cluster keeps its id where most
 * of its entries stay together, one that ended takes it up again when its entries meet once more, and what an
 * administrator has split stays apart.
 */
export async function formClusters(clock: Pick<Clock, 'now'>, near: Neighbourhood): Promise<void> {
  await lockClusters();
  const keys = [...near.entries.keys()].sort();
  const made = makeClusters(
    keys.map((key) => near.entries.get(key)!),
    pairsOf(near.links, keys),
    { forbidden: await splitPairs(near.refs) },
  );
  const current = await currentMembers(near.refs);
  const former = new Map([...(await endedMembers(near.refs)), ...current]);
  const named = keepClusterIds(made, former, randomUUID);
  await saveClusters(clock.now(), named, current);
}

/** Inside a transaction: the pairs that an administrator has put apart, by `linkKey`. */
async function splitPairs(refs: readonly EntryRef[]): Promise<Set<string>> {
  const splits = await db()
    .select()
    .from(clusterSplits)
    .where(and(isNull(clusterSplits.joinedAt), isOneOf(clusterSplits, refs)));
  return new Set(
    splits.flatMap((split) => split.apartFrom.map((other) => linkKey(keyOf(split), keyOf(other)))),
  );
}

type MemberRow = typeof clusterMembers.$inferSelect;
const byKey = (rows: readonly MemberRow[]) => new Map(rows.map((row) => [keyOf(row), row.clusterId]));

const currentMembers = async (refs: readonly EntryRef[]) =>
  byKey(
    await db()
      .select()
      .from(clusterMembers)
      .where(and(isNull(clusterMembers.leftAt), isOneOf(clusterMembers, refs))),
  );

/** In which cluster that has ended each of these stood last. */
async function endedMembers(refs: readonly EntryRef[]) {
  const rows = await db()
    .select({ member: clusterMembers })
    .from(clusterMembers)
    .innerJoin(clusters, eq(clusters.id, clusterMembers.clusterId))
    .where(and(isNotNull(clusters.endedAt), isOneOf(clusterMembers, refs)))
    .orderBy(clusterMembers.joinedAt);
  return byKey(rows.map(({ member }) => member));
}

/** Inside a transaction. */
async function saveClusters(
  now: Date,
  named: readonly NamedCluster<Cluster>[],
  current: ReadonlyMap<string, string>,
): Promise<void> {
  const next = new Map(named.flatMap(({ id, cluster }) => cluster.entries.map((key) => [key, id])));
  const moved = [...current].filter(([key, id]) => next.get(key) !== id).map(([key]) => key);
  const joined = [...next].filter(([key, id]) => current.get(key) !== id);
  const changed = new Set([...moved.map((key) => current.get(key)!), ...joined.map(([, id]) => id)]);
  for (const { id, cluster } of named) {
    const links = cluster.links.map(({ a, b, ...why }) => ({ left: refOf(a), right: refOf(b), ...why }));
    await db()
      .insert(clusters)
      .values({ id, links, createdAt: now, changedAt: now })
      .onConflictDoUpdate({
        target: clusters.id,
        set: { links, endedAt: null, ...(changed.has(id) ? { changedAt: now } : {}) },
      });
  }
  if (moved.length > 0)
    await db()
      .update(clusterMembers)
      .set({ leftAt: now })
      .where(and(isNull(clusterMembers.leftAt), isOneOf(clusterMembers, moved.map(refOf))));
  if (joined.length > 0)
    await db()
      .insert(clusterMembers)
      .values(joined.map(([key, clusterId]) => ({ clusterId, ...refOf(key), joinedAt: now })));
  const standing = new Set(named.map(({ id }) => id));
  const ended = [...new Set(current.values())].filter((id) => !standing.has(id));
  if (ended.length > 0)
    await db()
      .update(clusters)
      .set({ endedAt: now, changedAt: now, links: [] })
      .where(inArray(clusters.id, ended));
}
