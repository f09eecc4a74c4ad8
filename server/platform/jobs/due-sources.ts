import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';
import type { ScheduledRun } from './jobs.ts';

/** Addresses that are asked again and again: each row says when next. */
type Sources = { table: PgTable & { nextAt: PgColumn }; id: PgColumn };

/** While a fetch is under way nobody begins another: it says itself when the next one is due. */
const untilSettled = 3_600_000;

/** Every source whose time has come, once, each in a transaction of its own. */
export async function queueDue(
  { database, clock }: { database: Database; clock: Clock },
  run: ScheduledRun,
  { table, id, only, queue }: Sources & { only?: SQL; queue: (id: string) => Promise<unknown> },
): Promise<number> {
  const now = clock.now();
  const isDue = and(lte(table.nextAt, now), only);
  const due = await database.tx({ kind: 'system' }, () => db().select({ id }).from(table).where(isDue));
  return run.each(
    due.map((source) => source.id as string),
    (one) =>
      database.tx({ kind: 'system' }, async () => {
        const [still] = await db()
          .select({ id })
          .from(table)
          .where(and(eq(id, one), isDue))
          .for('update', { skipLocked: true });
        if (!still) return;
        await postpone({ table, id }, one, now);
        await queue(one);
      }),
  );
}

/** Inside tx(), for whoever queues a fetch. */
export async function postpone({ table, id }: Sources, one: string, now: Date): Promise<void> {
  await db()
    .update(table)
    .set({ nextAt: new Date(now.getTime() + untilSettled) } as object)
    .where(eq(id, one));
}
