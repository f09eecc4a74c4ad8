import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { databaseProblem } from '../../db/database-problems.ts';
import { db } from '../../db/transaction.ts';
import type { Env } from '../../env.ts';
import { DEFAULT_RATE_LIMIT } from '../../environment-schema.ts';
import { problem } from '../../errors.ts';
import { callCounts } from './tables.ts';

/** `per: 'actor'` counts the signed-in caller; `per: 'client'` everybody of one tenant, so that none waits for another. */
export type RouteLimit = { max: number; seconds: number; per: 'actor' | 'client' };
type Tools = { database: Pick<Database, 'once'>; clock: Pick<Clock, 'now'>; env: Pick<Env, 'rateLimit'> };

/** Whoever allows more of everything allows more of what costs: it scales with the general limit. */
export const scaled = (max: number, { rateLimit }: Pick<Env, 'rateLimit'>) =>
  Math.max(1, Math.ceil((max * rateLimit) / DEFAULT_RATE_LIMIT));

/**
 * Beside the general limit, for calls that cost: counts whenever it is asked, in the database, so that several servers
 * count together, and refuses what is too much. `name` tells one limit from another.
 */
export function costLimit(
  { database, clock, env }: Tools,
  name: string,
  { max, seconds, per }: RouteLimit,
): (req: FastifyRequest) => Promise<void> {
  const most = scaled(max, env);
  return async ({ actor, ip }) => {
    const who = (per === 'client' ? actor?.clientId : undefined) ?? actor?.userId ?? ip;
    const now = clock.now();
    const counted = await database.once(() => count(`${name} ${who}`, now, seconds)).catch(unlessUnwritable);
    if (!counted || counted.calls <= most) return;
    const wait = Math.ceil((counted.until.getTime() - now.getTime()) / 1000);
    throw problem('rate.limited', 'Too many requests. Wait a moment and try again.', {
      retryAfter: Math.max(1, wait),
    });
  };
}

/** One statement, so that parallel calls are all counted. */
async function count(key: string, now: Date, seconds: number) {
  const isOver = lt(callCounts.until, now);
  const until = new Date(now.getTime() + seconds * 1000);
  const [counted] = await db()
    .insert(callCounts)
    .values({ key, calls: 1, until })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${callCounts.calls} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${callCounts.until} end`,
      },
    })
    .returning({ calls: callCounts.calls, until: callCounts.until });
  return counted;
}

/** Reading goes on, uncounted, where the disk is full or the database takes no writes. */
function unlessUnwritable(error: unknown): undefined {
  const code = databaseProblem(error)?.code;
  if (code !== 'storage.full' && code !== 'server.busy') throw error;
}

/** Inside tx(). Counts that are over. */
export async function sweepCounts(now: Date): Promise<void> {
  await db().delete(callCounts).where(lt(callCounts.until, now));
}
