import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { reportVersions } from './tables.ts';

/** Inside a transaction: one sealed version of a request, without a number the newest; null when there is none. */
export async function sealedVersion(requestId: string, number: number | undefined) {
  const isIt = number === undefined ? undefined : eq(reportVersions.number, number);
  const [row] = await db()
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.requestId, requestId), isIt))
    .orderBy(desc(reportVersions.number))
    .limit(1);
  return row ?? null;
}
