import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db, type Keys } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';
import type { Caller } from '../caller.ts';
import { policyFor } from '../clients/client-access.ts';
import { asksForPasskey, hasPasskey } from '../second-factor/passkeys.ts';
import { randomChallenge, randomHandle, sha256 } from '../secrets.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions } from '../tables.ts';
import { endOldest } from './end-oldest.ts';
import { newRefreshToken } from './refresh-token.ts';
import type { Session } from './session-state.ts';

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
