import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { RequestChange, RequestRecord } from './record.ts';
import { requests } from './tables.ts';

/** Inside the transaction that has just saved a version: adds to it without counting another one. */
export async function touchRequest(id: string, change: RequestChange): Promise<RequestRecord> {
  const [saved] = await db().update(requests).set(change).where(eq(requests.id, id)).returning();
  return saved as RequestRecord;
}
