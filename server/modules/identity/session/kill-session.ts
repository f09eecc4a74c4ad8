import { eq } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findAccount } from '../account.ts';
import { sessions } from '../tables.ts';
import { revokeSession } from './revoke.ts';

export function killSession({ database, clock }: Platform, actor: Actor, id: string | undefined) {
  return database.tx({ kind: 'system' }, async () => {
    if (!id) throw notFound();
    const [session] = await db().select().from(sessions).where(eq(sessions.id, id));
    const isVisible = session && (session.userId === actor.userId || actor.role === 'admin');
    if (!isVisible || !(await revokeSession(session.id, 'killed', clock.now()))) throw notFound();
    const account = await findAccount(session.userId);
    await record(clock, {
      type: 'user.session_ended',
      actor,
      clientId: account?.user.clientId ?? null,
      object: { type: 'user', id: session.userId, label: account?.user.name },
      data: { session: session.id },
    });
  });
}
