import { createHmac } from 'node:crypto';
import type { Keys, Platform } from '../../../platform/index.ts';
import { type AuditData, record } from '../../audit/index.ts';
import { type Account, isNameOf, plainName } from '../accounts/account.ts';
import { mailLocked } from '../accounts/account-mails.ts';
import { countFailedSignIn } from '../accounts/last-sign-in.ts';
import { type Caller, stranger } from '../caller.ts';
import type { Denied } from '../clients/client-access.ts';
import { countFailure } from './address-limit.ts';

type Step = AuditData['user.sign_in_refused']['step'];
export type Reason =
  | 'unknown'
  | 'closed'
  | 'locked'
  | 'password'
  | 'ticket'
  | 'code'
  | 'replay'
  | 'passkey'
  | 'other_user'
  | 'authenticator'
  | 'provider_token'
  | 'terms'
  | Denied
  | SignOnReason;

/** Why single sign-on let nobody in. */
export type SignOnReason =
  | 'off'
  | 'redirect'
  | 'provider'
  | 'code'
  | 'id_token'
  | 'userinfo'
  | 'other_identity'
  | 'ambiguous'
  | 'other_client'
  | 'role';

type Refusal = {
  step: Step;
  reason: Reason;
  /** What the caller called themselves. */
  claimed: string;
  account: Account | null;
  /** In whose trail it stands where no account is meant: of whose identity provider the call came. */
  clientId?: string | null;
  caller: Caller;
  /** Set by the try that locked the account. */
  lockedUntil?: Date | null;
};

/**
 * What stands in the trail for who tried. Only a name that is the account's is kept: anything else may be a password typed
 * into the wrong field. The same entry has the same mark, so that tries can be told apart.
 */
function nameFor(keys: Keys, { claimed, account, step, reason }: Refusal): string {
  // The identity provider vouches for what it calls somebody.
  if (
    claimed === '' ||
    (step === 'sso' && reason !== 'other_user') ||
    (account && isNameOf(claimed, account.user))
  )
    return claimed.slice(0, 100);
  const mark = createHmac('sha256', keys.secret('claimed-name')).update(plainName(claimed) ?? claimed);
  return `unknown name ${mark.digest('hex').slice(0, 12)}`;
}

/** The id of no user. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Inside tx(). Counts the failure of the address and writes it down; the caller is told nothing of the reason. */
export async function recordRefusal(platform: Platform, refusal: Refusal): Promise<void> {
  const { clock } = platform;
  const { step, reason, account, clientId = null, caller, lockedUntil } = refusal;
  await countFailure(caller.ip, clock.now());
  await countFailedSignIn(account?.user.id ?? nobody);
  const actor = stranger(nameFor(platform.keys, refusal), caller);
  const about = {
    actor,
    clientId: account?.user.clientId ?? clientId,
    object: { type: 'user' as const, id: account?.user.id ?? nobody },
    result: 'refused' as const,
  };
  await record(clock, { type: 'user.sign_in_refused', ...about, data: { step, reason } });
  if (!lockedUntil) return;
  await record(clock, {
    type: 'user.locked',
    ...about,
    actor: 'system',
    data: { until: lockedUntil.toISOString() },
  });
  if (account) await mailLocked(platform, account.user, lockedUntil);
}
