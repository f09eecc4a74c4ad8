import { eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { invitations, loginTickets, passwordHistory, sessions } from '../tables.ts';

/** Inside tx(). Sessions, links, begun sign-ins and former passwords of a person who is erased. */
export async function forgetWaysIn(userId: string): Promise<void> {
  for (const table of [loginTickets, invitations, passwordHistory, sessions])
    await db().delete(table).where(eq(table.userId, userId));
}
