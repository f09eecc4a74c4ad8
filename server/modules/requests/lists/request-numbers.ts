import { inArray } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { requests } from '../tables.ts';

/** Inside tx(). The numbers of requests by id. */
export async function requestNumbers(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(inArray(requests.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
