import type { Platform } from '../../../platform/index.ts';
import { type NoticeText, notify } from '../../notifications/index.ts';
import { aboutAccount, type User } from './account.ts';
import { mailAccessChanged } from './account-mails.ts';

/**
 * Inside tx(). Nobody's ways in change without their knowledge, whoever changes them: a notice, and a mail to the address
 * before and the one now.
 */
export async function notifyAccountChanged(
  platform: Platform,
  before: User,
  what: NoticeText | readonly NoticeText[],
  { email } = before,
): Promise<void> {
  const whats = [what].flat();
  for (const activity of whats)
    await notify(platform.clock, {
      ...aboutAccount(before),
      activity,
    });
  await mailAccessChanged(platform, before, [before.email, email], whats);
}
