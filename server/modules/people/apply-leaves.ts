import { and, eq, gte, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { findAccount, type User, userView } from '../identity/index.ts';
import { applyLeaveChange, noLeave } from './leave.ts';
import type { PeoplePorts } from './ports.ts';

const identity = { kind: 'identity' } as const;
type LeaveState = Parameters<typeof applyLeaveChange>[1];

/** Every hour: who comes back is available again, and whose first day has come hands the work over; each by itself. */
export async function applyLeaves(platform: Platform, ports: PeoplePorts, run: ScheduledRun) {
  const { database, clock } = platform;
  const today = clock.calendar.today();
  const applyAllDue = async (which: SQL | undefined, after: (user: User) => LeaveState) => {
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
          if (account)
            await applyLeaveChange({ platform, ports, actor: 'system', account }, after(account.user));
        }),
    );
  };
  // Those who return first: one of them may be somebody's deputy.
  const returned = await applyAllDue(lt(userView.leaveUntil, today), () => ({ available: true, ...noLeave }));
  const beginning = and(
    lte(userView.leaveFrom, today),
    gte(userView.leaveUntil, today),
    eq(userView.available, true),
    isNull(userView.disabledAt),
  );
  const left = await applyAllDue(beginning, ({ leaveFrom, leaveUntil, deputyId }) => ({
    available: false,
    ...{ leaveFrom, leaveUntil, deputyId },
  }));
  return { returned, left };
}
