import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { EntryRef } from './records.ts';
import { clusterQueue } from './tables.ts';

/**
 * What an entry waits for. `changed`: its names are searched for, and those that it finds or that found it are searched
 * for again. `search`: the same without the others. `searched`: it was searched for in former versions of the lists.
 * `judge`: it is compared with what was found. `form`: clusters are made of what is linked.
 */
type QueueStep = 'changed' | 'search' | 'searched' | 'judge' | 'form';

type Columns = { watchlistId: SQL | object; entryId: SQL | object };

/** A condition: a row's list and entry are one of these. */
export const isOneOf = ({ watchlistId, entryId }: Columns, refs: readonly EntryRef[]): SQL =>
  refs.length === 0
    ? sql`false`
    : sql`(${watchlistId}, ${entryId}) in (${sql.join(
        refs.map((ref) => sql`(${ref.watchlistId}::uuid, ${ref.entryId})`),
        sql`, `,
      )})`;

/** Inside a transaction of the system. `changed` is stronger than what an entry waits for already, `search` than `searched`. */
export async function queueEntries(refs: readonly EntryRef[], step: 'changed' | 'search'): Promise<void> {
  if (refs.length === 0) return;
  const adding = db()
    .insert(clusterQueue)
    .values(refs.map(({ watchlistId, entryId }) => ({ watchlistId, entryId, step })));
  const target = [clusterQueue.watchlistId, clusterQueue.entryId];
  await (step === 'changed'
    ? adding.onConflictDoUpdate({ target, set: { step } })
    : adding.onConflictDoUpdate({ target, set: { step }, setWhere: eq(clusterQueue.step, 'searched') }));
}

/** Inside a transaction of the system: entries that wait for one of these steps, those of the first step first. */
export function waitingFor(steps: readonly QueueStep[], limit: number) {
  return db()
    .select()
    .from(clusterQueue)
    .where(inArray(clusterQueue.step, [...steps]))
    .orderBy(asc(clusterQueue.step), asc(clusterQueue.watchlistId), asc(clusterQueue.entryId))
    .limit(limit);
}

/** Inside a transaction of the system: these entries wait for the next step. */
export async function moveOn(refs: readonly EntryRef[], step: QueueStep): Promise<void> {
  await db().update(clusterQueue).set({ step }).where(isOneOf(clusterQueue, refs));
}

/** Inside a transaction of the system: these entries are done. */
export async function leaveQueue(refs: readonly EntryRef[]): Promise<void> {
  await db()
    .delete(clusterQueue)
    .where(and(eq(clusterQueue.step, 'form'), isOneOf(clusterQueue, refs)));
}

/**
 * Inside a transaction of the system: what a broken-off job had searched for was found in former versions. Like that of
 * entries that do not wait, it holds unless an entry that changed is found.
 */
export async function setSearchedAside(): Promise<void> {
  await db()
    .update(clusterQueue)
    .set({ step: 'searched' })
    .where(inArray(clusterQueue.step, ['judge', 'form']));
}

/** Inside a transaction of the system: nothing is searched for any more. */
export async function judgeSearched(): Promise<void> {
  await db().update(clusterQueue).set({ step: 'judge' }).where(eq(clusterQueue.step, 'searched'));
}
