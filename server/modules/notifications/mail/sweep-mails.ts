import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { mails } from '../tables.ts';
import { mailJob } from './send-mail.ts';

const atOnce = 100;
const keepDays = 90;

/** Queues again what waits since the mail server was away, and forgets what ended long ago. */
export function sweepMails({ database, clock, jobs }: Platform): Promise<void> {
  return database.tx({ kind: 'system' }, async () => {
    const now = clock.now();
    await db()
      .delete(mails)
      .where(lt(mails.endedAt, new Date(now.getTime() - keepDays * 86_400_000)));
    const due = await db()
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'waiting'), lte(mails.nextTryAt, now)))
      .orderBy(asc(mails.nextTryAt))
      .limit(atOnce);
    for (const { id } of due) await jobs.enqueue(mailJob, { mail: id });
  });
}
