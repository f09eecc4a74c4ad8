import {
  assertFree,
  assertNotLastAdmin,
  endInvitations,
  invite,
  leaveProvider,
  mailInvitation,
  noteFormerAdministrator,
  notifyAccountChanged,
  storeUser,
  type User,
} from '../identity/index.ts';
import { canMail, noticeText } from '../notifications/index.ts';
import { hasEntered } from './access-changes.ts';
import { assertMembership } from './check-membership.ts';
import { recordUser } from './record-user.ts';
import { resetByOther } from './reset-access.ts';
import type { InputOf, UserAct } from './user-act.ts';

const open = ['role', 'clientId', 'readOnly'] as const;
const personal = ['username', 'name', 'email'] as const;

/** Inside tx(). A changed role or client counts from this person's next call on. */
export async function changeUser(act: UserAct<InputOf<'change'>>): Promise<void> {
  const { account, input, ports, actor } = act;
  const { user } = account;
  const next = { ...user, ...input.user };
  await assertMembership(ports, next);
  await assertFree(next, user.id);
  if (next.role !== 'admin' || next.readOnly) await assertNotLastAdmin(user);

  const differences = (fields: readonly (keyof User)[]) =>
    fields
      .filter((field) => next[field] !== user[field])
      .map((field) => ({ field, before: user[field], after: next[field] }));
  const changes = differences(open);
  const personalChanges = differences(personal);
  const fields = [...changes, ...personalChanges].map(({ field }) => field);
  if (fields.length === 0) return;

  const { username, name, email, role, clientId, readOnly } = next;
  await noteFormerAdministrator(act.platform, user, next);
  await storeUser(user, { username, name, email, role, clientId, readOnly });
  if (user.role === 'drafter' && (role !== 'drafter' || readOnly))
    await ports.onUserUnavailable(user.id, actor);
  if (fields.includes('clientId')) {
    await leaveProvider(user, act.platform.clock.now());
    await ports.onUserMoved(user.id);
  }
  await recordUser(act, 'user.changed', { fields }, { changes, personalChanges });
  if (fields.includes('email')) await moveInvitation(act, next);
  if (fields.includes('email') && hasEntered(user)) await resetByOther(act);
  const told = fields.filter((field) => field in texts);
  if (told.length > 0)
    await notifyAccountChanged(
      act.platform,
      user,
      told.map((field) => texts[field as keyof typeof texts]),
      next,
    );
}

/**
 * Inside tx(). A link that went to the address of before lets nobody in any more. Who has not been here yet gets another
 * one at the new address.
 */
async function moveInvitation(act: UserAct, next: User): Promise<void> {
  const { platform, account } = act;
  const { user } = account;
  if (!canMail(platform, user.email)) return;
  const now = platform.clock.now();
  const wasOpen = await endInvitations(user.id, now);
  if (!wasOpen || hasEntered(user)) return;
  const { link, expiresAt } = await invite(user.id, now);
  await mailInvitation(platform, next, link, expiresAt);
  await recordUser(act, 'user.invited', { expiresAt: expiresAt.toISOString() });
}

/** What decides how a person signs in, and as whom. */
const texts = {
  username: noticeText('account.username_changed'),
  email: noticeText('account.email_changed'),
  role: noticeText('account.role_changed'),
  clientId: noticeText('account.client_changed'),
  readOnly: noticeText('account.access_changed'),
};
