import { and, count, inArray } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { sessions } from '../tables.ts';
import { alive } from './session-state.ts';

/** Inside tx(). How many sessions of each user live. */
export async function countSessions(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db()
    .select({ userId: sessions.userId, living: count() })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), alive(await securityPolicy(), now)))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, living }) => [userId, Number(living)]));
}
