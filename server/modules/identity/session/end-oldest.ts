import { and, desc, eq, ne } from 'drizzle-orm';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { sessions, users } from '../tables.ts';
import { revokeSession } from './revoke.ts';
import { alive, type Session } from './session-state.ts';

/** Inside tx(). Ends the oldest sessions of a user when the one just opened is more than the policy allows. */
export async function endOldest(opened: Session, policy: SecurityPolicy, now: Date): Promise<void> {
  const { sessionsPerUser } = policy;
  if (sessionsPerUser === 0) return;
  const { userId } = opened;
  // Held until the end, so that two sign-ins at once count each other. Each of them holds the user's key already, for the
  // session it has just written: a lock that excluded that one would have both wait for each other.
  const [user] = await db().select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) return;
  const others = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, opened.id), alive(policy, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const tooMany = others.slice(sessionsPerUser - 1);
  if (tooMany.length === 0) return;
  const clock = { now: () => now };
  for (const { id } of tooMany) {
    await revokeSession(id, 'limit', now);
    await record(clock, {
      type: 'user.session_ended',
      actor: 'system',
      clientId: user.clientId,
      object: { type: 'user', id: userId, label: user.name },
      data: { session: id, reason: 'limit' },
    });
  }
  await notify(clock, {
    userIds: [userId],
    clientId: user.clientId,
    kind: 'account',
    entityName: 'Your account',
    activity: 'was signed out elsewhere: more sessions were open than are allowed',
  });
}
