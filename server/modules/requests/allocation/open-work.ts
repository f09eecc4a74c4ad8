import { and, count, inArray, or } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { db } from '../../../platform/index.ts';
import { requests } from '../tables.ts';

const isOpen = inArray(requests.status, OPEN_STATUSES);

/** Inside a transaction: how many open requests each of these people drafts or raised. */
export async function openRequestsOf(userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const ids = [...userIds];
  const rows = await db()
    .select({ drafterId: requests.drafterId, authorId: requests.authorId })
    .from(requests)
    .where(and(isOpen, or(inArray(requests.drafterId, ids), inArray(requests.authorId, ids))));
  const figures = new Map<string, number>();
  for (const { drafterId, authorId } of rows) {
    for (const id of [drafterId, authorId])
      if (id && ids.includes(id)) figures.set(id, (figures.get(id) ?? 0) + 1);
  }
  return figures;
}

/** Inside a transaction: how many open requests each of these clients has. */
export async function openRequestsOfClients(clientIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: requests.clientId, value: count() })
    .from(requests)
    .where(and(isOpen, inArray(requests.clientId, [...clientIds])))
    .groupBy(requests.clientId);
  return new Map(rows.map(({ id, value }) => [id, value]));
}
