import type { Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { randomToken } from '../secrets.ts';
import { revokeSessionsOf } from '../session/revoke.ts';
import { invite } from '../sign-in/invitations.ts';
import { endTickets } from '../sign-in/tickets.ts';
import { type Account, findAccountByName, type User } from './account.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { markUser, storeUser } from './store-user.ts';

const linkHours = 1;

type WayIn = { name: string; link: string; expiresAt: Date };

/**
 * For the administrator who lost phone or password and has nobody to ask, run by whoever holds the server itself.
 * Phone and password both stop working: with the authenticator gone, the password alone would let a thief in.
 * Throws one sentence for everybody who is no administrator in service.
 */
export async function breakGlass(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  username: string,
): Promise<WayIn> {
  const nobodysPassword = await hashPassword(randomToken());
  return database.tx({ kind: 'identity' }, async () => {
    const user = administrator(username, await findAccountByName(username));
    const now = clock.now();
    await storeUser(user, {
      totpSeed: null,
      totpConfirmedAt: null,
      totpLastStep: 0,
      failedTries: 0,
      lockedUntil: null,
      ...(user.passwordHash ? { passwordHash: nobodysPassword } : {}),
    });
    // Another administrator may have run the command: for a day this account cannot be their second person.
    await markUser(user.id, { accessResetAt: now });
    const ended = await revokeSessionsOf(user.id, 'two_factor', now);
    await endTickets(user.id, now);
    const { link, expiresAt } = await invite(user.id, now, linkHours);
    await record(clock, {
      type: 'user.break_glass',
      actor: 'system',
      clientId: null,
      object: { type: 'user', id: user.id, label: user.name },
      data: { sessions: ended, expiresAt: expiresAt.toISOString() },
    });
    await notifyAdministrators(clock, {
      kind: 'alarm',
      entityName: user.name,
      activity: noticeText('user.break_glass'),
    });
    return { name: user.name, link, expiresAt };
  });
}

function administrator(username: string, account: Account | null): User {
  if (!account) throw new Error(`There is no user ${username}.`);
  const { user } = account;
  if (user.role !== 'admin')
    throw new Error(`${username} is no administrator. An administrator resets others in Settings, Users.`);
  if (user.disabledAt)
    throw new Error(`${username} is disabled. Name an administrator who is in service, or ask one.`);
  return user;
}
