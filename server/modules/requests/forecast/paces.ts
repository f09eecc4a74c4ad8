import { type SQL, sql } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import { requestMoves } from '../../audit/index.ts';
import { currentCalendar, reportTypes } from '../../settings/index.ts';
import type { RequestRecord } from '../record.ts';
import { requestPaces } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import type { Outlook, Pace } from './forecast.ts';
import { daysAsPromised, daysSpent } from './stages.ts';

/** So many of the latest finished reports of a type say how long one takes; fewer than the least say nothing. */
const LATEST = 50;
const LEAST = 5;

/** Inside the transaction of a release: how long this version took. */
export async function keepPace(request: RequestRecord, releasedAt: Date) {
  const days = daysSpent(await requestMoves(request.id), releasedAt, await currentCalendar());
  const { id: requestId, clientId, reportVersion, reportType } = request;
  await db()
    .insert(requestPaces)
    .values({
      requestId,
      clientId,
      reportVersion,
      reportType: reportType ?? '',
      releasedAt,
      submitted: days.submitted,
      allocated: days.allocated,
      inAnalysis: days.in_analysis,
      inReview: days.in_review,
    })
    .onConflictDoNothing();
}

/** Inside a transaction of the firm: how long each report type usually takes, and the days on which nobody works. */
export async function readOutlook(): Promise<Outlook> {
  const types = await reportTypes();
  const learnt = await learntPaces(types.map(({ key }) => key));
  const paces = types.map(({ key, slaDays }): [string, Pace] => [
    key,
    learnt.get(key) ?? { days: daysAsPromised(slaDays), basis: 0 },
  ]);
  return { paces: new Map(paces), calendar: await currentCalendar() };
}

type Row = { report_type: string; basis: number } & Record<'a' | 'b' | 'c' | 'd', number>;

/** Inside a transaction: what a caller may know of it; forecasts are the firm's. */
export const outlookFor = async (actor: Actor): Promise<Outlook | null> =>
  isClientSide(actor) ? null : readOutlook();

/** One look into the index a type: the table grows with every release. */
async function learntPaces(types: readonly string[]): Promise<Map<string, Pace>> {
  const median = (column: SQL) => sql`percentile_cont(0.5) within group (order by ${column})::float8`;
  const { rows } = await db().execute(sql`
    select types.key as report_type, count(*)::int as basis, ${median(sql`submitted`)} as a,
      ${median(sql`allocated`)} as b, ${median(sql`in_analysis`)} as c, ${median(sql`in_review`)} as d
    from jsonb_array_elements_text(${JSON.stringify(types)}::jsonb) as types(key)
    cross join lateral (
      select * from ${requestPaces} where ${requestPaces.reportType} = types.key
      order by ${requestPaces.releasedAt} desc limit ${LATEST}
    ) as latest
    group by types.key having count(*) >= ${LEAST}`);
  return new Map(
    (rows as unknown as Row[]).map(({ report_type, basis, a, b, c, d }) => [
      report_type,
      { basis, days: { submitted: a, allocated: b, in_analysis: c, in_review: d } },
    ]),
  );
}
