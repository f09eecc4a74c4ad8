import { sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';

const key = sql`hashtextextended('comparisons of third parties', 0)`;

/**
 * Inside a transaction that decides on matches or ends a screening, once it has locked the request and before it takes the
 * time of that: comparisons of third parties wait until it has ended. Any number of transactions hold this lock at once.
 */
export async function delayComparisons(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock_shared(${key})`);
}

/**
 * Needs a transaction of its own: waits until what is being decided and screened is stored. What is decided or screened
 * later has a later time.
 */
export async function waitForDecisionsInProgress(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${key})`);
}
