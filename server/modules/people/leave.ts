import { invalidField } from '../../platform/index.ts';
import { findPeople, isActiveDrafter, storeUser, type User } from '../identity/index.ts';
import { recordUser } from './record-user.ts';
import type { InputOf, UserAct } from './user-act.ts';

export const noLeave = { leaveFrom: null, leaveUntil: null, deputyId: null };

type Leave = NonNullable<InputOf<'availability'>['leave']>;
type LeaveState = Pick<User, 'available' | 'leaveFrom' | 'leaveUntil' | 'deputyId'>;

/** Inside tx(). From a day until a day; one that has come already begins at once. Null ends it, or takes it back. */
export async function setLeave(act: UserAct, leave: Leave | null): Promise<void> {
  const { account, platform } = act;
  if (!leave) return applyLeaveChange(act, { available: true, ...noLeave });
  const today = platform.clock.calendar.today();
  await assertPossible(act, leave, today);
  const { available, leaveFrom } = account.user;
  // Who is away without an end stays away; who is on leave until now is there until the one of later days.
  const isThere = available || (leaveFrom !== null && leaveFrom <= today);
  await applyLeaveChange(act, {
    available: leave.from > today && isThere,
    leaveFrom: leave.from,
    leaveUntil: leave.until,
    deputyId: leave.deputy ?? null,
  });
}

/** Inside tx(). What changes is stored and recorded; a drafter's work goes with the first day. */
export async function applyLeaveChange(act: Omit<UserAct, 'input'>, after: LeaveState): Promise<void> {
  const { user } = act.account;
  const fields = (Object.keys(after) as (keyof LeaveState)[]).filter((field) => user[field] !== after[field]);
  if (fields.length === 0) return;
  await storeUser(user, after);
  if (user.available && !after.available && user.role === 'drafter')
    await act.ports.onUserUnavailable(user.id, act.actor, after.deputyId);
  const changes = fields.map((field) => ({ field, before: user[field], after: after[field] }));
  await recordUser(act, 'user.changed', { fields }, { changes });
}

async function assertPossible({ account: { user } }: UserAct, leave: Leave, today: string) {
  const refuse = (field: string, sentence: string) => invalidField(`leave.${field}`, sentence);
  if (leave.until < leave.from) throw refuse('until', 'The last day is before the first day.');
  if (leave.until < today) throw refuse('until', 'This leave has already ended.');
  if (!leave.deputy) return;
  const deputy = (await findPeople([leave.deputy])).get(leave.deputy);
  if (!deputy || !isActiveDrafter(deputy) || deputy.id === user.id || user.role !== 'drafter')
    throw refuse('deputy', 'Choose another drafter to take over the work.');
  if (!deputy.available) throw refuse('deputy', `${deputy.name} is on leave too.`);
}
