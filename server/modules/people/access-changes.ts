import { eq, inArray } from 'drizzle-orm';
import { CONFIRMED_ACTIONS, type ConfirmedAction, type UserRow } from '../../../contract/security/people.ts';
import { db, type Platform, problem } from '../../platform/index.ts';
import {
  administratorsToTell,
  assertConfirmer,
  confirmers,
  findPeople,
  isFirmRole,
  notifyAccountChanged,
  otherAdministrators,
  type User,
} from '../identity/index.ts';
import { noticeText, notify } from '../notifications/index.ts';
import { recordUser } from './record-user.ts';
import { accessChanges } from './tables.ts';
import type { InputOf, UserAct } from './user-act.ts';

type Pending = typeof accessChanges.$inferSelect;

/** Who has been here before can lose their account to somebody else; a new person has none yet. */
export const hasEntered = ({ lastLoginAt, passwordHash, ssoSubject }: User) =>
  lastLoginAt !== null || passwordHash !== null || ssoSubject !== null;

/** The fields by which a person signs in, and as whom; name, leave and the like are none. */
const waysIn = ['username', 'email', 'role'] as const;

/** What one of the acts would change: for `change` the ways in among its fields. */
const wanted = ({ account: { user }, input }: UserAct) =>
  input.action === 'change'
    ? waysIn
        .filter((field) => input.user[field] !== undefined && input.user[field] !== user[field])
        .map((field) => ({ field, before: user[field], after: input.user[field] }))
    : [];

/**
 * Inside tx(). Whether another administrator has to confirm this first: it gives an account of the firm that somebody uses
 * another way in, and there is another administrator. A firm with one administrator has nobody to ask.
 */
export async function needsConfirmation(act: UserAct): Promise<boolean> {
  const { account, input, actor, platform } = act;
  const { user } = account;
  if (typeof actor === 'string' || !('userId' in actor) || actor.userId === user.id) return false;
  const isWayIn = input.action === 'change' ? wanted(act).length > 0 : isConfirmed(input.action);
  const nextRole = input.action === 'change' ? input.user.role : undefined;
  const isOfTheFirm = isFirmRole(user.role) || isFirmRole(nextRole ?? user.role);
  if (!isWayIn || !isOfTheFirm || !hasEntered(user)) return false;
  return (await otherAdministrators(platform, actor.userId, user.id)).length > 0;
}

const isConfirmed = (action: string): action is ConfirmedAction =>
  (CONFIRMED_ACTIONS as readonly string[]).includes(action);

/** Inside tx(). Keeps the change, and tells the person and those who may confirm it. */
export async function askForConfirmation(act: UserAct): Promise<void> {
  const { platform, account, input, actor } = act;
  const { user } = account;
  const askedBy = (actor as { userId: string }).userId;
  const asked = {
    action: input.action as ConfirmedAction,
    user: input.action === 'change' ? input.user : {},
    userVersion: user.version,
    askedBy,
    askedAt: platform.clock.now(),
  };
  await db()
    .insert(accessChanges)
    .values({ userId: user.id, ...asked })
    .onConflictDoUpdate({ target: accessChanges.userId, set: asked });
  const personalChanges = wanted(act);
  const fields = personalChanges.map(({ field }) => field);
  await recordUser(act, 'user.change_asked', { action: asked.action, fields }, { personalChanges });
  await notifyAccountChanged(platform, user, noticeText('account.change_asked'));
  await notify(platform.clock, {
    userIds: await administratorsToTell(platform, askedBy, user.id),
    clientId: null,
    kind: 'system',
    entityName: user.name,
    activity: noticeText('user.change_asked'),
  });
}

/** Inside tx(). What was asked for, now that another administrator confirms it: what they read, and nothing else. */
export async function confirmedInput(act: UserAct<InputOf<'confirm_change'>>): Promise<UserAct['input']> {
  const { platform, account, actor, input } = act;
  const { user } = account;
  const pending = await pendingOf(user.id);
  if (pending.askedAt.toISOString() !== input.askedAt)
    throw problem(
      'record.stale',
      'Someone else changed this user meanwhile. Reload to see the latest version.',
    );
  const mine = (actor as { userId: string }).userId;
  await assertConfirmer(platform, mine, pending.askedBy, user.id);
  if (pending.userVersion !== user.version)
    throw problem(
      'request.not_possible',
      'This user has changed since. Withdraw the change and ask for it again.',
    );
  await db().delete(accessChanges).where(eq(accessChanges.userId, user.id));
  const { action, askedBy } = pending;
  await recordUser(act, 'user.change_confirmed', { action, askedBy });
  return action === 'change' ? { action, user: pending.user } : { action };
}

/** Inside tx(). Any administrator may, so that nothing dangerous is left lying. */
export async function withdrawChange(act: UserAct): Promise<void> {
  const { user } = act.account;
  const { action } = await pendingOf(user.id);
  await db().delete(accessChanges).where(eq(accessChanges.userId, user.id));
  await recordUser(act, 'user.change_withdrawn', { action });
  await notifyAccountChanged(act.platform, user, noticeText('account.change_withdrawn'));
}

async function pendingOf(userId: string): Promise<Pending> {
  const [pending] = await db()
    .select()
    .from(accessChanges)
    .where(eq(accessChanges.userId, userId))
    .for('update');
  if (!pending) throw problem('request.not_possible', 'There is no change to confirm.');
  return pending;
}

/** Inside tx(). What waits for a confirmation of these people, as this administrator sees it. */
export async function presentPending(
  platform: Pick<Platform, 'clock'>,
  people: readonly User[],
  reader: string,
): Promise<Map<string, NonNullable<UserRow['pending']>>> {
  const ids = people.map(({ id }) => id);
  const rows =
    ids.length > 0 ? await db().select().from(accessChanges).where(inArray(accessChanges.userId, ids)) : [];
  const names = await findPeople(rows.map(({ askedBy }) => askedBy));
  const shown = new Map<string, NonNullable<UserRow['pending']>>();
  for (const { userId, action, user, askedBy, askedAt } of rows) {
    const before = people.find(({ id }) => id === userId) as User;
    const may = await confirmers(platform, askedBy, userId);
    shown.set(userId, {
      action,
      changes: waysIn
        .filter((field) => user[field] !== undefined && user[field] !== before[field])
        .map((field) => ({ field, before: before[field], after: user[field] })),
      askedBy: { id: askedBy, name: names.get(askedBy)?.name ?? '' },
      askedAt: askedAt.toISOString(),
      mayConfirm: may.some(({ id }) => id === reader),
    });
  }
  return shown;
}

/** Inside tx(). When a person goes, so does what waited for them. */
export async function forgetChanges(userId: string): Promise<void> {
  await db().delete(accessChanges).where(eq(accessChanges.userId, userId));
}
