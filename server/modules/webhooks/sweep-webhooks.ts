import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { deliverJob } from './delivery.ts';
import { gatherEvents } from './gather-events.ts';
import { webhookDeliveries } from './tables.ts';

const atOnce = 100;
const system = { kind: 'system' } as const;

/** Tells what was missed, and queues again what waits for its next try. */
export async function sweepWebhooks(platform: Platform, run: ScheduledRun): Promise<number> {
  const { database, clock, jobs } = platform;
  const now = clock.now();
  const { status, nextTryAt } = webhookDeliveries;
  return run.steps({
    gather: () => gatherEvents(platform),
    queue: () =>
      database.tx(system, async () => {
        const due = await db()
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(and(eq(status, 'waiting'), lte(nextTryAt, now)))
          .orderBy(asc(nextTryAt))
          .limit(atOnce);
        for (const { id } of due) await jobs.enqueue(deliverJob, { delivery: id });
      }),
  });
}

/** Inside a transaction of the system: how many deliveries wait, and how many of those still kept never arrived. */
export async function deliveryFigures() {
  const { status } = webhookDeliveries;
  const rows = await db()
    .select({ status, value: count() })
    .from(webhookDeliveries)
    .where(inArray(status, ['waiting', 'failed']))
    .groupBy(status);
  const of = (which: string) => rows.find((row) => row.status === which)?.value ?? 0;
  return { waiting: of('waiting'), failed: of('failed') };
}
