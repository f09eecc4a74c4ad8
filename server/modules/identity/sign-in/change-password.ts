import { desc, eq, inArray } from 'drizzle-orm';
import { LoginLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/password-rules.ts';
import { fitsPasswordRule } from '../../../../contract/password-rules.ts';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db, invalidField, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { type Account, aboutAccount, aboutUser } from '../accounts/account.ts';
import { mailPasswordChanged } from '../accounts/account-mails.ts';
import { type Caller, proven } from '../caller.ts';
import { isBlocked } from '../passwords/block-list.ts';
import { hashPassword, verifyPassword } from '../passwords/hash-password.ts';
import { refused } from '../refusals.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { findLiving } from '../session/authenticate.ts';
import { revokeSessionsOf } from '../session/revoke.ts';
import { passwordHistory, users } from '../tables.ts';
import { endInvitations, spendInvitation } from './invitations.ts';
import { endTickets, holdTicketsOf, spendTicket, type Ticket } from './tickets.ts';

/** What a person reads whose new password does not fit the rule. */
const passwordRuleTexts: Record<PasswordRuleName, string> = {
  standard: '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
  nist: `${LoginLimits.passwordMin}-${LoginLimits.passwordMax} characters: letters of any script, digits, signs and spaces`,
};

/** By which right the password is changed: the ticket of step 1, or a session that signed in just now. */
export type Right = { ticket: Ticket } | { sessionId: string };
export type Change = { NewPassword: string; ConfirmPassword: string };
type Outcome = { Result: 'Success' | 'Failed'; Data: string };

const done = { Result: 'Success', Data: 'Password Changed Successfully' } as const;
const failed = (Data: string): Outcome => ({ Result: 'Failed', Data });

export async function changePassword(
  platform: Platform,
  account: Account,
  right: Right,
  change: Change,
  caller: Caller,
): Promise<Outcome> {
  const { user } = account;
  const { policy, earlier } = await platform.database.tx({ kind: 'identity' }, async () => ({
    policy: await securityPolicy(),
    earlier: await historyOf(user.id),
  }));
  checkForm(change, policy);
  if (isBlocked(change.NewPassword, [user.username, ...user.name.split(/\s+/)], policy))
    return failed('This password is too common. Choose another one.');
  const remembered = earlier.slice(0, policy.passwordHistory).map((row) => row.hash);
  if (await wasUsed([user.passwordHash, ...remembered], change.NewPassword))
    return failed(
      policy.passwordHistory > 1
        ? `Choose a password that is not one of your last ${policy.passwordHistory}.`
        : 'Choose a password that differs from your current one.',
    );

  const hash = await hashPassword(change.NewPassword);
  const isStored = await platform.database.tx({ kind: 'identity' }, () =>
    store(platform, account, right, hash, caller),
  );
  if (!isStored) throw refused();
  return done;
}

function checkForm({ NewPassword, ConfirmPassword }: Change, { passwordRule }: SecurityPolicy) {
  if (!fitsPasswordRule(NewPassword, passwordRule)) {
    const message = passwordRuleTexts[passwordRule];
    throw invalidField('NewPassword', message);
  }
  if (NewPassword !== ConfirmPassword)
    throw invalidField('ConfirmPassword', 'Password and Confirm Password does not match');
}

async function wasUsed(hashes: readonly (string | null)[], password: string) {
  for (const hash of new Set(hashes)) if (hash && (await verifyPassword(hash, password))) return true;
  return false;
}

const historyOf = (userId: string) =>
  db()
    .select({ id: passwordHistory.id, hash: passwordHistory.hash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.at));

/** False when the right to do this was used up meanwhile; then nothing is changed. */
async function store(platform: Platform, account: Account, right: Right, hash: string, caller: Caller) {
  const { clock } = platform;
  const now = clock.now();
  const { user } = account;
  const session = 'sessionId' in right ? right.sessionId : undefined;
  await holdTicketsOf(user.id);
  if ('ticket' in right) {
    if (!(await spendTicket(right.ticket.id, now))) return false;
    const { invitationId } = right.ticket;
    if (invitationId && !(await spendInvitation(invitationId, now))) return false;
  }
  await db().select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  if (session && !(await findLiving(session, now))) return false;
  await endInvitations(user.id, now);
  // What was begun with the password of before ends with it.
  await endTickets(user.id, now);
  await db()
    .update(users)
    .set({ passwordHash: hash, passwordChangedAt: now, mustChangePassword: null })
    .where(eq(users.id, user.id));
  await remember(user.id, hash, now);
  const others = await revokeSessionsOf(user.id, 'password_changed', now, session);
  await record(clock, {
    type: 'user.password_changed',
    actor: proven(account, caller, session ?? null),
    ...aboutUser(user),
    data: { others },
  });
  await notify(clock, {
    ...aboutAccount(user),
    activity: noticeText('account.password_changed'),
  });
  await mailPasswordChanged(platform, user);
  return true;
}

async function remember(userId: string, hash: string, at: Date) {
  const { passwordHistory: kept } = await securityPolicy();
  await db().insert(passwordHistory).values({ userId, hash, at });
  const old = (await historyOf(userId)).slice(kept).map((row) => row.id);
  if (old.length > 0) await db().delete(passwordHistory).where(inArray(passwordHistory.id, old));
}
