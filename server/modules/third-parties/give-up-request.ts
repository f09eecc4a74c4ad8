import { and, eq, gt, ne, or } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { requestMoves } from '../audit/index.ts';
import { noticeText } from '../notifications/index.ts';
import type { RequestRecord } from '../requests/index.ts';
import { notifyWatchers } from './alerts/notify-watchers.ts';
import { chooseNewestRequest } from './newest-request.ts';
import { isRefusal } from './policy.ts';
import { alerts, thirdParties } from './tables.ts';

/** Inside the transaction that cancels or rejects a request: it no longer speaks for its third party. */
export async function giveUpRequest(request: RequestRecord, now: Date) {
  if (!request.thirdPartyId) return;
  await chooseNewestRequest(request.thirdPartyId);
  await openAlertsAgain(request, now);
}

/**
 * Inside the transaction in which a request ends or leaves its third party: the alerts for which it was reopened are open
 * again, for no report of it has dealt with them. That of another request has, where they told that a review was due,
 * and a refused third party is not reviewed.
 */
export async function openAlertsAgain({ id, thirdPartyId, reportVersion }: RequestRecord, now: Date) {
  if (!thirdPartyId) return;
  const [party] = await db().select().from(thirdParties).where(eq(thirdParties.id, thirdPartyId));
  if (reportVersion === 1 || !party?.ratedAt) return;
  const released = (await requestMoves(id)).findLast(({ action }) => action === 'release');
  const opened = await db()
    .update(alerts)
    .set({ outcome: null, closedBy: null, closedAt: null })
    .where(
      and(
        eq(alerts.thirdPartyId, thirdPartyId),
        eq(alerts.outcome, 'reopened'),
        gt(alerts.closedAt, released?.at ?? party.ratedAt),
        or(
          ne(alerts.kind, 'review_due'),
          isRefusal(party.relationship) ? undefined : gt(alerts.closedAt, party.ratedAt),
        ),
      ),
    )
    .returning({ id: alerts.id });
  if (opened.length > 0)
    await notifyWatchers(
      { now: () => now },
      party,
      noticeText('party.alerts_open_again', { alerts: opened.length }),
    );
}
