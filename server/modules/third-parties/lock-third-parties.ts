import { and, arrayOverlaps, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { RequestRecord } from '../requests/index.ts';
import { identitiesOf } from './identities.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/** Inside a transaction: locks them, for every caller in the same order, so that two never wait for each other. */
export const lockThirdParties = (ids: readonly string[]): Promise<ThirdParty[]> =>
  db()
    .select()
    .from(thirdParties)
    .where(inArray(thirdParties.id, [...ids]))
    .orderBy(asc(thirdParties.createdAt), asc(thirdParties.id))
    .for('update');

/** Inside a transaction: locks its third party, those with one of its identifiers, and all that merging one of them changes. */
export function lockThirdPartiesOf({
  clientId,
  thirdPartyId,
  intake,
}: Pick<RequestRecord, 'clientId' | 'thirdPartyId' | 'intake'>): Promise<ThirdParty[]> {
  const isBearing = and(
    eq(thirdParties.clientId, clientId),
    arrayOverlaps(thirdParties.identities, identitiesOf(intake)),
  ) as SQL;
  const isOwn = thirdPartyId === null ? undefined : eq(thirdParties.id, thirdPartyId);
  return lockWithMerged(or(isOwn, isBearing) as SQL);
}

/** Inside a transaction: locks these third parties, what they were merged into, and what was merged into either. */
export const lockWithMerged = (which: SQL): Promise<ThirdParty[]> => lockUntilStable(() => withMerged(which));

/**
 * Inside a transaction: locks all that `find` answers, in one order. If `find` then answers another one, all locks are
 * released and taken again: to wait for that one while the others stay locked would break the order.
 */
export async function lockUntilStable(find: () => Promise<readonly string[]>): Promise<ThirdParty[]> {
  for (;;) {
    await db().execute(sql`savepoint third_parties`);
    const locked = await lockThirdParties(await find());
    const ids = new Set(locked.map(({ id }) => id));
    if ((await find()).every((id) => ids.has(id))) return locked;
    await db().execute(sql`rollback to savepoint third_parties`);
  }
}

async function withMerged(which: SQL): Promise<string[]> {
  const { id, clientId, mergedInto } = thirdParties;
  const found = await db().select({ id, clientId, mergedInto }).from(thirdParties).where(which);
  const ids = found.flatMap((one) => [one.id, ...(one.mergedInto ? [one.mergedInto] : [])]);
  const clients = [...new Set(found.map((one) => one.clientId))];
  const merged = await db()
    .select({ id })
    .from(thirdParties)
    .where(and(inArray(clientId, clients), inArray(mergedInto, ids)));
  return [...new Set([...ids, ...merged.map((one) => one.id)])];
}
