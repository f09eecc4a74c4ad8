import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { LoginLimits } from '../../../contract/limits.ts';
import { db } from '../../platform/index.ts';
import { users } from './tables.ts';

const { wrongTries, lockMinutes } = LoginLimits;

export type Try = { id: string; tries: number; lockedUntil: Date | null };

/**
 * Inside tx(). Counts a try before it is judged, in one statement: however many come at once, five are judged and
 * the fifth locks. Null while the account is locked. Password and token share the counter.
 */
export async function beginTry(userId: string, now: Date): Promise<Try | null> {
  const until = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const isOver = sql`(${users.lockedUntil} is not null and ${users.lockedUntil} <= ${now.toISOString()}::timestamptz)`;
  const counted = sql`(case when ${isOver} then 1 else ${users.failedTries} + 1 end)`;
  const [row] = await db()
    .update(users)
    .set({
      failedTries: counted,
      lockedUntil: sql`case when ${counted} >= ${wrongTries} then ${until}::timestamptz else null end`,
    })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.lockedUntil), lte(users.lockedUntil, now)),
        or(lt(users.failedTries, wrongTries), isOver),
      ),
    )
    .returning({ id: users.id, tries: users.failedTries, lockedUntil: users.lockedUntil });
  return row ?? null;
}

/** Inside tx(). The password was right: this try did not count, what failed before it still does. */
export async function takeTryBack(userId: string): Promise<void> {
  await db()
    .update(users)
    .set({ failedTries: sql`greatest(${users.failedTries} - 1, 0)`, lockedUntil: null })
    .where(eq(users.id, userId));
}

export const isLocked = (user: { lockedUntil: Date | null }, now: Date) =>
  user.lockedUntil !== null && user.lockedUntil > now;
