import type { z } from 'zod';
import type { currentDetails } from '../../../../contract/security/sign-in.ts';
import { type Account, modulesOf } from '../accounts/account.ts';
import type { OpenedSession } from './open-session.ts';

/** What the shell draws the menu and the greeting from, and the limits it must know. */
export function presentCurrent(
  account: Account,
  { session, policy }: Pick<OpenedSession, 'session' | 'policy'>,
): z.input<typeof currentDetails> {
  const { user, client } = account;
  return {
    Name: user.name,
    role: user.role,
    emailid: user.email,
    clientname: client?.name ?? '',
    username: user.username,
    modules: { Modules: modulesOf(account) },
    language: user.language,
    readOnly: user.readOnly,
    idleSeconds: policy.idleSeconds,
    passwordRule: policy.passwordRule,
    passkeyDue: session.passkeyDue,
    previousSignIn: session.previousSignInAt?.toISOString() ?? '',
    failedSignIns: session.failedSignIns,
  };
}
