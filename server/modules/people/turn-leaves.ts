import { and, eq, gte, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { findAccount, type User, userView } from '../identity/index.ts';
import { noLeave, turn } from './leave.ts';
import type { PeoplePorts } from './ports.ts';

const identity = { kind: 'identity' } as const;
type Parts = Parameters<typeof turn>[1];

/** Every hour: who comes back is available again, and whose first day has come hands the work over; each by itself. */
export async function turnLeaves(platform: Platform, ports: PeoplePorts, run: ScheduledRun) {
  const { database, clock } = platform;
  const today = clock.calendar.today();
  const turnAll = async (which: SQL | undefined, after: (user: User) => Parts) => {
    const some = await database.tx(identity, () =>
      db().select({ id: userView.id }).from(userView).where(which),
    );
    return run.each(
      some.map(({ id }) => id),
      (id) =>
        database.tx(identity, async () => {
          const [isDue] = await db()
            .select({ id: userView.id })
            .from(userView)
            .where(and(eq(userView.id, id), which));
          const account = isDue && (await findAccount(id));
          if (account) await turn({ platform, ports, actor: 'system', account }, after(account.user));
        }),
    );
  };
  // Those who return first: one of them may be somebody's deputy.
  const returned = await turnAll(lt(userView.leaveUntil, today), () => ({ available: true, ...noLeave }));
  const beginning = and(
    lte(userView.leaveFrom, today),
    gte(userView.leaveUntil, today),
    eq(userView.available, true),
    isNull(userView.disabledAt),
  );
  const left = await turnAll(beginning, ({ leaveFrom, leaveUntil, deputyId }) => ({
    available: false,
    ...{ leaveFrom, leaveUntil, deputyId },
  }));
  return { returned, left };
}
