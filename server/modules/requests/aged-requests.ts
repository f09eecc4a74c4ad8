import { and, eq, inArray, sql } from 'drizzle-orm';
import { ENDED_STATUSES } from '../../../contract/request-statuses.ts';
import { agedRows, db } from '../../platform/index.ts';
import { requests } from './tables.ts';

const mayGo = sql`may_remove_request(${requests.id})`;
const label = sql<string>`${requests.number} || ' ' || ${requests.legalName}`;
/** The database removes it, with all that belongs to it: removal.sql. */
async function remove(id: string): Promise<Record<string, number>> {
  const { rows } = await db().execute<{ gone: Record<string, number> | null }>(
    sql`select remove_request(${id}::uuid) as gone`,
  );
  return rows[0]?.gone ?? {};
}
const common = { table: requests, id: requests.id, clientId: requests.clientId, label, remove };

export const agedRequests = agedRows({
  ...common,
  at: requests.statusSince,
  where: and(inArray(requests.status, ENDED_STATUSES), mayGo),
});

export const agedDrafts = agedRows({
  ...common,
  at: requests.updatedAt,
  where: and(eq(requests.status, 'draft'), mayGo),
});

/** All of a client that has left. */
export const requestsOfClient = (clientId: string, limit: number) =>
  db()
    .select({ id: requests.id, status: requests.status, label })
    .from(requests)
    .where(eq(requests.clientId, clientId))
    .limit(limit);
export const removeRequest = remove;
