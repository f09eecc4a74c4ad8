import { and, count, inArray, isNull, or } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { OPEN_STATUSES } from './sla.ts';
import { requests } from './tables.ts';
import { thirdParties } from './third-parties/tables.ts';

const isOpen = inArray(requests.status, [...OPEN_STATUSES]);

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

/** Inside a transaction: open requests and third parties of each client. */
export async function countsOfClients(clientIds: readonly string[]) {
  const figures = new Map(clientIds.map((id) => [id, { openRequests: 0, thirdParties: 0 }]));
  if (clientIds.length === 0) return figures;
  const ids = [...clientIds];
  const open = await db()
    .select({ id: requests.clientId, value: count() })
    .from(requests)
    .where(and(isOpen, inArray(requests.clientId, ids)))
    .groupBy(requests.clientId);
  const parties = await db()
    .select({ id: thirdParties.clientId, value: count() })
    .from(thirdParties)
    .where(and(inArray(thirdParties.clientId, ids), isNull(thirdParties.mergedInto)))
    .groupBy(thirdParties.clientId);
  for (const { id, value } of open) Object.assign(figures.get(id) ?? {}, { openRequests: value });
  for (const { id, value } of parties) Object.assign(figures.get(id) ?? {}, { thirdParties: value });
  return figures;
}
