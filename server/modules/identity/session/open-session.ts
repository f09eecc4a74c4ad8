import { and, desc, eq, ne } from 'drizzle-orm';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db, type Keys } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { type Account, aboutAccount, aboutUser } from '../accounts/account.ts';
import { replaceLastSignIn } from '../accounts/last-sign-in.ts';
import type { Caller } from '../caller.ts';
import { policyFor } from '../clients/client-access.ts';
import { asksForPasskey, hasPasskey } from '../second-factor/passkeys.ts';
import { randomChallenge, randomHandle, sha256 } from '../secrets.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions, users } from '../tables.ts';
import { newRefreshToken } from './refresh-token.ts';
import { revokeSession } from './revoke.ts';
import { alive, type Session } from './session-state.ts';

/** `refreshToken` goes into the cookie of `session.handle` and is not kept in the clear. */
export type OpenedSession = { session: Session; refreshToken: string; policy: SecurityPolicy };

const place = (handle: string, column: string) => `sessions.${column}.${handle}`;

export const sealIn = (keys: Keys, handle: string, column: 'role_key' | 'successor', text: string) =>
  keys.seal(text, place(handle, column));
export const openIn = (keys: Keys, handle: string, column: 'role_key' | 'successor', text: string) =>
  keys.open(text, place(handle, column));

/**
 * Inside tx(). A new session for a person who has just proved who they are; nothing of an earlier one lives on in it,
 * and the oldest ends when there are more than the policy allows.
 */
export async function openSession(
  account: Account,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  keys: Keys,
  now: Date,
  method: Session['method'] = 'local',
): Promise<OpenedSession> {
  const { user } = account;
  const policy = policyFor(account, await securityPolicy());
  const handle = randomHandle();
  const refreshToken = newRefreshToken(handle, keys);
  const [session] = await db()
    .insert(sessions)
    .values({
      userId: user.id,
      method,
      handle,
      refreshHash: sha256(refreshToken),
      rotatedAt: now,
      ...(await replaceLastSignIn(user.id, now)),
      createdAt: now,
      lastActivityAt: now,
      expiresAt: new Date(now.getTime() + policy.absoluteHours * 3_600_000),
      ip: caller.ip,
      userAgent: caller.userAgent,
      passkeyDue: method === 'local' && asksForPasskey(user, policy) && !(await hasPasskey(user.id)),
      secondFactorAt: method === 'local' ? now : null,
      roleKey: sealIn(keys, handle, 'role_key', randomChallenge()),
    })
    .returning();
  if (!session) throw new Error('the session was not stored');
  await endOldest(session, policy, now);
  return { session, refreshToken, policy };
}

/** Inside tx(). Ends the oldest sessions of a user when the one just opened is more than the policy allows. */
async function endOldest(opened: Session, policy: SecurityPolicy, now: Date): Promise<void> {
  const { sessionsPerUser } = policy;
  if (sessionsPerUser === 0) return;
  const { userId } = opened;
  // Held until the end, so that two sign-ins at once count each other. Each of them holds the user's key already, for the
  // session it has just written: a lock that excluded that one would have both wait for each other.
  const [user] = await db().select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) return;
  const others = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, opened.id), alive(policy, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const tooMany = others.slice(sessionsPerUser - 1);
  if (tooMany.length === 0) return;
  const clock = { now: () => now };
  for (const { id } of tooMany) {
    await revokeSession(id, 'limit', now);
    await record(clock, {
      type: 'user.session_ended',
      actor: 'system',
      ...aboutUser(user),
      data: { session: id, reason: 'limit' },
    });
  }
  await notify(clock, {
    ...aboutAccount(user),
    activity: noticeText('account.session_ended'),
  });
}
