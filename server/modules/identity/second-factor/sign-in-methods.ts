import type { z } from 'zod';
import { LoginLimits } from '../../../../contract/limits.ts';
import type { signInMethods } from '../../../../contract/security/second-factor.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, holdOwnAccount, ownAccount } from '../accounts/account.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { passkeysOf, presentPasskey } from './passkeys.ts';
import { about } from './prove-factor.ts';
import { makeRecoveryCodes, recoveryCodesOf } from './recovery-codes.ts';

export const presentMethods = async ({ user }: Account): Promise<z.input<typeof signInMethods>> => ({
  authenticator: user.totpConfirmedAt !== null,
  passkeys: (await passkeysOf(user.id)).map(presentPasskey),
  recoveryCodes: await recoveryCodesOf(user.id),
});

export function readSignInMethods({ database }: Platform, actor: Actor) {
  return database.tx({ kind: 'identity' }, async () => {
    const account = await ownAccount(actor);
    return { Result: 'Success' as const, Data: await presentMethods(account) };
  });
}

/** Makes new recovery codes; they are answered once and never shown again. */
export function renewRecoveryCodes(platform: Platform, actor: Actor) {
  const { database, clock } = platform;
  return database.tx({ kind: 'identity' }, async () => {
    const now = clock.now();
    await requireFreshFactor(actor, now);
    const account = await holdOwnAccount(actor);
    if (account.user.totpConfirmedAt === null)
      throw problem('request.not_possible', 'Set up an authenticator before you create recovery codes.');
    const codes = await makeRecoveryCodes(actor.userId, now);
    const data = { codes: LoginLimits.recoveryCodes };
    await record(clock, { type: 'user.recovery_codes_made', ...about(actor, account), data });
    await notifyAccountChanged(platform, account.user, noticeText('account.recovery_codes_made'));
    return { Result: 'Success' as const, Data: await presentMethods(account), codes };
  });
}
