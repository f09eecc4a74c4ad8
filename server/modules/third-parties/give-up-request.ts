import { and, eq, gt } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { RequestRecord } from '../requests/index.ts';
import { chooseNewestRequest } from './newest-request.ts';
import { alerts, thirdParties } from './tables.ts';

/**
 * Inside the transaction that cancels or rejects a request: it no longer speaks for its third party, and the alerts for
 * which it was reopened are open again, for no report has dealt with them.
 */
export async function giveUpRequest({ thirdPartyId, reportVersion }: RequestRecord) {
  if (!thirdPartyId) return;
  await chooseNewestRequest(thirdPartyId);
  const [party] = await db()
    .select({ ratedAt: thirdParties.ratedAt })
    .from(thirdParties)
    .where(eq(thirdParties.id, thirdPartyId));
  if (reportVersion === 1 || !party?.ratedAt) return;
  await db()
    .update(alerts)
    .set({ outcome: null, closedBy: null, closedAt: null })
    .where(
      and(
        eq(alerts.thirdPartyId, thirdPartyId),
        eq(alerts.outcome, 'reopened'),
        gt(alerts.closedAt, party.ratedAt),
      ),
    );
}
