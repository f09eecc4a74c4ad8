import { and, eq, gt, inArray, isNull, ne, not, type SQL } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { closeStreams } from '../../notifications/index.ts';
import { peopleOf } from '../accounts/account.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { endClientTickets } from '../sign-in/tickets.ts';
import { sessions } from '../tables.ts';
import { alive } from './session-state.ts';

type RevokeReason =
  | 'signed_out'
  | 'killed'
  | 'limit'
  | 'reuse'
  | 'password_changed'
  | 'account'
  | 'two_factor'
  | 'provider'
  | 'lapsed';

/** Inside tx(). False when it had ended before. */
export const revokeSession = async (id: string, reason: RevokeReason, now: Date): Promise<boolean> =>
  (await end(eq(sessions.id, id), reason, now)) === 1;

/** Inside tx(). Ends every session of a user, but the one in hand if it is named; answers how many. */
export const revokeSessionsOf = (userId: string, reason: RevokeReason, now: Date, except?: string) =>
  end(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined), reason, now);

/** Inside tx(). Ends what the identity provider of a client opened. */
export const revokeClientSignOns = (clientId: string, now: Date) =>
  end(and(inArray(sessions.userId, peopleOf(clientId)), eq(sessions.method, 'client_sso')), 'provider', now);

/** Inside tx(). Ends what the identity provider of their client opened for one person. */
export const revokeClientSignOnsOf = (userId: string, now: Date) =>
  end(and(eq(sessions.userId, userId), eq(sessions.method, 'client_sso')), 'provider', now);

/** Inside tx(). Ends every session of a client's people, and what they had begun of signing in. */
export async function revokeClientSessions(clientId: string, now: Date) {
  await endClientTickets(clientId, now);
  await end(inArray(sessions.userId, peopleOf(clientId)), 'account', now);
}

/** Inside tx(), before the rules are loosened: what they have ended stays ended. Of one client, or of everybody. */
export async function revokeLapsed(now: Date, clientId?: string) {
  const whose = clientId ? inArray(sessions.userId, peopleOf(clientId)) : undefined;
  const lapsed = not(alive(await securityPolicy(), now) as SQL);
  await end(and(gt(sessions.expiresAt, now), lapsed, whose), 'lapsed', now);
}

async function end(which: SQL | undefined, reason: RevokeReason, now: Date) {
  const ended = await db()
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason, successorSealed: null })
    .where(and(isNull(sessions.revokedAt), which))
    .returning({ id: sessions.id });
  await closeStreams(ended);
  return ended.length;
}
