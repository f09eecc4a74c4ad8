import type { Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import type { User } from '../accounts/account.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { spendToken } from './authenticator-token.ts';
import { plainRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';

export type Factor = { by: 'authenticator' } | { by: 'passkey' } | { by: 'recovery_code'; left: number };

type Entered = { code: string; seed: string | null; enrolled?: Partial<User> };

/** Inside tx(). A token of the authenticator or a recovery code, used up; or why it proves nothing. */
export async function spendCode(
  user: User,
  { code, seed, enrolled = {} }: Entered,
  now: Date,
): Promise<Factor | 'authenticator' | 'code' | 'replay'> {
  const recoveryCode = plainRecoveryCode(code);
  if (recoveryCode) {
    const used = await spendRecoveryCode(user.id, recoveryCode, now);
    return typeof used === 'string' ? used : { by: 'recovery_code', ...used };
  }
  if (!seed) return 'authenticator';
  const refusal = await spendToken(user, code, seed, now, enrolled);
  return refusal ?? { by: 'authenticator' };
}

type About = Omit<Parameters<typeof record<'user.recovery_code_used'>>[1], 'type' | 'data'>;

/** Inside tx(). A recovery code may be in a stranger's hands: the person learns of each one used. */
export async function tellOfRecoveryCode(platform: Platform, user: User, about: About, left: number) {
  await record(platform.clock, { type: 'user.recovery_code_used', ...about, data: { left } });
  await notifyAccountChanged(platform, user, noticeText('account.recovery_code_used', { left }));
}
