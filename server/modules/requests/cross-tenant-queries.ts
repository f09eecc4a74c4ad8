import { and, asc, eq, gt, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { GIVEN_UP_STATUSES, INACTIVE_STATUSES, OPEN_STATUSES } from '../../../contract/request-statuses.ts';
import { db } from '../../platform/index.ts';
import { usersWithRole } from '../identity/index.ts';
import type { RequestRecord } from './record.ts';
import { requests } from './tables.ts';

/**
 * For work that nobody in particular does, inside a transaction of the system: a request whoever may see it, which
 * nobody else changes until the transaction ends.
 */
export async function lockRequest(id: string): Promise<RequestRecord | null> {
  const [found] = await db().select().from(requests).where(eq(requests.id, id)).for('update');
  return found ?? null;
}

/** A condition: the request is in work or released, so that its names are compared with lists. */
export const isScreenable = notInArray(requests.status, [...INACTIVE_STATUSES]);

/** Inside a transaction of the system: requests in work or released, of all clients, in pages by id. */
export function screenableRequests(page: { after: string | null; limit: number }): Promise<RequestRecord[]> {
  return db()
    .select()
    .from(requests)
    .where(and(isScreenable, page.after ? gt(requests.id, page.after) : undefined))
    .orderBy(asc(requests.id))
    .limit(page.limit);
}

/** Inside a transaction of the system: requests that are worked on or wait for it, of all clients, in pages by id. */
export function openRequests(page: { after: string | null; limit: number }): Promise<RequestRecord[]> {
  return db()
    .select()
    .from(requests)
    .where(and(inArray(requests.status, OPEN_STATUSES), page.after ? gt(requests.id, page.after) : undefined))
    .orderBy(asc(requests.id))
    .limit(page.limit);
}

/** Inside a transaction: who accepted the request, or every allocator once it is nobody's who is still one. */
export async function allocatorsOf(id: string): Promise<string[]> {
  const [found] = await db()
    .select({ allocatorId: requests.allocatorId })
    .from(requests)
    .where(eq(requests.id, id));
  const allocators = (await usersWithRole('allocator')).map((person) => person.id);
  const theirs = allocators.filter((allocator) => allocator === found?.allocatorId);
  return theirs.length > 0 ? theirs : allocators;
}

/** Inside a transaction: what was about one third party is about another from now on; answers how many. */
export async function moveRequests(from: string, into: string, now: Date): Promise<number> {
  const moved = await db()
    .update(requests)
    .set({ thirdPartyId: into, updatedAt: now })
    .where(eq(requests.thirdPartyId, from))
    .returning({ id: requests.id });
  return moved.length;
}

/** What of a request its ratings are read with: rows to select from. */
export const requestRows = sql`(
  select id, client_id, third_party_id, legal_name as name, status, report_version from requests)`;

/**
 * The ids of those third parties a request about which has changed since: a subquery. `compared` is a `with`
 * of `third_party_id` and `since`.
 */
export const partiesChangedSince = (compared: SQLWrapper): SQL => sql`
  select its.third_party_id from requests its join ${compared} using (third_party_id)
  where its.updated_at >= compared.since`;

/** The same, where the request was rejected or cancelled since. */
export const partiesEndedSince = (compared: SQLWrapper): SQL => sql`
  ${partiesChangedSince(compared)} and ${inArray(sql`its.status`, GIVEN_UP_STATUSES)}`;
