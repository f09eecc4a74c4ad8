import type { Platform } from '../../../platform/index.ts';
import { findAccount, maySignInLocally } from '../accounts/account.ts';
import type { Caller } from '../caller.ts';
import { deniedBy, sayDenied } from '../clients/client-access.ts';
import { refused } from '../refusals.ts';
import { checkAddress } from './address-limit.ts';
import { findInvitation } from './invitations.ts';
import { openNextStep } from './next-step.ts';
import { recordRefusal } from './record-refusal.ts';

/** Step 1 by link. The link stays good until the new password is stored, so that a reload loses nothing. */
export async function acceptInvitation(platform: Platform, invite: string, caller: Caller) {
  const { database, clock, keys, env } = platform;
  const opened = await database.tx({ kind: 'identity' }, async () => {
    await checkAddress(caller.ip, clock.now());
    const invitation = await findInvitation(invite, clock.now());
    const account = invitation && (await findAccount(invitation.userId));
    const isOpen = invitation && account && maySignInLocally(account, env.deployment);
    const denied = isOpen ? deniedBy(account, caller.ip) : null;
    if (isOpen && !denied) return openNextStep(account, keys, clock.now(), invitation.id);
    const reason = denied ?? 'ticket';
    await recordRefusal(platform, { step: 'password', reason, claimed: '', account, caller });
    return denied && account ? sayDenied(env, denied, account) : refused();
  });
  if ('status' in opened) throw opened;
  return opened;
}
