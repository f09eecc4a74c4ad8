import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { truncatedRuns } from '../screening/index.ts';
import { thirdPartyView } from '../third-parties/index.ts';
import { watchedParties } from './tables.ts';

/**
 * Inside a transaction of the firm: how many open requests and monitored third parties were last compared by a search
 * that left out entries which may reach the threshold of their list.
 */
export async function truncatedScreenings(): Promise<number> {
  const [watched] = await db()
    .select({ value: count() })
    .from(watchedParties)
    .innerJoin(thirdPartyView, eq(thirdPartyView.id, watchedParties.thirdPartyId))
    .where(
      and(
        eq(thirdPartyView.monitored, true),
        isNull(thirdPartyView.mergedInto),
        sql`${watchedParties.truncated} <> '[]'::jsonb`,
      ),
    );
  return (await truncatedRuns()) + (watched?.value ?? 0);
}
