import { eq } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, requireWriteAccess } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { aboutUser, findAccount } from '../accounts/account.ts';
import { sessions } from '../tables.ts';
import { countSessions } from './count-sessions.ts';
import { assertMaySee } from './list-sessions.ts';
import { revokeSession, revokeSessionsOf } from './revoke.ts';

export function killSession({ database, clock }: Platform, actor: Actor, id: string) {
  return database.tx({ kind: 'identity' }, async () => {
    const [session] = await db().select().from(sessions).where(eq(sessions.id, id));
    const isVisible = session && (session.userId === actor.userId || actor.role === 'admin');
    if (isVisible && session.userId !== actor.userId) requireWriteAccess(actor);
    if (!isVisible || !(await revokeSession(session.id, 'killed', clock.now()))) throw notFound();
    const account = await findAccount(session.userId);
    await record(clock, {
      type: 'user.session_ended',
      actor,
      clientId: account?.user.clientId ?? null,
      object: { type: 'user' as const, id: session.userId, label: account?.user.name },
      data: { session: session.id },
    });
  });
}

/** Ends every session of a user but the one in hand; answers how many lived. */
export function killSessionsOf({ database, clock }: Platform, actor: Actor, userId = actor.userId) {
  assertMaySee(actor, userId);
  if (userId !== actor.userId) requireWriteAccess(actor);
  return database.tx({ kind: 'identity' }, async () => {
    const account = await findAccount(userId);
    if (!account) throw notFound();
    const now = clock.now();
    const living = (await countSessions([userId], now)).get(userId) ?? 0;
    const ended = userId === actor.userId ? living - 1 : living;
    await revokeSessionsOf(userId, 'killed', now, actor.sessionId);
    if (ended > 0)
      await record(clock, {
        type: 'user.sessions_ended',
        actor,
        ...aboutUser(account.user),
        data: { sessions: ended },
      });
    return ended;
  });
}
