import { and, desc, eq, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { requestView as requests } from '../requests/index.ts';
import { thirdParties } from './tables.ts';

/**
 * Inside a transaction: the facts of a third party are those of its newest request that was not given up, unless a
 * report of it was sealed before. Where all were given up, the one that spoke for it last still does. `leaving` is about to be
 * about another one.
 */
export async function chooseNewestRequest(thirdPartyId: string, leaving?: string) {
  const [newest] = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.thirdPartyId, thirdPartyId),
        leaving ? ne(requests.id, leaving) : undefined,
        or(notInArray(requests.status, ['rejected', 'cancelled']), isNotNull(requests.sealedRating)),
      ),
    )
    .orderBy(desc(requests.submittedAt), desc(requests.id))
    .limit(1);
  if (newest)
    await db()
      .update(thirdParties)
      .set({ lastRequestId: newest.id })
      .where(eq(thirdParties.id, thirdPartyId));
}
