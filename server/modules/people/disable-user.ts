import { type Actor, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import {
  assertNotLastAdmin,
  endInvitations,
  endTickets,
  revokeSessionsOf,
  storeUser,
  type User,
} from '../identity/index.ts';
import { recordUser } from './record-user.ts';
import type { UserAct } from './user-act.ts';

/** Inside tx(). Sessions and links end at once; a drafter's requests go back to the pool. */
export async function disableUser(act: UserAct): Promise<void> {
  const { user } = act.account;
  const isProvider = typeof act.actor === 'object' && 'service' in act.actor;
  if (user.disabledAt) return isProvider ? undefined : keepDisabled(act);
  await assertNotLastAdmin(user);
  await closeAccount(user, act.platform.clock.now(), isProvider);
  if (user.role === 'drafter') await act.ports.onUserUnavailable(user.id, act.actor);
  await recordUser(act, 'user.disabled', {});
}

/** Whom the provider disabled, an administrator disables as well: from then on only an administrator enables them. */
async function keepDisabled(act: UserAct): Promise<void> {
  const { user } = act.account;
  if (!user.disabledByProvider) return;
  await storeUser(user, { disabledByProvider: false });
  await recordUser(act, 'user.disabled', {});
}

/** Inside tx(). Of somebody who works for a client that leaves. */
export async function disableForDeparture(
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  user: User,
): Promise<void> {
  if (user.disabledAt) return;
  await closeAccount(user, clock.now());
  await record(clock, {
    type: 'user.disabled',
    actor,
    clientId: user.clientId,
    object: { type: 'user', id: user.id, label: user.name },
    data: {},
  });
}

async function closeAccount(user: User, now: Date, disabledByProvider = false): Promise<void> {
  await endTickets(user.id, now);
  await storeUser(user, { disabledAt: now, disabledByProvider });
  await revokeSessionsOf(user.id, 'account', now);
  await endInvitations(user.id, now);
}

/** Inside tx(). */
export async function enableUser(act: UserAct): Promise<void> {
  const { user } = act.account;
  if (!user.disabledAt) return;
  if (user.clientId && (await act.ports.isGone(user.clientId)))
    throw problem(
      'request.not_possible',
      'This person’s client has been offboarded, so nobody can sign in for it.',
    );
  await storeUser(user, { disabledAt: null, disabledByProvider: false, failedTries: 0, lockedUntil: null });
  await recordUser(act, 'user.enabled', {});
}
