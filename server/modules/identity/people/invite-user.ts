import { problem } from '../../../platform/index.ts';
import { mailInvitation } from '../account-mails.ts';
import { invite } from '../sign-in/invitations.ts';
import type { UserAct } from './act-on-user.ts';
import { recordUser } from './record-user.ts';

/** Inside tx(). A new link for somebody who lost theirs, or their password; what they have stays good until it is used. */
export async function inviteUser(act: UserAct): Promise<{ invitation: string }> {
  const { platform, account } = act;
  const { user } = account;
  if (user.disabledAt) throw problem('request.not_possible', 'Enable this user first.');
  const { link, expiresAt } = await invite(user.id, platform.clock.now());
  await mailInvitation(platform, user, link, expiresAt);
  await recordUser(act, 'user.invited', { expiresAt: expiresAt.toISOString() });
  return { invitation: link };
}
