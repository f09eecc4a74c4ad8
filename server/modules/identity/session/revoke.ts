import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { closeStreams } from '../../notifications/index.ts';
import { sessions, users } from '../tables.ts';

type RevokeReason =
  | 'signed_out'
  | 'killed'
  | 'limit'
  | 'reuse'
  | 'password_changed'
  | 'account'
  | 'two_factor'
  | 'provider';

/** Inside tx(). False when it had ended before. */
export async function revokeSession(id: string, reason: RevokeReason, now: Date): Promise<boolean> {
  const ended = await db()
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason, successorSealed: null })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await closeStreams(ended);
  return ended.length === 1;
}

/** Inside tx(). Ends every session of a user, but the one in hand if it is named; answers how many. */
export async function revokeSessionsOf(userId: string, reason: RevokeReason, now: Date, except?: string) {
  const ended = await db()
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason, successorSealed: null })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  await closeStreams(ended);
  return ended.length;
}

/** Inside tx(). Ends what the identity provider of a client opened. */
export async function revokeClientSignOns(clientId: string, now: Date) {
  const people = db().select({ id: users.id }).from(users).where(eq(users.clientId, clientId));
  const ended = await db()
    .update(sessions)
    .set({ revokedAt: now, revokeReason: 'provider' satisfies RevokeReason, successorSealed: null })
    .where(
      and(inArray(sessions.userId, people), eq(sessions.method, 'client_sso'), isNull(sessions.revokedAt)),
    )
    .returning({ id: sessions.id });
  await closeStreams(ended);
}
