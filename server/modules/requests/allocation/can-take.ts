import { sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { findPeople, isActiveDrafter, type Person } from '../../identity/index.ts';
import type { RequestRecord } from '../record.ts';
import { hasConflict } from './conflict.ts';

/** Whether this person can be given this request: a drafter who is there and has no conflict of interest. */
export const canTake = (
  person: Person | null | undefined,
  request: Pick<RequestRecord, 'clientId' | 'intake'>,
): person is Person =>
  Boolean(person && isActiveDrafter(person) && person.available && !hasConflict(person, request));

/**
 * Inside a transaction, before it holds a request: giving work to these people and taking it from them happen one after
 * the other, so that nobody is given a request while they leave or declare a conflict.
 */
export async function lockWorkOf(userIds: readonly (string | null)[]) {
  const known = userIds.filter((id) => id !== null);
  for (const id of [...new Set(known)].sort())
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`work of ${id}`}, 0))`);
}

/** Inside the transaction of an allocation: as canTake(), of the person as they are now and stay until its end. */
export async function reserve(drafterId: string, request: RequestRecord): Promise<boolean> {
  await lockWorkOf([drafterId]);
  return canTake((await findPeople([drafterId])).get(drafterId), request);
}
