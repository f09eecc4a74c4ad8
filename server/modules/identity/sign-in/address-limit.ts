import { eq, lt, sql } from 'drizzle-orm';
import { db, problem } from '../../../platform/index.ts';
import { addressKey } from '../address-key.ts';
import { signInFailures } from '../tables.ts';

const allowed = 20;
const windowSeconds = 5 * 60;

/** Inside tx(). Refuses an address that failed too often, whoever it tried to be. */
export async function checkAddress(ip: string, now: Date): Promise<void> {
  const [seen] = await db()
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.ip, addressKey(ip)));
  if (!seen || seen.tries < allowed) return;
  const wait = Math.ceil(windowSeconds - (now.getTime() - seen.startedAt.getTime()) / 1000);
  if (wait <= 0) return;
  throw problem('rate.limited', 'Too many failed sign-ins from your network. Try again in a few minutes.', {
    retryAfter: wait,
  });
}

/** Inside tx(). One statement, so that parallel failures are all counted. */
export async function countFailure(ip: string, now: Date): Promise<void> {
  const opened = windowStart(now);
  const isOver = sql`${signInFailures.startedAt} < ${opened.toISOString()}`;
  await db()
    .insert(signInFailures)
    .values({ ip: addressKey(ip), tries: 1, startedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.ip,
      set: {
        tries: sql`case when ${isOver} then 1 else ${signInFailures.tries} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${signInFailures.startedAt} end`,
      },
    });
}

/** Inside tx(). Windows that are over. */
export async function sweepAddresses(now: Date): Promise<void> {
  await db()
    .delete(signInFailures)
    .where(lt(signInFailures.startedAt, windowStart(now)));
}

const windowStart = (now: Date) => new Date(now.getTime() - windowSeconds * 1000);
