import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import { GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import { db } from '../../platform/index.ts';
import { requestView as requests } from '../requests/index.ts';
import { thirdParties } from './tables.ts';

/** It was not given up, or a report of it was sealed before. */
export const speaks = or(
  notInArray(requests.status, [...GIVEN_UP_STATUSES]),
  isNotNull(requests.sealedRating),
);

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
      and(eq(requests.thirdPartyId, thirdPartyId), leaving ? ne(requests.id, leaving) : undefined, speaks),
    )
    .orderBy(desc(requests.submittedAt), desc(requests.number))
    .limit(1);
  if (newest)
    await db()
      .update(thirdParties)
      .set({ lastRequestId: newest.id })
      .where(eq(thirdParties.id, thirdPartyId));
}

/** Inside a transaction of the system: third parties whose facts are those of a request that was given up, while another one speaks. */
export async function thirdPartiesOfGivenUp(): Promise<string[]> {
  const others = db()
    .select({ id: requests.thirdPartyId })
    .from(requests)
    .where(and(isNotNull(requests.thirdPartyId), speaks));
  const rows = await db()
    .select({ id: thirdParties.id })
    .from(thirdParties)
    .innerJoin(requests, eq(requests.id, thirdParties.lastRequestId))
    .where(
      and(
        inArray(requests.status, GIVEN_UP_STATUSES),
        isNull(requests.sealedRating),
        inArray(thirdParties.id, others),
      ),
    );
  return rows.map(({ id }) => id);
}
