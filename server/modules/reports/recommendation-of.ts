import { desc, eq, sql } from 'drizzle-orm';
import type { Recommendation } from '../../../contract/rating-basis.ts';
import { db } from '../../platform/index.ts';
import { requestView } from '../requests/index.ts';
import { reportVersions } from './tables.ts';

/** Inside a transaction: what the newest sealed report about a third party recommends; null where there is none. */
export async function recommendationOf(thirdPartyId: string): Promise<Recommendation | null> {
  const [newest] = await db()
    .select({
      recommendation: sql<Recommendation | null>`${reportVersions.data} ->> 'recommendation'`,
    })
    .from(reportVersions)
    .innerJoin(requestView, eq(requestView.id, reportVersions.requestId))
    .where(eq(requestView.thirdPartyId, thirdPartyId))
    .orderBy(desc(reportVersions.releasedAt), desc(reportVersions.number))
    .limit(1);
  return newest?.recommendation ?? null;
}
