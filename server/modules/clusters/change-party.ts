import { and, eq, isNull } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { findActiveEntries } from '../watchlists/index.ts';
import { formClusters, isAsRead, lockClusters, neighbourhoodOf } from './form-clusters.ts';
import { type EntryRef, keyOf } from './records.ts';
import { clusterMembers, clusterSplits, clusters } from './tables.ts';

const tries = 5;

/** What changes the clusters of these entries, in one transaction in which nobody else changes what they are made of. */
async function changeClusters(
  platform: Platform,
  refs: readonly EntryRef[],
  change: (form: () => Promise<void>) => Promise<string>,
): Promise<string> {
  for (let left = tries; left > 0; left -= 1) {
    const near = await neighbourhoodOf(platform, refs);
    const changed = await platform.database.tx({ kind: 'firm' }, async () => {
      await lockClusters();
      return (await isAsRead(near)) ? change(() => formClusters(platform.clock, near)) : null;
    });
    if (changed !== null) return changed;
  }
  throw problem('server.busy', 'Someone else changed the same data. Try again.', { retryAfter: 1 });
}

const stale = () =>
  problem(
    'record.stale',
    'This entry is no longer part of the listed party. Reload to see the latest state.',
  );

type Split = { party: string; watchlist: string; entry: string; reason: string };

/** Takes an entry out of its cluster, over later versions too. Matches, decisions and reports stay as they are. */
export async function splitEntry(
  platform: Platform,
  { party, watchlist, entry, reason }: Split,
  actor: Actor,
) {
  const { clock } = platform;
  const ref = { watchlistId: watchlist, entryId: entry };
  return changeClusters(platform, [ref], async (form) => {
    const [found] = await db().select().from(clusters).where(eq(clusters.id, party));
    if (!found) throw notFound();
    const members = await db()
      .select()
      .from(clusterMembers)
      .where(and(eq(clusterMembers.clusterId, party), isNull(clusterMembers.leftAt)));
    const apartFrom = members
      .filter((member) => keyOf(member) !== keyOf(ref))
      .map(({ watchlistId, entryId }) => ({ watchlistId, entryId }));
    if (apartFrom.length === 0 || apartFrom.length === members.length) throw stale();
    const split = await saveSplit({
      ...{ clusterId: party, ...ref, apartFrom, reason },
      ...{ splitBy: actor.userId, splitAt: clock.now() },
    });
    await form();
    await record(clock, {
      type: 'cluster.split',
      actor,
      clientId: null,
      object: { type: 'cluster', id: party, label: await nameOf(ref) },
      data: { cluster: party, entry, apartFrom: apartFrom.length },
      personal: { reason },
    });
    return split.id;
  });
}

/** One that the entry was split out of before, from others, keeps it apart from these too: the newest reason counts. */
async function saveSplit(split: typeof clusterSplits.$inferInsert) {
  const { clusterId, watchlistId, entryId, ...more } = split;
  const isSame = and(
    eq(clusterSplits.clusterId, clusterId),
    eq(clusterSplits.watchlistId, watchlistId),
    eq(clusterSplits.entryId, entryId),
    isNull(clusterSplits.joinedAt),
  );
  const [before] = await db().select().from(clusterSplits).where(isSame);
  const refs = [...(before?.apartFrom ?? []), ...split.apartFrom];
  const apartFrom = [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
  const [saved] = before
    ? await db()
        .update(clusterSplits)
        .set({ ...more, apartFrom })
        .where(isSame)
        .returning()
    : await db().insert(clusterSplits).values(split).returning();
  return saved!;
}

/** Ends a split: the entry stands with the others again where what the lists say ties it to them. */
export async function joinEntry(platform: Platform, wanted: { split: string; reason: string }, actor: Actor) {
  const { database, clock } = platform;
  const { reason } = wanted;
  const isWanted = and(eq(clusterSplits.id, wanted.split), isNull(clusterSplits.joinedAt));
  const [split] = await database.tx({ kind: 'firm' }, () =>
    db().select().from(clusterSplits).where(isWanted),
  );
  if (!split) throw notFound();
  return changeClusters(platform, [split, ...split.apartFrom], async (form) => {
    const [ended] = await db()
      .update(clusterSplits)
      .set({ joinedAt: clock.now(), joinedBy: actor.userId, joinReason: reason })
      .where(isWanted)
      .returning();
    if (!ended) throw notFound();
    await form();
    await record(clock, {
      type: 'cluster.joined',
      actor,
      clientId: null,
      object: { type: 'cluster', id: split.clusterId, label: await nameOf(split) },
      data: { cluster: split.clusterId, entry: split.entryId, split: split.id },
      personal: { reason },
    });
    return ended.id;
  });
}

/** Inside a transaction: what an entry is called on its list. */
async function nameOf({ watchlistId, entryId }: EntryRef): Promise<string> {
  const [found] = await findActiveEntries([{ watchlistId, entryId }]);
  return found?.entry.names[0]?.text ?? entryId;
}
