import type { Platform } from '../../../platform/index.ts';
import { findAccount } from '../accounts/account.ts';
import type { Caller } from '../caller.ts';
import { issueAccess } from './access-token.ts';
import { openSession } from './open-session.ts';

/**
 * A real session without the steps of signing in, for tests, benchmarks and demo data. No route leads here.
 * Throws for a user who does not exist.
 */
export async function signInDirectly(platform: Platform, userId: string, caller: Caller) {
  const { database, keys, clock } = platform;
  const { account, opened } = await database.tx({ kind: 'identity' }, async () => {
    const account = await findAccount(userId);
    if (!account) throw new Error('there is no such user');
    return { account, opened: await openSession(account, caller, keys, clock.now()) };
  });
  const access = await issueAccess(account, opened.session, platform);
  return { account, access, session: opened.session, refreshToken: opened.refreshToken };
}
