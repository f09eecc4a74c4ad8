import { and, desc, eq } from 'drizzle-orm';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions, users } from '../tables.ts';
import { alive } from './session-state.ts';

export function assertMaySee(actor: Actor, userId: string) {
  if (userId !== actor.userId && actor.role !== 'admin')
    throw problem('access.role', 'Only administrators can see and end other people’s sessions.');
}

/** One's own live sessions; an administrator may name a user. */
export async function listSessions({ database, clock }: Platform, actor: Actor, user = actor.userId) {
  assertMaySee(actor, user);
  const rows = await database.tx({ kind: 'identity' }, async () =>
    db()
      .select({ session: sessions, name: users.name })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(and(eq(sessions.userId, user), alive(await securityPolicy(), clock.now())))
      .orderBy(desc(sessions.lastActivityAt)),
  );
  const Data = rows.map(({ session, name }) => ({
    id: session.id,
    userId: session.userId,
    name,
    ip: session.ip,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    lastActivityAt: session.lastActivityAt.toISOString(),
    current: session.id === actor.sessionId,
  }));
  return { Result: 'Success' as const, Data, total: Data.length };
}
