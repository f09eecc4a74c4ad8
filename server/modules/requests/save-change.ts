import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { RequestChange, RequestRecord } from './record.ts';
import { requests } from './tables.ts';

/**
 * Writes the change on the very version it was decided on and counts the version up. Null when somebody was
 * faster: nothing is written then. `workVersion` guards the working document too.
 */
export async function saveChange(seen: RequestRecord, change: RequestChange, guardWork = false) {
  const unchanged = and(
    eq(requests.id, seen.id),
    eq(requests.version, seen.version),
    guardWork ? eq(requests.workVersion, seen.workVersion) : undefined,
  );
  const [saved] = await db()
    .update(requests)
    .set({ ...change, version: sql`${requests.version} + 1` })
    .where(unchanged)
    .returning();
  return saved ?? null;
}

/** Inside the transaction that has just saved a version: adds to it without counting another one. */
export async function updateRequest(id: string, change: RequestChange): Promise<RequestRecord> {
  const [saved] = await db().update(requests).set(change).where(eq(requests.id, id)).returning();
  return saved as RequestRecord;
}
