import { and, eq, type SQL, sql } from 'drizzle-orm';
import { READABLE, REQUEST_STATUSES, type RequestStatus } from '../../../contract/words.ts';
import { dayOf, db, type FirmCalendar, monthOf } from '../../platform/index.ts';
import { countFindings } from '../assessment/index.ts';
import { requestView as r } from '../requests/index.ts';

export type Where = SQL | undefined;
export const working: RequestStatus[] = [
  'submitted',
  'allocated',
  'in_analysis',
  'clarification',
  'in_review',
];

/**
 * Requests by status, and how many of them fit each of the conditions: all of it in one reading of the requests, however
 * many figures there are.
 */
export async function countRequests(where: Where, conditions: Record<string, Where>) {
  const fitting = (condition: Where) =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
  const rows = await db()
    .select({
      status: r.status,
      value: sql<number>`count(*)`.mapWith(Number),
      fitting: Object.fromEntries(Object.entries(conditions).map(([key, one]) => [key, fitting(one)])),
    })
    .from(r)
    .where(where)
    .groupBy(r.status);
  const values = new Map(rows.map((row) => [row.status, row.value]));
  return {
    byStatus: REQUEST_STATUSES.map((status) => ({ status, value: values.get(status) ?? 0 })),
    fitting: (key: string) => rows.reduce((sum, row) => sum + Number(row.fitting[key]), 0),
  };
}

const days = sql<number>`extract(epoch from ${r.releasedAt} - ${r.submittedAt}) / 86400`;
const released = and(eq(r.status, 'released'), sql`${r.submittedAt} is not null`);

/** Calendar days from submission to release, share released by the due day, and both by month. */
export async function turnaround(where: Where, calendar: FirmCalendar) {
  const releasedOn = dayOf(r.releasedAt, calendar);
  const rows = await db()
    .select({
      month: monthOf(r.releasedAt, calendar),
      days: sql<number>`sum(${days})`.mapWith(Number),
      released: sql<number>`count(*)`.mapWith(Number),
      inTime: sql<number>`count(*) filter (where ${r.dueOn} is null or ${releasedOn} <= ${r.dueOn})`.mapWith(
        Number,
      ),
    })
    .from(r)
    .where(and(where, released))
    // By its place in the list: said again, the time zone would be another parameter and the month another column.
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const total = rows.reduce((sum, row) => sum + row.released, 0);
  const average = (sum: number, of: number) => Math.round((sum / of) * 10) / 10;
  const sumOf = (key: 'days' | 'inTime') => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    averageDays: total ? average(sumOf('days'), total) : null,
    withinSlaPct: total ? Math.round((sumOf('inTime') / total) * 100) : null,
    byMonth: rows.slice(-12).map((row) => ({
      month: row.month,
      averageDays: average(row.days, row.released),
      released: row.released,
    })),
  };
}

/** Confirmed findings by category. */
export async function findingsByCategory(where: Where) {
  const rows = await countFindings(where);
  return rows.map(({ key, value }) => ({
    key,
    label: READABLE[key] ?? key.replaceAll('_', ' '),
    value: Number(value),
  }));
}
