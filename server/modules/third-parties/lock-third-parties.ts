import { and, arrayOverlaps, asc, eq, inArray } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { RequestRecord } from '../requests/index.ts';
import { identitiesOf } from './identities.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/** Inside a transaction: holds them, whoever asks in the same order, so that nobody waits for one who waits for them. */
export const lockThirdParties = (ids: readonly string[]): Promise<ThirdParty[]> =>
  db()
    .select()
    .from(thirdParties)
    .where(inArray(thirdParties.id, [...ids]))
    .orderBy(asc(thirdParties.createdAt), asc(thirdParties.id))
    .for('update');

/** Inside a transaction: holds its own, whoever bears one of its identifiers, and what these were merged into. */
export async function lockThirdPartiesOf(
  request: Pick<RequestRecord, 'clientId' | 'thirdPartyId' | 'intake'>,
): Promise<ThirdParty[]> {
  const { clientId, thirdPartyId, intake } = request;
  const bearing = await db()
    .select({ id: thirdParties.id, mergedInto: thirdParties.mergedInto })
    .from(thirdParties)
    .where(
      and(eq(thirdParties.clientId, clientId), arrayOverlaps(thirdParties.identities, identitiesOf(intake))),
    );
  const ids = [thirdPartyId, ...bearing.flatMap(({ id, mergedInto }) => [id, mergedInto])];
  return lockThirdParties([...new Set(ids.filter((id) => id !== null))]);
}
