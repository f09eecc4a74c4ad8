import { and, asc, eq, lt, lte, ne } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { deliverJob } from './delivery.ts';
import { gatherEvents } from './gather-events.ts';
import { webhookDeliveries } from './tables.ts';

const atOnce = 100;
const keepDays = 30;

/** Tells what was missed, queues again what waits for its next try, and forgets what ended long ago. */
export async function sweepWebhooks(platform: Platform): Promise<void> {
  const { database, clock, jobs } = platform;
  await gatherEvents(platform);
  await database.tx({ kind: 'system' }, async () => {
    const now = clock.now();
    const isWaiting = eq(webhookDeliveries.status, 'waiting');
    await db()
      .delete(webhookDeliveries)
      .where(
        and(
          ne(webhookDeliveries.status, 'waiting'),
          lt(webhookDeliveries.queuedAt, new Date(now.getTime() - keepDays * 86_400_000)),
        ),
      );
    const due = await db()
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(isWaiting, lte(webhookDeliveries.nextTryAt, now)))
      .orderBy(asc(webhookDeliveries.nextTryAt))
      .limit(atOnce);
    for (const { id } of due) await jobs.enqueue(deliverJob, { delivery: id });
  });
}
