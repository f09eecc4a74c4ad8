import { and, eq, inArray, isNotNull, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { type getTrends, TREND_MONTHS } from '../../../contract/reports/registers.ts';
import { ENDED_STATUSES, OPEN_STATUSES } from '../../../contract/request-statuses.ts';
import type { RatingBand } from '../../../contract/words.ts';
import {
  type Actor,
  addMonths,
  asDay,
  type Clock,
  dayOf,
  db,
  type FirmCalendar,
  monthOf,
} from '../../platform/index.ts';
import { countFindingsByCountry } from '../assessment/index.ts';
import { reopenings as re } from '../audit/index.ts';
import { reportVersionView as v } from '../reports/index.ts';
import { requestView as r, viewFilter } from '../requests/index.ts';
import type { Where } from './figures.ts';

type Trends = (typeof getTrends)['answer']['_output']['Data'];

/** The days since submission at which one class of age ends and the next begins. */
const AGES = [
  [0, 3],
  [4, 7],
  [8, 14],
  [15, null],
] as const;
const bands: readonly RatingBand[] = ['low', 'medium', 'high'];
const number = (of: SQLWrapper) => sql<number>`${of}`.mapWith(Number);

/**
 * Inside a transaction: by month what came in, what went out, how long it took, and what was open at its end. It stands on
 * sealed versions and the trail: a report that was reopened stays in the month it was released in.
 */
export async function monthly(
  where: Where,
  months: readonly string[],
  calendar: FirmCalendar,
): Promise<Trends['months']> {
  const came = await db()
    .select({ month: monthOf(r.submittedAt, calendar), value: number(sql`count(*)`) })
    .from(r)
    .where(and(where, isNotNull(r.submittedAt)))
    .groupBy(sql`1`);
  const reopened = await db()
    .select({ month: monthOf(re.at, calendar), value: number(sql`count(*)`) })
    .from(r)
    .innerJoin(re, eq(re.requestId, r.id))
    .where(where)
    .groupBy(sql`1`);
  const closed = closings(where);
  const went = await db()
    .select({
      month: monthOf(closed.at, calendar),
      rating: closed.rating,
      value: number(sql`count(*)`),
      inTime: number(
        sql`count(*) filter (where ${closed.dueOn} is null or ${dayOf(closed.at, calendar)} <= ${closed.dueOn})`,
      ),
      days: number(sql`sum(extract(epoch from ${closed.at} - ${closed.since}) / 86400)`),
    })
    .from(closed)
    .groupBy(sql`1, 2`);

  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return months.map((month) => {
    const reports = went.filter((row) => row.month === month && row.rating !== null);
    const released = sum(reports, ({ value }) => value);
    const inTime = sum(reports, (row) => row.inTime);
    const of = (band: RatingBand) => sum(reports, ({ rating, value }) => (rating === band ? value : 0));
    const untilThen = (rows: readonly { month: string; value: number }[]) =>
      sum(rows, (row) => (row.month <= month ? row.value : 0));
    return {
      month,
      raised: sum(came, (row) => (row.month === month ? row.value : 0)),
      high: of('high'),
      medium: of('medium'),
      low: of('low'),
      inTime,
      late: released - inTime,
      averageDays: released ? Math.round((sum(reports, ({ days }) => days) / released) * 10) / 10 : null,
      open: untilThen(came) + untilThen(reopened) - untilThen(went),
    };
  });
}

/**
 * How the work on each report version ended, earlier ones among them: when, as what, the day promised for it, and since
 * when it was worked on. Null is the rating of what was rejected or cancelled, whether or not it was taken up again.
 */
function closings(where: Where) {
  const now = db()
    .select({
      at: sql<Date>`case when ${r.status} = 'released' then ${r.releasedAt} else ${r.statusSince} end`.as(
        'at',
      ),
      rating: sql<RatingBand | null>`case when ${r.status} = 'released' then ${r.sealedRating} end`.as(
        'rating',
      ),
      dueOn: sql<string | null>`${r.dueOn}`.as('due_on'),
      since: sql<Date>`coalesce(${re.at}, ${r.submittedAt})`.as('since'),
    })
    .from(r)
    .leftJoin(re, and(eq(re.requestId, r.id), re.isLast))
    .where(and(where, isNotNull(r.submittedAt), inArray(r.status, ENDED_STATUSES)));
  const before = db()
    .select({
      at: sql<Date>`${v.releasedAt}`.as('at'),
      rating: sql<RatingBand | null>`${v.rating}`.as('rating'),
      dueOn: sql<string | null>`coalesce(${re.dueOn}, ${r.dueOn})`.as('due_on'),
      since: sql<Date>`coalesce(${re.since}, ${r.submittedAt})`.as('since'),
    })
    .from(r)
    .innerJoin(v, and(eq(v.requestId, r.id), lt(v.number, r.reportVersion)))
    .leftJoin(re, and(eq(re.requestId, r.id), eq(re.version, v.number), isNull(re.givenUpAt)))
    .where(where);
  const givenUpBefore = db()
    .select({
      at: sql<Date>`${re.givenUpAt}`.as('at'),
      rating: sql<RatingBand | null>`null`.as('rating'),
      dueOn: sql<string | null>`null`.as('due_on'),
      since: sql<Date>`${re.since}`.as('since'),
    })
    .from(r)
    .innerJoin(re, eq(re.requestId, r.id))
    .where(and(where, isNotNull(re.givenUpAt)));
  return now.unionAll(before).unionAll(givenUpBefore).as('closed');
}

/** `yyyy-mm` of the months between two days, the last ones where there are too many; none of them is still to come. */
export function monthsBetween({ from, to }: { from?: string; to?: string }, today: string): string[] {
  const last = `${to && to < today ? to : today}`.slice(0, 7);
  const before = (count: number) => addMonths(`${last}-01`, -count).slice(0, 7);
  const first = from?.slice(0, 7) ?? before(TREND_MONTHS.start - 1);
  return Array.from({ length: TREND_MONTHS.max }, (_, place) => before(TREND_MONTHS.max - 1 - place)).filter(
    (month) => month >= first || month === last,
  );
}

/** `yyyy-Qn` of a month. */
export const quarterOf = (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/**
 * Inside a transaction: third parties by the rating they had at the end of each quarter. A rating holds until the next: that
 * of an earlier version too, whatever became of its request since.
 */
export async function quarterly(
  where: Where,
  months: readonly string[],
  calendar: FirmCalendar,
): Promise<Trends['quarters']> {
  const isAbout = and(where, isNotNull(r.thirdPartyId));
  const sealed = db()
    .select({ id: r.id, thirdPartyId: r.thirdPartyId, rating: r.sealedRating, at: r.releasedAt })
    .from(r)
    .where(and(isAbout, isNotNull(r.sealedRating), isNotNull(r.releasedAt)))
    .unionAll(
      db()
        .select({
          id: r.id,
          thirdPartyId: r.thirdPartyId,
          rating: sql<RatingBand | null>`${v.rating}`,
          at: v.releasedAt,
        })
        .from(r)
        .innerJoin(v, and(eq(v.requestId, r.id), lt(v.number, r.reportVersion)))
        .where(isAbout),
    )
    .as('sealed');
  const next = <Value>(of: SQLWrapper) =>
    sql<Value | null>`lead(${of}) over (partition by ${sealed.thirdPartyId} order by ${sealed.at}, ${sealed.id})`;
  const held = db()
    .select({
      rating: sealed.rating,
      since: monthOf(sealed.at, calendar).as('since'),
      after: next<RatingBand>(sealed.rating).as('after'),
      until: next<string>(monthOf(sealed.at, calendar)).as('until'),
    })
    .from(sealed)
    .as('held');
  const rows = await db()
    .select({
      rating: held.rating,
      since: held.since,
      after: held.after,
      until: held.until,
      value: number(sql`count(*)`),
    })
    .from(held)
    .groupBy(held.rating, held.since, held.after, held.until);

  return [...new Set(months.map(quarterOf))].map((quarter) => {
    const has = (band: RatingBand) =>
      rows
        .filter(
          ({ rating, since, until }) =>
            rating === band && quarterOf(since) <= quarter && (until === null || quarterOf(until) > quarter),
        )
        .reduce((total, { value }) => total + value, 0);
    const moved = (direction: number) =>
      rows
        .filter(
          ({ rating, after, until }) =>
            after &&
            until &&
            quarterOf(until) === quarter &&
            Math.sign(bands.indexOf(after) - bands.indexOf(rating as RatingBand)) === direction,
        )
        .reduce((total, { value }) => total + value, 0);
    return {
      quarter,
      high: has('high'),
      medium: has('medium'),
      low: has('low'),
      raised: moved(1),
      lowered: moved(-1),
    };
  });
}

/** Inside a transaction: how long what is open has been with the firm, and how much of it is overdue. */
export async function ageing(where: Where, actor: Actor, clock: Clock): Promise<Trends['ageing']> {
  const submitted = dayOf(r.submittedAt, clock.calendar);
  const today = asDay(clock.calendar.today());
  const rows = await db()
    .select({
      age: number(
        sql`case ${sql.join(
          AGES.map(([, to], place) =>
            to === null
              ? sql`else ${sql.raw(`${place}`)}`
              : sql`when ${submitted} >= ${today} - ${sql.raw(`${to}`)} then ${sql.raw(`${place}`)}`,
          ),
          sql` `,
        )} end`,
      ),
      open: number(sql`count(*)`),
      overdue: number(sql`count(*) filter (where ${viewFilter('overdue', actor, clock)})`),
    })
    .from(r)
    .where(and(where, inArray(r.status, OPEN_STATUSES), isNotNull(r.submittedAt)))
    .groupBy(sql`1`);
  return AGES.map(([from, to], place) => {
    const row = rows.find(({ age }) => age === place);
    return { from, to, open: row?.open ?? 0, overdue: row?.overdue ?? 0 };
  });
}

/** Inside a transaction: confirmed findings by country and category. */
export const findings = async (where: Where): Promise<Trends['findings']> => countFindingsByCountry(where);
