import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import { plainName, type RequestRecord, requestView as requests } from '../../requests/index.ts';
import { mergedFactsOf, withMergedNames } from '../merged-facts.ts';
import type { ThirdPartyPorts } from '../ports.ts';
import { type AlertNews, alerts, thirdParties } from '../tables.ts';

type Ports = Pick<ThirdPartyPorts, 'namesOf' | 'attachNews'>;

/**
 * Inside the transaction that reopens a request: closes the alerts that the new report version will deal with. A match of a
 * name that this request does not state, such as one of a merged third party, is not found by its screening: that alert
 * stays open, and so does one of news in which none of its names stands as it is stated. News becomes documents of the
 * request.
 */
export async function closeForReopening(
  ports: Ports,
  request: RequestRecord,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { thirdPartyId, intake } = request;
  if (!thirdPartyId) return;
  const open = await db()
    .select({ id: alerts.id, matches: alerts.matches, news: alerts.news })
    .from(alerts)
    .where(and(eq(alerts.thirdPartyId, thirdPartyId), isNull(alerts.outcome)));
  const names = new Set(ports.namesOf(intake));
  const hasOthers = (await monitoredNames(ports, thirdPartyId)).some((name) => !names.has(name));
  const isOwn = (item: AlertNews) => !hasOthers || namesOneOf(names, item);
  const answered = open.filter(
    ({ matches, news }) => matches.every(({ subject }) => names.has(subject)) && news.every(isOwn),
  );
  const ids = answered.map(({ id }) => id);
  await db()
    .update(alerts)
    .set({ outcome: 'reopened', closedBy: actor.userId, closedAt: now })
    .where(inArray(alerts.id, ids));
  const news = open.flatMap((alert) => alert.news.map(({ sha256 }) => sha256));
  if (news.length > 0) await ports.attachNews(request, news, actor);
}

/** The names that news of this third party may be about. */
async function monitoredNames({ namesOf }: Ports, thirdPartyId: string): Promise<string[]> {
  const [newest] = await db()
    .select({ intake: requests.intake })
    .from(thirdParties)
    .innerJoin(requests, eq(requests.id, thirdParties.lastRequestId))
    .where(eq(thirdParties.id, thirdPartyId));
  const merged = (await mergedFactsOf([thirdPartyId])).get(thirdPartyId) ?? [];
  return newest ? namesOf(withMergedNames(newest.intake, merged)) : [];
}

function namesOneOf(names: ReadonlySet<string>, { title, excerpt }: AlertNews): boolean {
  const text = ` ${plainName(`${title} ${excerpt}`)} `;
  return [...names].some((name) => text.includes(` ${plainName(name)} `));
}
