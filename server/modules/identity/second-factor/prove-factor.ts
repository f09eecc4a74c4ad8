import { eq } from 'drizzle-orm';
import type { PasskeyProof } from '../../../../contract/security/passkeys.ts';
import { type Actor, db, type Platform, type Problem, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { type Account, findAccount, type User } from '../accounts/account.ts';
import { mailLocked } from '../accounts/account-mails.ts';
import { beginTry, takeTryBack } from '../accounts/failed-attempts.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions } from '../tables.ts';
import { spendToken } from './authenticator-token.ts';
import { asksForPasskey, hasPasskey } from './passkeys.ts';
import { openSeed } from './seeds.ts';
import { takeChallenge } from './session-challenge.ts';
import { verifyPasskey } from './verify-passkey.ts';

const refusals = {
  locked: 'Your account is locked after too many wrong tries. Try again later.',
  authenticator: 'You have no authenticator here. Sign in with username and password to set one up.',
  code: 'This token is wrong. Enter the one that your authenticator shows now.',
  passkey: 'This passkey didn’t fit. Try again, or enter a token.',
  passkeyNeeded: 'Your firm asks for your passkey here.',
  replay: 'This token was used before. Wait for the next one.',
} as const;

export type Proof = { code?: string | undefined; passkey?: PasskeyProof | undefined };

/**
 * The second factor once more, within a session. Tries count and lock as they do at sign-in; a refusal is thrown only
 * after they are stored.
 */
export async function proveFactor(platform: Platform, actor: Actor, proof: Proof): Promise<void> {
  const challenge = proof.passkey ? await takeChallenge(platform, actor) : null;
  const refusal = await platform.database.tx({ kind: 'identity' }, async (): Promise<Problem | null> => {
    const account = (await findAccount(actor.userId)) as Account;
    const reason = await judge(platform, account.user, { ...proof, challenge });
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

async function judge(
  platform: Platform,
  user: User,
  proof: Proof & { challenge: string | null },
): Promise<keyof typeof refusals | null> {
  const now = platform.clock.now();
  const seed = user.totpConfirmedAt && openSeed(platform.keys, user);
  if (!seed) return 'authenticator';
  if (!proof.passkey && asksForPasskey(user, await securityPolicy()) && (await hasPasskey(user.id)))
    return 'passkeyNeeded';
  const counted = await beginTry(user.id, now);
  if (!counted) return 'locked';
  const reason = proof.passkey
    ? await judgePasskey(platform, user, proof.passkey, proof.challenge)
    : await spendToken(user, proof.code ?? '', seed, now);
  if (!reason) await takeTryBack(user.id);
  else if (counted.lockedUntil) await tellOfLock(platform, user, counted.lockedUntil);
  return reason;
}

async function judgePasskey(
  platform: Platform,
  user: User,
  proof: PasskeyProof,
  challenge: string | null,
): Promise<'passkey' | null> {
  return challenge && (await verifyPasskey(platform, user.id, proof, challenge)) ? null : 'passkey';
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
