import { type SQL, sql } from 'drizzle-orm';
import { REQUEST_STATUSES } from '../../../contract/request-statuses.ts';
import { db } from '../../platform/index.ts';
import { requestView as r } from '../requests/index.ts';

export type Where = SQL | undefined;

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
