import { and, eq, gte, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../../platform/index.ts';
import type { User } from '../account.ts';
import type { IdentityPorts } from '../ports.ts';
import { users } from '../tables.ts';
import { noLeave, turn } from './leave.ts';

const identity = { kind: 'identity' } as const;
type Parts = Parameters<typeof turn>[1];

/** Every hour: who comes back is available again, and whose first day has come hands the work over; each by itself. */
export async function turnLeaves(platform: Platform, ports: IdentityPorts, run: ScheduledRun) {
  const { database, clock } = platform;
  const today = clock.calendar.today();
  const turnAll = async (which: SQL | undefined, after: (user: User) => Parts) => {
    const some = await database.tx(identity, () => db().select({ id: users.id }).from(users).where(which));
    return run.each(
      some.map(({ id }) => id),
      (id) =>
        database.tx(identity, async () => {
          const [user] = await db()
            .select()
            .from(users)
            .where(and(eq(users.id, id), which));
          if (!user) return;
          await turn({ platform, ports, actor: 'system', account: { user, client: null } }, after(user));
        }),
    );
  };
  // Those who return first: one of them may be somebody's deputy.
  const returned = await turnAll(lt(users.leaveUntil, today), () => ({ available: true, ...noLeave }));
  const beginning = and(
    lte(users.leaveFrom, today),
    gte(users.leaveUntil, today),
    eq(users.available, true),
    isNull(users.disabledAt),
  );
  const left = await turnAll(beginning, ({ leaveFrom, leaveUntil, deputyId }) => ({
    available: false,
    ...{ leaveFrom, leaveUntil, deputyId },
  }));
  return { returned, left };
}
