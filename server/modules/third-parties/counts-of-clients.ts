import { and, count, inArray, isNull } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { openRequestsOfClients, storedByClients } from '../requests/index.ts';
import { thirdParties } from './tables.ts';

/** Inside a transaction: open requests, third parties and stored files of each client. */
export async function countsOfClients(clientIds: readonly string[]) {
  if (clientIds.length === 0) return new Map();
  const open = await openRequestsOfClients(clientIds);
  const stored = await storedByClients(clientIds);
  const rows = await db()
    .select({ id: thirdParties.clientId, value: count() })
    .from(thirdParties)
    .where(and(inArray(thirdParties.clientId, [...clientIds]), isNull(thirdParties.mergedInto)))
    .groupBy(thirdParties.clientId);
  const parties = new Map(rows.map(({ id, value }) => [id, value]));
  return new Map(
    clientIds.map((id) => [
      id,
      {
        openRequests: open.get(id) ?? 0,
        thirdParties: parties.get(id) ?? 0,
        ...(stored.get(id) ?? { files: 0, bytes: 0 }),
      },
    ]),
  );
}
