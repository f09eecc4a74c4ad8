import { problem } from '../../../platform/index.ts';
import type { UserAct } from './act-on-user.ts';
import { noLeave, setLeave } from './leave.ts';
import { recordUser } from './record-user.ts';
import { storeUser } from './store-user.ts';

/** Inside tx(). Away without an end: a drafter's requests go back to the pool, and none are given until the return. */
export async function setAvailability(act: UserAct): Promise<void> {
  if (act.input.leave !== undefined) return setLeave(act, act.input.leave);
  const { user } = act.account;
  const { available } = act.input;
  if (available === undefined)
    throw problem('input.invalid', 'Choose whether this person is available.', {
      fields: { available: 'Required.' },
    });
  if (available === user.available) return;
  await storeUser(user, { available, ...noLeave });
  if (!available && user.role === 'drafter') await act.ports.onUserUnavailable(user.id, act.actor);
  const changes = [{ field: 'available', before: user.available, after: available }];
  await recordUser(act, 'user.changed', { fields: ['available'] }, { changes });
}

/** Inside tx(). The names a person must not work on. */
export async function setConflicts(act: UserAct): Promise<void> {
  const { user } = act.account;
  const { conflicts } = act.input;
  if (!conflicts)
    throw problem('input.invalid', 'Send a list of conflicts. It can be empty.', {
      fields: { conflicts: 'Required.' },
    });
  const names = [...new Set(conflicts.map((name) => name.trim()))];
  await storeUser(user, { conflicts: names });
  const personalChanges = [{ field: 'conflicts', before: user.conflicts, after: names }];
  await recordUser(act, 'user.changed', { fields: ['conflicts'] }, { personalChanges });
}
