import type { Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, aboutUser, findAccount } from '../accounts/account.ts';
import { noteFormerAdministrator } from '../accounts/confirmers.ts';
import { isLastAdmin } from '../accounts/last-admin.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { notifyAdministrators } from '../accounts/notify-administrators.ts';
import { storeUser } from '../accounts/store-user.ts';
import type { IdentityPorts } from '../ports.ts';
import { claimedRole } from './role-claim.ts';

/**
 * Inside tx(). Stores the role that the provider names, as a change of the user that the trail shows; answers the
 * account as it is from now on, or null when the claim lets this person in nowhere.
 */
export async function takeRole(
  platform: Platform,
  ports: IdentityPorts,
  account: Account,
  names: readonly string[],
): Promise<Account | null> {
  const { clock } = platform;
  const { user } = account;
  const claimed = claimedRole(user, names);
  if (!claimed) return null;
  const fields = (['role', 'readOnly'] as const).filter((field) => claimed[field] !== user[field]);
  if (fields.length === 0) return account;
  const staysAdmin = claimed.role === 'admin' && !claimed.readOnly;
  if (!staysAdmin && (await isLastAdmin(user))) return null;

  await noteFormerAdministrator(platform, user, claimed);
  await storeUser(user, claimed);
  if (user.role === 'drafter') await ports.onUserUnavailable(user.id, 'system');
  await record(clock, {
    type: 'user.changed',
    actor: 'system',
    ...aboutUser(user),
    data: { fields },
    changes: fields.map((field) => ({ field, before: user[field], after: claimed[field] })),
  });
  await notifyAccountChanged(platform, user, noticeText('account.role_claimed', { role: claimed.role }));
  if (claimed.role === 'admin')
    await notifyAdministrators(
      clock,
      { entityName: user.name, activity: noticeText('user.admin_claimed') },
      user.id,
    );
  return findAccount(user.id);
}
