import type { Env } from '../../../platform/index.ts';
import { type Account, isOpen } from '../accounts/account.ts';

/** Whether this person may sign in here by password: with single sign-on only administrators keep a local way in. */
export const maySignInLocally = (account: Account, deployment: Env['deployment']) =>
  isOpen(account) && (deployment !== 'saas' || account.user.role === 'admin');
