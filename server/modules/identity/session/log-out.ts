import { and, eq, or } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { aboutUser, findAccount } from '../accounts/account.ts';
import { type Caller, proven } from '../caller.ts';
import { sha256 } from '../secrets.ts';
import { sessions } from '../tables.ts';
import { revokeSession } from './revoke.ts';

/** Ends the session of this handle and token, if there is one; whoever asks learns nothing either way. */
export function logOut({ database, clock }: Platform, handle: string, token: string, caller: Caller) {
  return database.tx({ kind: 'identity' }, async () => {
    const hash = sha256(token);
    const [session] = await db()
      .select()
      .from(sessions)
      .where(
        and(eq(sessions.handle, handle), or(eq(sessions.refreshHash, hash), eq(sessions.previousHash, hash))),
      );
    if (!session || !(await revokeSession(session.id, 'signed_out', clock.now()))) return;
    const account = await findAccount(session.userId);
    if (!account) return;
    await record(clock, {
      type: 'user.signed_out',
      actor: proven(account, caller, session.id),
      ...aboutUser(account.user),
      data: { reason: 'signed_out' },
    });
  });
}
