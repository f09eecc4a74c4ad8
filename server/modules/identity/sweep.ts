import { lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { db, type Platform, type ScheduledRun, sweepCounts } from '../../platform/index.ts';
import { sweepAddresses } from './sign-in/address-limit.ts';
import { loginTickets, ssoPresented } from './tables.ts';

const identity = { kind: 'identity' } as const;
const day = 86_400_000;

/** Removes what is over within a day; how long ended sessions are kept is a rule of retention. */
export function sweep({ database, clock }: Platform, run: ScheduledRun) {
  const now = clock.now();
  const remove = (table: PgTable, where: SQL) => () =>
    database.tx(identity, async () => {
      await db().delete(table).where(where);
    });
  const before = (days: number) => new Date(now.getTime() - days * day);
  return run.steps({
    counts: () => database.tx(identity, () => sweepCounts(now)),
    addresses: () => database.tx(identity, () => sweepAddresses(now)),
    tickets: remove(loginTickets, lt(loginTickets.expiresAt, before(1))),
    presented: remove(ssoPresented, lt(ssoPresented.at, before(1))),
  });
}
