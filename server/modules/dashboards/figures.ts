import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import { REQUEST_STATUSES, type RequestStatus } from '../../../contract/words.ts';
import { db } from '../../platform/index.ts';
import { findingTable } from '../assessment/index.ts';
import { requestTable as r, thirdPartyTable as t } from '../requests/index.ts';

export type Where = SQL | undefined;
export const working: RequestStatus[] = [
  'submitted',
  'allocated',
  'in_analysis',
  'clarification',
  'in_review',
];

export async function countByStatus(where: Where) {
  const rows = await db().select({ status: r.status, value: count() }).from(r).where(where).groupBy(r.status);
  const values = new Map(rows.map((row) => [row.status, Number(row.value)]));
  return REQUEST_STATUSES.map((status) => ({ status, value: values.get(status) ?? 0 }));
}

export const countRequests = (where: Where) => db().$count(r, where);

/** Third parties by their current rating, of the clients whose requests the caller may see. */
export async function countThirdParties(where: Where) {
  const rows = await db().select({ rating: t.rating, value: count() }).from(t).where(where).groupBy(t.rating);
  const of = (rating: string | null) => Number(rows.find((row) => row.rating === rating)?.value ?? 0);
  return { high: of('high'), medium: of('medium'), low: of('low'), unrated: of(null) };
}

export async function thirdPartiesByCountry(where: Where) {
  const rated = (rating: string) =>
    sql<number>`count(*) filter (where ${t.rating} = ${rating})`.mapWith(Number);
  return db()
    .select({
      country: sql<string>`coalesce(${t.country}, '')`,
      high: rated('high'),
      medium: rated('medium'),
      low: rated('low'),
      unrated: sql<number>`count(*) filter (where ${t.rating} is null)`.mapWith(Number),
    })
    .from(t)
    .where(where)
    .groupBy(t.country)
    .orderBy(sql`count(*) desc`)
    .limit(20);
}

const days = sql<number>`extract(epoch from ${r.releasedAt} - ${r.submittedAt}) / 86400`;
const released = and(eq(r.status, 'released'), sql`${r.submittedAt} is not null`);

/** Calendar days from submission to release, share released by the due day, and both by month. */
export async function turnaround(where: Where) {
  const month = sql<string>`to_char(${r.releasedAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db()
    .select({
      month,
      days: sql<number>`sum(${days})`.mapWith(Number),
      released: sql<number>`count(*)`.mapWith(Number),
      inTime:
        sql<number>`count(*) filter (where ${r.dueOn} is null or (${r.releasedAt} at time zone 'UTC')::date <= ${r.dueOn})`.mapWith(
          Number,
        ),
    })
    .from(r)
    .where(and(where, released))
    .groupBy(month)
    .orderBy(month);
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
  const rows = await db()
    .select({ key: findingTable.category, value: count() })
    .from(findingTable)
    .innerJoin(r, eq(r.id, findingTable.requestId))
    .where(and(where, eq(findingTable.status, 'confirmed'), sql`${findingTable.removedAt} is null`))
    .groupBy(findingTable.category);
  return rows.map(({ key, value }) => ({ key, label: key.replaceAll('_', ' '), value: Number(value) }));
}

export const releasedSince = (since: Date) => and(eq(r.status, 'released'), gte(r.releasedAt, since)) as SQL;
