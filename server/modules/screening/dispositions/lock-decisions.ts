import { sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';

const key = sql`hashtextextended('decisions on matches', 0)`;

/** Inside a transaction, before it takes the time of its decisions: any number of them hold this at once. */
export async function holdDecisions(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock_shared(${key})`);
}

/**
 * Needs a transaction of its own: waits until the decisions under way are stored. Decisions made later have a later time.
 */
export async function awaitDecisions(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${key})`);
}
