import {
  assertNotLastAdmin,
  endInvitations,
  endTickets,
  revokeSessionsOf,
  storeUser,
} from '../identity/index.ts';
import { recordUser } from './record-user.ts';
import type { UserAct } from './user-act.ts';

/** Inside tx(). Sessions and links end at once; a drafter's requests go back to the pool. */
export async function disableUser(act: UserAct): Promise<void> {
  const { user } = act.account;
  if (user.disabledAt) return;
  await assertNotLastAdmin(user);
  const now = act.platform.clock.now();
  await endTickets(user.id, now);
  await storeUser(user, { disabledAt: now });
  await revokeSessionsOf(user.id, 'account', now);
  await endInvitations(user.id, now);
  if (user.role === 'drafter') await act.ports.onUserUnavailable(user.id, act.actor);
  await recordUser(act, 'user.disabled', {});
}

/** Inside tx(). */
export async function enableUser(act: UserAct): Promise<void> {
  const { user } = act.account;
  if (!user.disabledAt) return;
  await storeUser(user, { disabledAt: null, failedTries: 0, lockedUntil: null });
  await recordUser(act, 'user.enabled', {});
}
