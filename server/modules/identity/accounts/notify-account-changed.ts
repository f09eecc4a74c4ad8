import type { Platform } from '../../../platform/index.ts';
import { notify } from '../../notifications/index.ts';
import type { User } from './account.ts';
import { mailAccessChanged } from './account-mails.ts';

/**
 * Inside tx(). Nobody's ways in change without their knowledge, whoever changes them: a notice, and a mail to the address
 * before and the one now. `what` completes the sentence "Your account …".
 */
export async function notifyAccountChanged(
  platform: Platform,
  before: User,
  what: string,
  { email } = before,
): Promise<void> {
  await notify(platform.clock, {
    userIds: [before.id],
    clientId: before.clientId,
    kind: 'account',
    entityName: 'Your account',
    activity: what,
  });
  await mailAccessChanged(platform, before, [before.email, email], what);
}
