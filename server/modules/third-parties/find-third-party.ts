import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  lastRequestId: sql<string>`(select ${requests.id} from ${requests} where ${itsRequests(actor)} order by ${requests.createdAt} desc, ${requests.number} desc limit 1)`,
  openAlerts: sql<number>`(select count(*) from ${alerts} where ${openAlerts})`.mapWith(Number),
});

/** Where a third party of the row went: itself, or what it was merged into. */
const kept = alias(thirdParties, 'kept');
const named = {
  id: kept.id,
  clientId: kept.clientId,
  name: thirdParties.name,
  ratedAt: kept.ratedAt,
  rating: kept.rating,
  relationship: kept.relationship,
  lastRequestId: kept.lastRequestId,
};
/** What of a third party its name is compared by and told with. */
type NamedThirdParty = Pick<ThirdParty, keyof typeof named>;

/** By every name that they bear in the register, those of merged ones among them: it says what is known of the one that stays. */
const namesOf = (where: SQL): Promise<NamedThirdParty[]> =>
  db()
    .select(named)
    .from(thirdParties)
    .innerJoin(kept, eq(kept.id, sql`coalesce(${thirdParties.mergedInto}, ${thirdParties.id})`))
    .where(and(where, or(isNull(thirdParties.mergedInto), ne(thirdParties.name, kept.name))))
    .orderBy(asc(thirdParties.id));

/** Inside a transaction: all third parties of a client. */
export const thirdPartiesOf = (clientId: string) => namesOf(eq(kept.clientId, clientId));

/** Inside a transaction of the caller's scope: all third parties whose newest request this caller may see. */
export const thirdPartiesVisibleTo = (actor: Actor) =>
  namesOf(inArray(kept.lastRequestId, visibleRequestIds(actor)));

/** Third parties that have a sealed rating: rows to select from. */
export const ratedThirdPartyRows = sql`(
  select id, client_id, name from third_parties where rating is not null and merged_into is null)`;
