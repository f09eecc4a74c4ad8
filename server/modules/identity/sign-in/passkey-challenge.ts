import { and, eq } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { refused } from '../refusals.ts';
import { optionsToUse, passkeysOf } from '../second-factor/passkeys.ts';
import { loginTickets } from '../tables.ts';
import { holdTicket, type Ticket } from './tickets.ts';

/** A new challenge of this ticket, in place of the one before; without passkeys, refused like a ticket of nobody. */
export async function openPasskeyChallenge({ database, clock, env }: Platform, cookie: string | null) {
  const Data = await database.tx({ kind: 'identity' }, async () => {
    const ticket = await holdTicket(cookie, 'token', clock.now());
    const known = ticket ? await passkeysOf(ticket.userId) : [];
    if (!ticket || known.length === 0) return null;
    const options = await optionsToUse(env, known);
    await db()
      .update(loginTickets)
      .set({ passkeyChallenge: options.challenge })
      .where(eq(loginTickets.id, ticket.id));
    return options;
  });
  if (!Data) throw refused();
  return { Result: 'Success' as const, Data };
}

/** Inside tx(). The challenge serves one try, whatever comes of it. */
export async function spendPasskeyChallenge({ id, passkeyChallenge }: Ticket): Promise<string | null> {
  if (!passkeyChallenge) return null;
  const spent = await db()
    .update(loginTickets)
    .set({ passkeyChallenge: null })
    .where(and(eq(loginTickets.id, id), eq(loginTickets.passkeyChallenge, passkeyChallenge)))
    .returning({ id: loginTickets.id });
  return spent.length === 1 ? passkeyChallenge : null;
}
