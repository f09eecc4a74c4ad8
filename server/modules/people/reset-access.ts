import {
  endTickets,
  markUser,
  notifyAccountChanged,
  revokeSessionsOf,
  storeUser,
} from '../identity/index.ts';
import { noticeText } from '../notifications/index.ts';
import { recordUser } from './record-user.ts';
import type { UserAct } from './user-act.ts';

/** Inside tx(). */
export async function unlockUser(act: UserAct): Promise<void> {
  await storeUser(act.account.user, { failedTries: 0, lockedUntil: null });
  await recordUser(act, 'user.unlocked', {});
}

/** Inside tx(). At the next sign-in a new seed is shown; what was signed in with the old one ends. */
export async function resetTwoFactor(act: UserAct): Promise<void> {
  const { user } = act.account;
  await storeUser(user, { totpSeed: null, totpConfirmedAt: null, totpLastStep: 0 });
  await resetByOther(act);
  await revokeSessionsOf(user.id, 'two_factor', act.platform.clock.now());
  await recordUser(act, 'user.two_factor_reset', {});
  await notifyAccountChanged(act.platform, user, noticeText('account.authenticator_reset'));
}

/** Inside tx(). Marks an account that somebody else has just reset: it releases nothing for a day. */
export async function resetByOther({ platform, account: { user }, actor }: UserAct): Promise<void> {
  const isOwn = typeof actor === 'object' && 'userId' in actor && actor.userId === user.id;
  if (isOwn) return;
  await markUser(user.id, { accessResetAt: platform.clock.now() });
}

/** Inside tx(). For somebody whom the provider made anew: the next single sign-on ties the account to who comes then. */
export async function unlinkSignOn(act: UserAct): Promise<void> {
  const { user } = act.account;
  if (user.ssoSubject === null) return;
  await storeUser(user, { ssoIssuer: null, ssoSubject: null });
  await resetByOther(act);
  await notifyAccountChanged(act.platform, user, noticeText('account.sign_on_unlinked'));
  await revokeSessionsOf(user.id, 'account', act.platform.clock.now());
  await recordUser(act, 'user.sign_on_unlinked', {});
}

/** Inside tx(). As if this person had never been here: nothing they knew or held lets anybody in. */
export async function forgetAccess(act: UserAct): Promise<void> {
  const { user } = act.account;
  await endTickets(user.id, act.platform.clock.now());
  await storeUser(user, {
    passwordHash: null,
    mustChangePassword: 'first',
    totpSeed: null,
    totpConfirmedAt: null,
    totpLastStep: 0,
    ssoIssuer: null,
    ssoSubject: null,
  });
  await resetByOther(act);
  await recordUser(act, 'user.two_factor_reset', {});
  await notifyAccountChanged(act.platform, user, noticeText('account.reset'));
}

/** Inside tx(). The next sign-in asks for a new password, and there must be one. */
export async function forcePasswordChange(act: UserAct): Promise<void> {
  const { user } = act.account;
  await storeUser(user, { mustChangePassword: user.mustChangePassword ?? 'expired' });
  await revokeSessionsOf(user.id, 'account', act.platform.clock.now());
  await recordUser(act, 'user.changed', { fields: ['mustChangePassword'] });
  await notifyAccountChanged(act.platform, user, noticeText('account.password_expired'));
}
