import { sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../../../../contract/request-statuses.ts';
import { type Database, db } from '../../../../platform/index.ts';
import { requestRows } from '../../../requests/index.ts';
import { ratedThirdPartyRows } from '../../../third-parties/index.ts';
import type { RatingInputs } from '../stored-rating.ts';

/** What has a rating: a third party by its newest sealed report, a request in work by its newest rating. */
export type Rated = {
  kind: 'third_party' | 'request';
  id: string;
  clientId: string;
  requestId: string;
  name: string;
  inputs: RatingInputs;
};
type Row = { id: string; client_id: string; request_id: string; name: string; inputs: RatingInputs };

const pageSize = 500;
const open = sql.join(
  OPEN_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

const openRequests = (after: string) => sql`
  select r.id, r.client_id, r.id as request_id, r.name, newest.inputs
  from ${requestRows} r cross join lateral (
    select t.inputs from ratings t
    where t.request_id = r.id and t.report_version = r.report_version
    order by t.at desc, t.seq desc limit 1) newest
  where r.status in (${open}) and r.id > ${after}::uuid
  order by r.id limit ${pageSize}`;

const sealedThirdParties = (after: string) => sql`
  select p.id, p.client_id, newest.request_id, p.name, newest.inputs
  from ${ratedThirdPartyRows} p cross join lateral (
    select t.request_id, t.inputs from ${requestRows} r join ratings t on t.request_id = r.id
      and t.report_version <= case when r.status = 'released' then r.report_version else r.report_version - 1 end
    where r.third_party_id = p.id
    order by t.at desc, t.seq desc limit 1) newest
  where p.id > ${after}::uuid
  order by p.id limit ${pageSize}`;

/** Inside a transaction of the system: about how many there are. */
export async function countRated(): Promise<number> {
  const { rows } = await db().execute<{ all: number }>(sql`
    select (select count(*) from ${requestRows} r where r.status in (${open}))::int
      + (select count(*) from ${ratedThirdPartyRows} p)::int as all`);
  return Number(rows[0]?.all ?? 0);
}

/** Every one of them, a short transaction a page. */
export async function* ratedPages(database: Database, only?: Rated['kind']): AsyncGenerator<Rated[]> {
  for (const [kind, statement] of [
    ['third_party', sealedThirdParties],
    ['request', openRequests],
  ] as const) {
    if (only && kind !== only) continue;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await database.tx({ kind: 'system' }, () => db().execute<Row>(statement(after)));
      if (rows.length === 0) break;
      after = rows.at(-1)?.id ?? after;
      yield rows.map((row) => ({
        kind,
        id: row.id,
        clientId: row.client_id,
        requestId: row.request_id,
        name: row.name,
        inputs: row.inputs,
      }));
    }
  }
}
