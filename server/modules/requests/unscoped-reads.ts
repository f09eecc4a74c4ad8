import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { type Actor, db } from '../../platform/index.ts';
import type { RequestRecord } from './record.ts';
import { OPEN_STATUSES } from './sla.ts';
import { requests } from './tables.ts';
import { type ThirdParty, thirdParties } from './third-parties/tables.ts';
import { visibleRequestIds } from './visible.ts';

/**
 * For work that nobody in particular does, inside a transaction of the system: a request whoever may see it, which
 * nobody else changes until the transaction ends.
 */
export async function lockRequest(id: string): Promise<RequestRecord | null> {
  const [found] = await db().select().from(requests).where(eq(requests.id, id)).for('update');
  return found ?? null;
}

/** Inside a transaction of the system: requests in work or released, of all clients, in pages by id. */
export function screenableRequests(page: { after: string | null; limit: number }): Promise<RequestRecord[]> {
  return db()
    .select()
    .from(requests)
    .where(
      and(
        notInArray(requests.status, ['draft', 'rejected', 'cancelled']),
        page.after ? gt(requests.id, page.after) : undefined,
      ),
    )
    .orderBy(asc(requests.id))
    .limit(page.limit);
}

/** Inside a transaction of the system: requests that are worked on or wait for it, of all clients, in pages by id. */
export function openRequests(page: { after: string | null; limit: number }): Promise<RequestRecord[]> {
  return db()
    .select()
    .from(requests)
    .where(
      and(inArray(requests.status, [...OPEN_STATUSES]), page.after ? gt(requests.id, page.after) : undefined),
    )
    .orderBy(asc(requests.id))
    .limit(page.limit);
}

const named = {
  id: thirdParties.id,
  clientId: thirdParties.clientId,
  name: thirdParties.name,
  ratedAt: thirdParties.ratedAt,
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
