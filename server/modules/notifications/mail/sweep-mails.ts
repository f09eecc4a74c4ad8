import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../../platform/index.ts';
import { mails } from '../tables.ts';
import { mailJob } from './send-mail.ts';

const atOnce = 100;
const keepDays = 90;
const system = { kind: 'system' } as const;

/** Queues again what waits since the mail server was away, and forgets what ended long ago. */
export function sweepMails({ database, clock, jobs }: Platform, run: ScheduledRun): Promise<number> {
  const now = clock.now();
  const endedBefore = new Date(now.getTime() - keepDays * 86_400_000);
  const isDue = and(eq(mails.status, 'waiting'), lte(mails.nextTryAt, now));
  return run.steps({
    forget: () =>
      database.tx(system, async () => {
        await db().delete(mails).where(lt(mails.endedAt, endedBefore));
      }),
    queue: () =>
      database.tx(system, async () => {
        const due = db().select({ id: mails.id }).from(mails).where(isDue);
        for (const { id } of await due.orderBy(asc(mails.nextTryAt)).limit(atOnce))
          await jobs.enqueue(mailJob, { mail: id });
      }),
  });
}
