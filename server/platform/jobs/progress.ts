import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';
import type { WorkStatus } from './jobs.ts';
import { workItems } from './tables.ts';

type Change = {
  status?: WorkStatus;
  percent?: number;
  label?: string;
  result?: unknown;
  error?: string | null;
};
/** `data` is null where the queue has forgotten it. */
type LostWork = { id: string; kind: string; data: object | null };
export type Progress = ReturnType<typeof createProgress>;

export function createProgress(database: Database, clock: Clock) {
  return {
    async save(id: string, change: Change) {
      await database.tx({ kind: 'system' }, async () => {
        await db()
          .update(workItems)
          .set({ ...change, updatedAt: clock.now() })
          .where(eq(workItems.id, id));
      });
    },
    /** Counts a failure of the work itself: how many it has now. */
    async countFailure(id: string): Promise<number> {
      return database.tx({ kind: 'system' }, async () => {
        const [item] = await db()
          .update(workItems)
          .set({ failures: sql`${workItems.failures} + 1` })
          .where(eq(workItems.id, id))
          .returning({ failures: workItems.failures });
        return item?.failures ?? Number.POSITIVE_INFINITY;
      });
    },
    /** Work that the queue gave up while nobody looked (killed too often) says so to whoever waits. */
    giveUpLost(): Promise<LostWork[]> {
      return database.tx({ kind: 'system' }, async () => {
        const { rows } = await db().execute<LostWork>(sql`
          update work_items w set status = 'failed', error = 'The work was broken off too often.'
          where w.status in ('queued', 'running')
            and not exists (
              select from pgboss.job j where j.id = w.id and j.state in ('created', 'retry', 'active'))
          returning w.id, w.kind, (select j.data from pgboss.job j where j.id = w.id) as data`);
        return rows;
      });
    },
  };
}
