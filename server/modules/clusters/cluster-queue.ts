import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { EntryRef } from './records.ts';
import { clusterQueue } from './tables.ts';

/**
 * What an entry waits for. `changed`: its names are searched for, and those that it finds or that found it are searched
 * for again. `search`: the same without the others. `judge`: it is compared with what was found. `form`: clusters are
 * made of what is linked.
 */
type QueueStep = 'changed' | 'search' | 'judge' | 'form';

type Columns = { watchlistId: SQL | object; entryId: SQL | object };

/** A condition: a row's list and entry are one of these. */
export const isOneOf = ({ watchlistId, entryId }: Columns, refs: readonly EntryRef[]): SQL =>
  refs.length === 0
    ? sql`false`
    : sql`(${watchlistId}, ${entryId}) in (${sql.join(
        refs.map((ref) => sql`(${ref.watchlistId}::uuid, ${ref.entryId})`),
        sql`, `,
      )})`;

/** Inside a transaction of the system. `changed` is stronger than what an entry waits for already; `search` is not. */
export async function queueEntries(refs: readonly EntryRef[], step: 'changed' | 'search'): Promise<void> {
  if (refs.length === 0) return;
  const adding = db()
    .insert(clusterQueue)
    .values(refs.map(({ watchlistId, entryId }) => ({ watchlistId, entryId, step })));
  const target = [clusterQueue.watchlistId, clusterQueue.entryId];
  await (step === 'changed'
    ? adding.onConflictDoUpdate({ target, set: { step } })
    : adding.onConflictDoNothing({ target }));
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

/** Inside a transaction of the system: whatever a broken-off job had searched may be out of date and is searched again. */
export async function searchAgain(): Promise<void> {
  await db()
    .update(clusterQueue)
    .set({ step: 'search' })
    .where(inArray(clusterQueue.step, ['judge', 'form']));
}
