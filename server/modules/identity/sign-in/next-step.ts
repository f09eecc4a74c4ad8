import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { TEXTS } from '../../../../contract/words.ts';
import type { Keys } from '../../../platform/index.ts';
import type { Account, User } from '../accounts/account.ts';
import { passkeysOf } from '../second-factor/passkeys.ts';
import { sealSeed } from '../second-factor/seeds.ts';
import { newSeed, otpauthUrl } from '../second-factor/totp.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { termsHash } from '../terms/active-terms.ts';
import { issueTicket } from './tickets.ts';

type Result = 'Success' | 'MaxAgeLimit' | 'FirstTimeLogin';

const texts: Record<Result, string> = {
  Success: '',
  MaxAgeLimit: TEXTS.passwordExpired,
  FirstTimeLogin: TEXTS.firstLogin,
};

/** Which step follows a right password; the server's state decides, never a flag of the caller. */
export function nextStep(user: User, { passwordMaxAgeDays }: SecurityPolicy, now: Date): Result {
  if (user.mustChangePassword === 'first' || !user.passwordHash) return 'FirstTimeLogin';
  const age = now.getTime() - (user.passwordChangedAt?.getTime() ?? 0);
  const isTooOld = passwordMaxAgeDays > 0 && age > passwordMaxAgeDays * 86_400_000;
  return user.mustChangePassword === 'expired' || isTooOld ? 'MaxAgeLimit' : 'Success';
}

/** Inside tx(). The ticket of this account and the answer that opens the next step. */
export async function openNextStep({ user }: Account, keys: Keys, now: Date, invitationId?: string) {
  const policy = await securityPolicy();
  const Result = invitationId ? 'FirstTimeLogin' : nextStep(user, policy, now);
  // A seed of this ticket alone: whoever learned the password first shares none with its owner.
  const seed = Result === 'Success' && !user.totpConfirmedAt ? newSeed() : null;
  const tncAccepted = user.termsHash === (await termsHash());
  const ticket = await issueTicket(
    {
      userId: user.id,
      step: Result === 'Success' ? 'token' : 'password',
      invitationId,
      totpSeed: seed ? sealSeed(keys, user.id, seed) : undefined,
      needsTime: seed !== null || !tncAccepted,
    },
    now,
  );
  const answer = {
    Result,
    Data: texts[Result],
    username: user.username,
    refresh: '',
    login_type: 'local' as const,
    secret: ticket.secret,
    ...(seed ? { otpauth_url: otpauthUrl(seed, user.username) } : {}),
    passkey: (await passkeysOf(user.id)).length > 0,
    tnc_accepted: tncAccepted,
    password_rule: policy.passwordRule,
  };
  return { answer, cookie: ticket.cookie, expires: ticket.expiresAt };
}
