import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { ThirdPartyPorts } from '../ports.ts';
import { alerts } from '../tables.ts';

/**
 * Inside the transaction that reopens a request: closes the alerts that the new report version will deal with. A match of a
 * name that this request does not state, such as one of a merged third party, is not found by its screening: that alert
 * stays open. News becomes documents of the request.
 */
export async function closeForReopening(
  { namesOf, giveNews }: Pick<ThirdPartyPorts, 'namesOf' | 'giveNews'>,
  request: RequestRecord,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!request.thirdPartyId) return;
  const open = await db()
    .select({ id: alerts.id, matches: alerts.matches, news: alerts.news })
    .from(alerts)
    .where(and(eq(alerts.thirdPartyId, request.thirdPartyId), isNull(alerts.outcome)));
  const names = new Set(namesOf(request.intake));
  const answered = open.filter(({ matches }) => matches.every(({ subject }) => names.has(subject)));
  const ids = answered.map(({ id }) => id);
  await db()
    .update(alerts)
    .set({ outcome: 'reopened', closedBy: actor.userId, closedAt: now })
    .where(inArray(alerts.id, ids));
  const news = answered.flatMap((alert) => alert.news.map(({ sha256 }) => sha256));
  if (news.length > 0) await giveNews(request, news, actor);
}
