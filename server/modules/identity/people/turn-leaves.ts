import { and, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { calendarDay, db, type Platform } from '../../../platform/index.ts';
import type { User } from '../account.ts';
import type { IdentityPorts } from '../ports.ts';
import { users } from '../tables.ts';
import { noLeave, turn } from './leave.ts';

/** Every hour: who comes back is available again, and whose first day has come hands the work over. */
export function turnLeaves(platform: Platform, ports: IdentityPorts) {
  return platform.database.tx({ kind: 'system' }, async () => {
    const today = calendarDay(platform.clock.now());
    const act = (user: User) => ({
      platform,
      ports,
      actor: 'system' as const,
      account: { user, client: null },
    });
    // Those who return first: one of them may be somebody's deputy.
    for (const user of await db().select().from(users).where(lt(users.leaveUntil, today)))
      await turn(act(user), { available: true, ...noLeave });
    const beginning = and(
      lte(users.leaveFrom, today),
      gte(users.leaveUntil, today),
      eq(users.available, true),
      isNull(users.disabledAt),
    );
    for (const user of await db().select().from(users).where(beginning)) {
      const { leaveFrom, leaveUntil, deputyId } = user;
      await turn(act(user), { available: false, leaveFrom, leaveUntil, deputyId });
    }
  });
}
