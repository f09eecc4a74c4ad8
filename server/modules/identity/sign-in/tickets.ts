import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { peopleOf } from '../accounts/account.ts';
import { randomChallenge, randomToken, sha256 } from '../secrets.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { loginTickets } from '../tables.ts';

export type Ticket = typeof loginTickets.$inferSelect;
type NewTicket = Pick<Ticket, 'userId' | 'step'> & {
  invitationId?: string | undefined;
  /** Sealed, where an authenticator is to be set up. */
  totpSeed?: string | undefined;
  /** The QR code has to be scanned or the terms to be read first. */
  needsTime: boolean;
};

/** Inside tx(). What step 1 leaves behind: `cookie` goes to the browser, only its hash stays here. */
export async function issueTicket({ needsTime, ...ticket }: NewTicket, now: Date) {
  const cookie = randomToken();
  const secret = randomChallenge();
  const expiresAt = new Date(now.getTime() + (needsTime ? 20 : 5) * 60_000);
  await db()
    .insert(loginTickets)
    .values({ ...ticket, cookieHash: sha256(cookie), secret, createdAt: now, expiresAt });
  return { cookie, secret, expiresAt };
}

const live = async (now: Date) => {
  const { wrongTries } = await securityPolicy();
  const { usedAt, expiresAt, wrongCodes } = loginTickets;
  return and(isNull(usedAt), gt(expiresAt, now), lt(wrongCodes, wrongTries));
};

/** Inside tx(), which holds the ticket until its end: two answers to one ticket are judged one after the other. */
export async function holdTicket(
  cookie: string | null,
  step: Ticket['step'],
  now: Date,
): Promise<Ticket | null> {
  if (!cookie) return null;
  const [ticket] = await db()
    .select()
    .from(loginTickets)
    .where(and(eq(loginTickets.cookieHash, sha256(cookie)), eq(loginTickets.step, step), await live(now)))
    .for('update');
  return ticket ?? null;
}

/** Inside tx(). */
export async function countWrongCode(ticketId: string): Promise<void> {
  await db()
    .update(loginTickets)
    .set({ wrongCodes: sql`${loginTickets.wrongCodes} + 1` })
    .where(eq(loginTickets.id, ticketId));
}

/** Inside tx(). False when somebody else was first. */
export async function spendTicket(ticketId: string, now: Date): Promise<boolean> {
  const used = await db()
    .update(loginTickets)
    .set({ usedAt: now })
    .where(and(eq(loginTickets.id, ticketId), await live(now)))
    .returning({ id: loginTickets.id });
  return used.length === 1;
}

/**
 * Inside tx(): locks them until it ends, always in one order, so that two browsers of one person wait for each other.
 * A transaction that changes the user as well locks the tickets first.
 */
export const holdTicketsOf = (userId: string) => hold(eq(loginTickets.userId, userId));

async function hold(whose: SQL): Promise<void> {
  const { id, usedAt } = loginTickets;
  await db()
    .select({ id })
    .from(loginTickets)
    .where(and(whose, isNull(usedAt)))
    .orderBy(id)
    .for('update');
}

/** Inside tx(). Whatever this person, or somebody in their name, had begun. */
export const endTickets = (userId: string, now: Date) => end(eq(loginTickets.userId, userId), now);

/** Inside tx(). The same of all people of a client. */
export const endClientTickets = (clientId: string, now: Date) =>
  end(inArray(loginTickets.userId, peopleOf(clientId)), now);

async function end(whose: SQL, now: Date): Promise<void> {
  await hold(whose);
  await db()
    .update(loginTickets)
    .set({ usedAt: now })
    .where(and(whose, isNull(loginTickets.usedAt)));
}
