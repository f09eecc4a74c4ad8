import { count, desc, inArray } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { mails } from '../tables.ts';

const unsent = ['waiting', 'failed'] as const;

/** Inside a transaction of the firm: what an administrator should know of mails that have not arrived. */
export async function mailFigures({ mailer }: Pick<Platform, 'mailer'>) {
  const which = inArray(mails.status, [...unsent]);
  const counts = await db()
    .select({ status: mails.status, value: count() })
    .from(mails)
    .where(which)
    .groupBy(mails.status);
  const [last] = await db()
    .select({ error: mails.error })
    .from(mails)
    .where(which)
    .orderBy(desc(mails.nextTryAt))
    .limit(1);
  const of = (status: (typeof unsent)[number]) => counts.find((row) => row.status === status)?.value ?? 0;
  return {
    configured: mailer !== null,
    waiting: of('waiting'),
    failed: of('failed'),
    error: last?.error ?? null,
  };
}
