import { problem } from '../../platform/index.ts';
import { invite, mailInvitation, notifyAccountChanged } from '../identity/index.ts';
import { canMail, noticeText } from '../notifications/index.ts';
import { hasEntered } from './access-changes.ts';
import { recordUser } from './record-user.ts';
import { resetByOther } from './reset-access.ts';
import type { UserAct } from './user-act.ts';

/**
 * Inside tx(). A new link for somebody who lost theirs, or their password; what they have stays good until it is used. The
 * link of somebody who has been here before opens an account in use: it goes to that person alone, where there is mail.
 */
export async function inviteUser(act: UserAct): Promise<string | undefined> {
  const { platform, account } = act;
  const { user } = account;
  if (user.disabledAt) throw problem('request.not_possible', 'Enable this user first.');
  const { link, expiresAt } = await invite(user.id, platform.clock.now());
  await mailInvitation(platform, user, link, expiresAt);
  await recordUser(act, 'user.invited', { expiresAt: expiresAt.toISOString() });
  if (!hasEntered(user)) return link;
  await resetByOther(act);
  await notifyAccountChanged(platform, user, noticeText('account.link_given'));
  return canMail(platform, user.email) ? undefined : link;
}
