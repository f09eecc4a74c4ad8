import { type SQL, sql } from 'drizzle-orm';
import { type Actor, db, type FirmCalendar } from '../../../platform/index.ts';
import { requestMoves } from '../../audit/index.ts';
import { reportTypeRows } from '../../settings/index.ts';
import type { RequestRecord } from '../record.ts';
import { requestThroughputs } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import type { Outlook, Throughput } from './forecast.ts';
import { daysAsPromised, daysSpent } from './stages.ts';

/** So many of the latest finished reports of a type say how long one takes; fewer than the least say nothing. */
const LATEST = 50;
const LEAST = 5;

/** Inside the transaction of a release: how long this version took. */
export async function saveThroughput(request: RequestRecord, releasedAt: Date, calendar: FirmCalendar) {
  const days = daysSpent(await requestMoves(request.id), releasedAt, calendar);
  const { id: requestId, clientId, reportVersion, reportType } = request;
  await db()
    .insert(requestThroughputs)
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

/** Inside a transaction: what a caller may know of it; forecasts are the firm's. */
export const outlookFor = async (actor: Actor): Promise<Outlook | null> =>
  isClientSide(actor) ? null : readOutlook();

type Row = {
  report_type: string;
  sla_days: number;
  basis: number;
} & Record<'a' | 'b' | 'c' | 'd', number>;

const median = (column: SQL) => sql`percentile_cont(0.5) within group (order by ${column})::float8`;

/**
 * Inside a transaction of the firm: how long each report type usually takes. One look into the index a type, since the
 * table grows with every release.
 */
export async function readOutlook(): Promise<Outlook> {
  const { rows } = await db().execute<Row>(sql`
    select types.key as report_type, types.sla_days, count(latest.report_type)::int as basis,
      ${median(sql`submitted`)} as a, ${median(sql`allocated`)} as b, ${median(sql`in_analysis`)} as c,
      ${median(sql`in_review`)} as d
    from ${reportTypeRows} as types left join lateral (
      select * from ${requestThroughputs} where ${requestThroughputs.reportType} = types.key
      order by ${requestThroughputs.releasedAt} desc limit ${LATEST}
    ) as latest on true
    group by types.key, types.sla_days`);
  return { throughputs: new Map(rows.map((row) => [row.report_type, throughputOf(row)])) };
}

const throughputOf = ({ sla_days, basis, a, b, c, d }: Row): Throughput =>
  basis < LEAST
    ? { days: daysAsPromised(sla_days), basis: 0 }
    : { days: { submitted: a, allocated: b, in_analysis: c, in_review: d }, basis };
