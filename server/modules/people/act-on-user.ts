import { type Actor, notFound, type Platform, problem } from '../../platform/index.ts';
import { countSessions, findAccount, findPeople } from '../identity/index.ts';
import {
  askForConfirmation,
  confirmedInput,
  needsConfirmation,
  presentPending,
  withdrawChange,
} from './access-changes.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { disableUser, enableUser } from './disable-user.ts';
import { eraseUser } from './erase-user.ts';
import { inviteUser } from './invite-user.ts';
import type { PeoplePorts } from './ports.ts';
import { presentUser } from './present-user.ts';
import { forcePasswordChange, resetTwoFactor, unlinkSignOn, unlockUser } from './reset-access.ts';
import type { InputOf, UserAct, UserCall, UserInput } from './user-act.ts';
import { setAvailability, setConflicts } from './work-settings.ts';

type Plain = Exclude<UserInput['action'], 'create' | 'invite' | 'confirm_change'>;

const acts: { [Action in Plain]: (act: UserAct<InputOf<Action>>) => Promise<void> } = {
  change: changeUser,
  disable: disableUser,
  enable: enableUser,
  erase: eraseUser,
  unlock: unlockUser,
  reset_two_factor: resetTwoFactor,
  unlink_sign_on: unlinkSignOn,
  force_password_change: forcePasswordChange,
  withdraw_change: withdrawChange,
  availability: setAvailability,
  conflicts: setConflicts,
};

/** Everybody sets their own leave and conflicts; the rest is for administrators. */
function assertMay(actor: Actor, input: UserCall) {
  const isWork = input.action === 'availability' || input.action === 'conflicts';
  const isOwn = isWork && input.id === actor.userId;
  if (actor.role !== 'admin' && !isOwn)
    throw problem(
      'access.role',
      'Only administrators can change users. You can change your own leave and conflicts.',
    );
}

export function actOnUser(platform: Platform, ports: PeoplePorts, actor: Actor, input: UserCall) {
  assertMay(actor, input);
  return platform.database.tx({ kind: 'identity' }, async () => {
    const { id, invitation } = await perform(platform, ports, actor, input);
    const account = await findAccount(id);
    if (!account) throw notFound();
    const now = platform.clock.now();
    const openRequests = (await ports.openRequestsOf([id])).get(id);
    const openSessions = actor.role === 'admin' ? ((await countSessions([id], now)).get(id) ?? 0) : null;
    const deputies = await findPeople([account.user.deputyId]);
    const pending =
      actor.role === 'admin' ? await presentPending(platform, [account.user], actor.userId) : undefined;
    const Data = presentUser(account, { openRequests, openSessions, deputies, pending }, now);
    return { Result: 'Success' as const, Data, ...(invitation ? { invitation } : {}) };
  });
}

async function perform(platform: Platform, ports: PeoplePorts, actor: Actor, input: UserCall) {
  if (input.action === 'create') return createUser(platform, ports, actor, input);
  const account = await findAccount(input.id);
  if (!account) throw notFound();
  if (account.user.erasedAt)
    throw problem('request.not_possible', 'This person was erased. Create a new user instead.');
  if (input.version !== undefined && input.version !== account.user.version)
    throw problem(
      'record.stale',
      'Someone else changed this user meanwhile. Reload to see the latest version.',
      {
        current: presentUser(account, {}, platform.clock.now()),
      },
    );
  const act = { platform, ports, actor, account, input };
  const { id } = account.user;
  if (input.action === 'confirm_change')
    return { id, invitation: await change({ ...act, input: await confirmedInput({ ...act, input }) }) };
  if (!(await needsConfirmation(act))) return { id, invitation: await change(act) };
  await askForConfirmation(act);
  return { id, invitation: undefined };
}

/** Answers the link of an invitation where the administrator has to hand it over. */
async function change(act: UserAct): Promise<string | undefined> {
  const { action } = act.input;
  if (action === 'invite') return inviteUser(act);
  await (acts[action as Plain] as (act: UserAct) => Promise<void>)(act);
  return undefined;
}
