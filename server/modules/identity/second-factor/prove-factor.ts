import { eq } from 'drizzle-orm';
import type { PasskeyProof } from '../../../../contract/security/passkeys.ts';
import { type Actor, db, type Platform, type Problem, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { type Account, aboutUser, ownAccount, type User } from '../accounts/account.ts';
import { mailLocked } from '../accounts/account-mails.ts';
import { countAttempt, undoAttempt } from '../accounts/failed-attempts.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions } from '../tables.ts';
import { asksForPasskey, hasPasskey } from './passkeys.ts';
import { plainRecoveryCode } from './recovery-codes.ts';
import { openSeed } from './seeds.ts';
import { takeChallenge } from './session-challenge.ts';
import { type Factor, spendCode, tellOfRecoveryCode } from './spend-code.ts';
import { verifyPasskey } from './verify-passkey.ts';

const refusals = {
  locked: 'Your account is locked after too many failed attempts. Try again later.',
  authenticator:
    'No authenticator is set up for this account. To set one up, sign in with username and password.',
  code: 'This code is wrong. Enter the token that your authenticator shows now, or a recovery code.',
  passkey: 'This passkey wasn’t accepted. Try again, or enter a token.',
  passkeyNeeded: 'Your firm requires your passkey here.',
  replay: 'This code was used before. Wait for the next token, or use another recovery code.',
} as const;

type Proof = { code?: string | undefined; passkey?: PasskeyProof | undefined };

/**
 * The second factor once more, within a session. Tries count and lock as they do at sign-in; a refusal is thrown only
 * after they are stored.
 */
export async function proveFactor(platform: Platform, actor: Actor, proof: Proof): Promise<void> {
  const challenge = proof.passkey ? await takeChallenge(platform, actor) : null;
  const refusal = await platform.database.tx({ kind: 'identity' }, async (): Promise<Problem | null> => {
    const account = await ownAccount(actor);
    const factor = await judge(platform, account.user, { ...proof, challenge });
    if (typeof factor === 'string') return problem('auth.refused', refusals[factor]);
    await db()
      .update(sessions)
      .set({ secondFactorAt: platform.clock.now() })
      .where(eq(sessions.id, actor.sessionId));
    await record(platform.clock, { type: 'user.second_factor_proven', ...about(actor, account), data: {} });
    if (factor.by === 'recovery_code')
      await tellOfRecoveryCode(platform, account.user, about(actor, account), factor.left);
    return null;
  });
  if (refusal) throw refusal;
}

async function judge(
  platform: Platform,
  user: User,
  proof: Proof & { challenge: string | null },
): Promise<Factor | keyof typeof refusals> {
  const now = platform.clock.now();
  const { code = '' } = proof;
  if (!user.totpConfirmedAt) return 'authenticator';
  const isToken = !proof.passkey && !plainRecoveryCode(code);
  if (isToken && asksForPasskey(user, await securityPolicy()) && (await hasPasskey(user.id)))
    return 'passkeyNeeded';
  // Nobody guesses a signature, so a lock shuts out no passkey.
  if (proof.passkey && (await fitsPasskey(platform, user, proof.passkey, proof.challenge)))
    return { by: 'passkey' };
  const counted = await countAttempt(user.id, now);
  if (!counted) return 'locked';
  const factor = proof.passkey
    ? 'passkey'
    : await spendCode(user, { code, seed: openSeed(platform.keys, user) }, now);
  if (typeof factor === 'object') await undoAttempt(user.id);
  else if (counted.lockedUntil) await tellOfLock(platform, user, counted.lockedUntil);
  return factor;
}

const fitsPasskey = async (
  platform: Platform,
  user: User,
  proof: PasskeyProof,
  challenge: string | null,
): Promise<boolean> => challenge !== null && (await verifyPasskey(platform, user.id, proof, challenge));

async function tellOfLock(platform: Platform, user: User, until: Date) {
  await record(platform.clock, {
    type: 'user.locked',
    actor: 'system',
    ...aboutUser(user),
    result: 'refused',
    data: { until: until.toISOString() },
  });
  await mailLocked(platform, user, until);
}

/** For the audit trail: what a person does to their own account. */
export const about = (actor: Actor, { user }: Account) => ({
  actor,
  ...aboutUser(user),
});
