import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Actor, db, notFound } from '../../platform/index.ts';
import { requestView as requests, visibleRequestIds, visibleTo } from '../requests/index.ts';
import { alerts, type ThirdParty, thirdParties } from './tables.ts';

/** The requests about a third party that this caller may see. */
export const itsRequests = (actor: Actor) =>
  and(eq(requests.thirdPartyId, thirdParties.id), visibleTo(actor)) as SQL;

/** A third party is visible through a request about it; one that was merged is found where it went. */
export const thirdPartyVisibleTo = (actor: Actor) =>
  and(isNull(thirdParties.mergedInto), sql`exists (select 1 from ${requests} where ${itsRequests(actor)})`);

/** Inside a transaction: the third party, or the one answer for what is not there and what is not theirs. */
export async function findThirdParty(id: string, actor: Actor): Promise<ThirdParty> {
  const [found] = await db()
    .select()
    .from(thirdParties)
    .where(and(eq(thirdParties.id, id), thirdPartyVisibleTo(actor)));
  if (!found) throw notFound();
  return found;
}

/** Of the third party of the row. */
const openAlerts = and(eq(alerts.thirdPartyId, thirdParties.id), isNull(alerts.outcome)) as SQL;

export const hasOpenAlerts = sql`exists (select 1 from ${alerts} where ${openAlerts})`;

/** What stands beside a third party in a row: as much of it as the caller may see. */
export const figuresOf = (actor: Actor) => ({
  requests: sql<number>`(select count(*) from ${requests} where ${itsRequests(actor)})`.mapWith(Number),
  lastRequestId: sql<string>`(select ${requests.id} from ${requests} where ${itsRequests(actor)} order by ${requests.createdAt} desc limit 1)`,
  openAlerts: sql<number>`(select count(*) from ${alerts} where ${openAlerts})`.mapWith(Number),
});

const named = {
  id: thirdParties.id,
  clientId: thirdParties.clientId,
  name: thirdParties.name,
  ratedAt: thirdParties.ratedAt,
  rating: thirdParties.rating,
  relationship: thirdParties.relationship,
  lastRequestId: thirdParties.lastRequestId,
};
/** What of a third party its name is compared by and told with. */
type NamedThirdParty = Pick<ThirdParty, keyof typeof named>;

/** Inside a transaction: all third parties of a client. */
export function thirdPartiesOf(clientId: string): Promise<NamedThirdParty[]> {
  return db()
    .select(named)
    .from(thirdParties)
    .where(eq(thirdParties.clientId, clientId))
    .orderBy(asc(thirdParties.id));
}

/** Inside a transaction of the caller's scope: all third parties whose newest request this caller may see. */
export function thirdPartiesVisibleTo(actor: Actor): Promise<NamedThirdParty[]> {
  return db()
    .select(named)
    .from(thirdParties)
    .where(inArray(thirdParties.lastRequestId, visibleRequestIds(actor)))
    .orderBy(asc(thirdParties.id));
}

/** Third parties that have a sealed rating: rows to select from. */
export const ratedThirdPartyRows = sql`(
  select id, client_id, name from third_parties where rating is not null and merged_into is null)`;
