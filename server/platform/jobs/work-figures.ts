import { and, count, eq, gte, inArray, min, or } from 'drizzle-orm';
import { db } from '../db/transaction.ts';
import { workItems } from './tables.ts';

const DAY = 86_400_000;
const { status, createdAt, updatedAt } = workItems;

/** What failed counts for a week: the number shall fall again. */
export async function workFigures(now: Date) {
  const failedLately = and(eq(status, 'failed'), gte(updatedAt, new Date(now.getTime() - 7 * DAY)));
  const rows = await db()
    .select({ status, value: count() })
    .from(workItems)
    .where(or(inArray(status, ['queued', 'running']), failedLately))
    .groupBy(status);
  const of = (which: string) => rows.find((row) => row.status === which)?.value ?? 0;
  return { queued: of('queued'), running: of('running'), failed: of('failed') };
}

/** How long the oldest work has been waiting for its turn; 0 while none waits. */
export async function oldestWaitSeconds(now: Date): Promise<number> {
  const [found] = await db()
    .select({ since: min(createdAt) })
    .from(workItems)
    .where(eq(status, 'queued'));
  return found?.since ? Math.max(0, (now.getTime() - found.since.getTime()) / 1000) : 0;
}
