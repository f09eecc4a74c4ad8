import { sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { pseudonymOf } from '../../audit/index.ts';

/**
 * Inside tx(), when a person is erased: replaces their name in proposed ratings by their pseudonym. A proposal holds the
 * name its author had at the time, and later ratings copy it. It is theirs if they saved a rating with it within a second.
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
