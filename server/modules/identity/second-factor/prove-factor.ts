import { eq } from 'drizzle-orm';
import { type Actor, db, type Platform, type Problem, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { type Account, findAccount, type User } from '../account.ts';
import { mailLocked } from '../account-mails.ts';
import { openSeed } from '../seeds.ts';
import { sessions } from '../tables.ts';
import { beginTry, takeTryBack } from '../tries.ts';
import { spendToken } from './authenticator-token.ts';

const refusals = {
  locked: 'Your account is locked after too many wrong tries. Try again later.',
  authenticator: 'You have no authenticator here. Sign in with username and password to set one up.',
  code: 'This token is wrong. Enter the one that your authenticator shows now.',
  replay: 'This token was used before. Wait for the next one.',
} as const;

/**
 * The second factor once more, within a session. Tries count and lock as they do at sign-in; a refusal is thrown only
 * after they are stored.
 */
export async function proveFactor(platform: Platform, actor: Actor, code: string): Promise<void> {
  const refusal = await platform.database.tx({ kind: 'system' }, async (): Promise<Problem | null> => {
    const account = (await findAccount(actor.userId)) as Account;
    const reason = await judge(platform, account.user, code);
    if (reason) return problem('auth.refused', refusals[reason]);
    await db()
      .update(sessions)
      .set({ secondFactorAt: platform.clock.now() })
      .where(eq(sessions.id, actor.sessionId));
    await record(platform.clock, { type: 'user.second_factor_proven', ...about(actor, account), data: {} });
    return null;
  });
  if (refusal) throw refusal;
}

async function judge(platform: Platform, user: User, code: string): Promise<keyof typeof refusals | null> {
  const { clock, keys } = platform;
  const now = clock.now();
  const seed = user.totpConfirmedAt && openSeed(keys, user);
  if (!seed) return 'authenticator';
  const counted = await beginTry(user.id, now);
  if (!counted) return 'locked';
  const reason = await spendToken(user, code, seed, now);
  if (!reason) await takeTryBack(user.id);
  else if (counted.lockedUntil) await tellOfLock(platform, user, counted.lockedUntil);
  return reason;
}

async function tellOfLock(platform: Platform, user: User, until: Date) {
  await record(platform.clock, {
    type: 'user.locked',
    actor: 'system',
    clientId: user.clientId,
    object: { type: 'user', id: user.id, label: user.name },
    result: 'refused',
    data: { until: until.toISOString() },
  });
  await mailLocked(platform, user, until);
}

/** For the audit trail: what a person does to their own account. */
export const about = (actor: Actor, { user }: Account) => ({
  actor,
  clientId: user.clientId,
  object: { type: 'user', id: user.id, label: user.name },
});
