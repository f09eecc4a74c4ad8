import { and, eq, lt, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import type { User } from '../accounts/account.ts';
import { users } from '../tables.ts';
import { stepOf } from './totp.ts';

/**
 * Inside tx(). Uses the six digits up; null when they were right, else why they were not. `enrolled` is stored with the
 * first of an authenticator.
 */
export async function spendToken(
  user: User,
  code: string,
  seed: string,
  now: Date,
  enrolled: Partial<User> = {},
): Promise<'code' | 'replay' | null> {
  const step = stepOf(code, seed, now);
  if (!step) return 'code';
  return (await acceptStep(user, step, now, enrolled)) ? null : 'replay';
}

/** False for a step that was used before: one statement, so of two equal codes one wins. */
async function acceptStep({ id, totpSeed }: User, step: number, now: Date, more: Partial<User>) {
  const accepted = await db()
    .update(users)
    .set({
      totpLastStep: step,
      totpConfirmedAt: sql`coalesce(${users.totpConfirmedAt}, ${now.toISOString()}::timestamptz)`,
      ...more,
    })
    // Unless another authenticator was set up or reset meanwhile.
    .where(
      and(
        eq(users.id, id),
        lt(users.totpLastStep, step),
        sql`${users.totpSeed} is not distinct from ${totpSeed}`,
      ),
    )
    .returning({ id: users.id });
  return accepted.length === 1;
}
