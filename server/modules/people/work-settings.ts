import { problem } from '../../platform/index.ts';
import { storeUser } from '../identity/index.ts';
import { noLeave, setLeave } from './leave.ts';
import { recordUser } from './record-user.ts';
import type { InputOf, UserAct } from './user-act.ts';

/** Inside tx(). Away without an end: a drafter's requests go back to the pool, and none are given until the return. */
export async function setAvailability(act: UserAct<InputOf<'availability'>>): Promise<void> {
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

/**
 * Inside tx(). The names a person must not work on; what they work on of these goes to others. People remove those that
 * they declared, never what the firm recorded.
 */
export async function setConflicts(act: UserAct<InputOf<'conflicts'>>): Promise<void> {
  const { user } = act.account;
  const { conflicts } = act.input;
  const names = [...new Set(conflicts.map((name) => name.trim()))];
  const isOwn = typeof act.actor === 'object' && 'userId' in act.actor && act.actor.userId === user.id;
  const kept = user.conflicts.filter((name) => !user.ownConflicts.includes(name) && !names.includes(name));
  if (isOwn && kept.length > 0)
    throw problem(
      'request.not_possible',
      `An administrator recorded this conflict, so only an administrator can remove it: ${kept.join(', ')}.`,
    );
  const added = names.filter((name) => !user.conflicts.includes(name));
  const ownConflicts = [...user.ownConflicts.filter((name) => names.includes(name)), ...(isOwn ? added : [])];
  await storeUser(user, { conflicts: names, ownConflicts });
  if (added.length > 0) await act.ports.onConflictAdded(user.id);
  const personalChanges = [{ field: 'conflicts', before: user.conflicts, after: names }];
  await recordUser(act, 'user.changed', { fields: ['conflicts'] }, { personalChanges });
}
