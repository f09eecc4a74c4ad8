import { lt } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { sweepAddresses } from './address-limit.ts';
import { loginTickets, sessions, ssoPresented } from './tables.ts';

const day = 86_400_000;
const keepSessionsDays = 30;

/** Removes what is over and no longer explains anything. */
export function sweep({ database, clock }: Platform) {
  return database.tx({ kind: 'system' }, async () => {
    const now = clock.now();
    await sweepAddresses(now);
    await db()
      .delete(loginTickets)
      .where(lt(loginTickets.expiresAt, new Date(now.getTime() - day)));
    await db()
      .delete(ssoPresented)
      .where(lt(ssoPresented.at, new Date(now.getTime() - day)));
    await db()
      .delete(sessions)
      .where(lt(sessions.expiresAt, new Date(now.getTime() - keepSessionsDays * day)));
  });
}
