import { eq, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { users } from '../tables.ts';

/** Inside tx(). One statement for a known and for no user, so that the work of a refusal does not tell them apart. */
export async function countFailedSignIn(userId: string): Promise<void> {
  await db()
    .update(users)
    .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
    .where(eq(users.id, userId));
}

/**
 * Inside tx(). Starts to count anew for the sign-in of now, and gives what the person is told about the time before it.
 * The row stays locked until the end, so that no failed attempt falls between reading and resetting.
 */
export async function replaceLastSignIn(userId: string, now: Date) {
  const [before] = await db()
    .select({ previousSignInAt: users.lastLoginAt, failedSignIns: users.failedSignIns })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!before) throw new Error('there is no such user');
  await db().update(users).set({ lastLoginAt: now, failedSignIns: 0 }).where(eq(users.id, userId));
  return before;
}
