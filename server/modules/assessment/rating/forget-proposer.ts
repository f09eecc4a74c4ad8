import { sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { pseudonymOf } from '../../audit/index.ts';

/**
 * Inside tx(). A proposal names who made it, as they were called then, and later ratings carry it on: the pseudonym of
 * somebody who is erased stands there. It is theirs where their own rating was stored with it.
 */
export async function forgetProposer(userId: string): Promise<void> {
  await db().execute(sql`
    with theirs as (
      select request_id, proposal ->> 'at' as at from ratings
      where computed_by = ${userId}::uuid and proposal is not null
        and at - (proposal ->> 'at')::timestamptz between interval '0' and interval '1 second')
    update ratings set proposal = jsonb_set(proposal, '{by}', to_jsonb(${pseudonymOf(userId)}::text))
    from theirs where ratings.request_id = theirs.request_id and ratings.proposal ->> 'at' = theirs.at`);
}
