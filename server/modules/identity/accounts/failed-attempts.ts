import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { users } from '../tables.ts';

export type Attempt = { id: string; tries: number; lockedUntil: Date | null };

/**
 * Inside tx(). Counts a try before it is judged, in one statement: however many come at once, as many are judged as
 * the policy allows (five, to begin with) and the last of them locks. Null while the account is locked. Password and token share the counter.
 */
export async function countAttempt(userId: string, now: Date): Promise<Attempt | null> {
  const { wrongTries, lockMinutes } = await securityPolicy();
  const until = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const isOver = sql`(${users.lockedUntil} is not null and ${users.lockedUntil} <= ${now.toISOString()}::timestamptz)`;
  const counted = sql`(case when ${isOver} then 1 else ${users.failedTries} + 1 end)`;
  const [row] = await db()
    .update(users)
    .set({
      failedTries: counted,
      lockedUntil: sql`case when ${counted} >= ${wrongTries} then ${until}::timestamptz else null end`,
    })
    .where(and(eq(users.id, userId), or(isNull(users.lockedUntil), lte(users.lockedUntil, now))))
    .returning({ id: users.id, tries: users.failedTries, lockedUntil: users.lockedUntil });
  return row ?? null;
}

/** Inside tx(). The password was right: this try did not count, what failed before it still does. */
export async function undoAttempt(userId: string): Promise<void> {
  await db()
    .update(users)
    .set({ failedTries: sql`greatest(${users.failedTries} - 1, 0)`, lockedUntil: null })
    .where(eq(users.id, userId));
}

export const isLocked = (user: { lockedUntil: Date | null }, now: Date) =>
  user.lockedUntil !== null && user.lockedUntil > now;
