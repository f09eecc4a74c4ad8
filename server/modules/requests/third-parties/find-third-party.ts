import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Actor, db, notFound } from '../../../platform/index.ts';
import { requests } from '../tables.ts';
import { visibleTo } from '../visible.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

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
