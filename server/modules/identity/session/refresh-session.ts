import { and, eq } from 'drizzle-orm';
import { db, outsideNetworks, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { type Account, aboutAccount, aboutUser, findAccount, isOpen } from '../accounts/account.ts';
import { mailTokenReused } from '../accounts/account-mails.ts';
import { type Caller, stranger } from '../caller.ts';
import { mayComeFrom, policyFor } from '../clients/client-access.ts';
import { sha256 } from '../secrets.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions } from '../tables.ts';
import { type OpenedSession, openIn, sealIn } from './open-session.ts';
import { newRefreshToken, wasOurs } from './refresh-token.ts';
import { revokeSession } from './revoke.ts';
import { alive, isAlive } from './session-state.ts';

const repeatMs = 10_000;

type Refreshed = OpenedSession & { account: Account };

/** Exchanges a refresh token for its successor; null when the session is over or the token is not its latest. */
export function refreshSession(
  platform: Platform,
  handle: string,
  token: string,
  caller: Caller,
): Promise<Refreshed | null> {
  return platform.database.tx({ kind: 'identity' }, async () => {
    await assertInNetworks(handle, caller);
    const rotated = (await rotate(platform, handle, token)) ?? (await repeat(platform, handle, token));
    if (!rotated) {
      await endWhenReused(platform, handle, token, caller);
      return null;
    }
    const account = await findAccount(rotated.session.userId);
    return account && isOpen(account)
      ? { account, ...rotated, policy: policyFor(account, await securityPolicy()) }
      : null;
  });
}

/** From elsewhere nothing is renewed, and the session of whoever is on the way stays as it is. */
async function assertInNetworks(handle: string, { ip }: Caller) {
  const [session] = await db()
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.handle, handle));
  const account = session && (await findAccount(session.userId));
  if (account && !mayComeFrom(account, ip)) throw outsideNetworks();
}

/** One statement decides: of a hundred uses of one token exactly one turns the lock. */
async function rotate({ keys, clock }: Platform, handle: string, token: string) {
  const now = clock.now();
  const refreshToken = newRefreshToken(handle, keys);
  const [session] = await db()
    .update(sessions)
    .set({
      refreshHash: sha256(refreshToken),
      previousHash: sha256(token),
      successorSealed: sealIn(keys, handle, 'successor', refreshToken),
      rotatedAt: now,
    })
    .where(
      and(
        eq(sessions.handle, handle),
        eq(sessions.refreshHash, sha256(token)),
        alive(await securityPolicy(), now),
      ),
    )
    .returning();
  return session ? { session, refreshToken } : null;
}

/** Whoever lost the answer asks again with the token before: within ten seconds it gets the same successor. */
async function repeat({ keys, clock }: Platform, handle: string, token: string) {
  const now = clock.now();
  const [session] = await db()
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.handle, handle),
        eq(sessions.previousHash, sha256(token)),
        alive(await securityPolicy(), now),
      ),
    );
  if (!session?.successorSealed || now.getTime() - session.rotatedAt.getTime() > repeatMs) return null;
  return { session, refreshToken: openIn(keys, handle, 'successor', session.successorSealed) };
}

/** A token of ours that is not the latest was stolen, or its owner's was: nobody keeps the session. */
async function endWhenReused(platform: Platform, handle: string, token: string, caller: Caller) {
  const { keys, clock } = platform;
  if (!wasOurs(token, handle, keys)) return;
  const [session] = await db().select().from(sessions).where(eq(sessions.handle, handle)).for('update');
  if (
    !session ||
    !isAlive(session, await securityPolicy(), clock.now()) ||
    session.refreshHash === sha256(token)
  )
    return;
  await revokeSession(session.id, 'reuse', clock.now());
  const account = await findAccount(session.userId);
  if (!account) return;
  const { user } = account;
  await record(clock, {
    type: 'user.token_reused',
    actor: stranger(user.name, caller),
    ...aboutUser(user),
    result: 'refused',
    data: { family: session.id },
  });
  await notify(clock, {
    ...aboutAccount(user),
    activity: noticeText('account.token_reused'),
  });
  await mailTokenReused(platform, user);
}
