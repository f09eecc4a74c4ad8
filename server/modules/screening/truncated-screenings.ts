import { sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';

/**
 * Inside a transaction of the firm: how many open requests and monitored third parties were last compared by a search
 * that left out entries which may reach the threshold of their list.
 */
export async function truncatedScreenings(): Promise<number> {
  const { rows } = await db().execute<{ value: number }>(sql`
    select ((select count(*) from screening_runs run join requests on requests.id = run.request_id
        where run.status = 'done' and run.truncated <> '[]'::jsonb
          and requests.status not in ('draft', 'released', 'rejected', 'cancelled')
          and not exists (select from screening_runs newer
            where newer.request_id = run.request_id and newer.status = 'done' and newer.seq > run.seq))
      + (select count(*) from watched_parties watched
        join third_parties party on party.id = watched.third_party_id
        where party.monitored and party.merged_into is null and watched.truncated <> '[]'::jsonb))::int as value`);
  return rows[0]?.value ?? 0;
}
