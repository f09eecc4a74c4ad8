import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import { clientNameColumn } from '../client-names.ts';
import { presentRows } from '../present.ts';
import { attachments, requests } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { filters, type RequestsQuery } from './filters.ts';
import { ratingColumn } from './views.ts';

/** Inside a transaction: one page of the requests the caller may see. */
export async function listRequests(query: RequestsQuery, actor: Actor, now: Date) {
  const where = await filters(query, actor, now);
  const pageSize = query.pageSize ?? 20;
  const page = await db()
    .select()
    .from(requests)
    .where(where)
    .orderBy(...order(query.sort ?? '-createdAt', actor))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  const files = await countFiles(
    page.map(({ id }) => id),
    actor,
  );
  const rows = page.map((request) => ({ request, attachments: files.get(request.id) ?? 0 }));
  return { rows: await presentRows(rows, actor, now), total: await db().$count(requests, where) };
}

/** Of the page alone: counted beside each row they would be counted for every row that is skipped, too. */
async function countFiles(ids: readonly string[], actor: Actor): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await db()
    .select({ request: attachments.requestId, files: count() })
    .from(attachments)
    .where(
      and(
        inArray(attachments.requestId, [...ids]),
        isNull(attachments.removedAt),
        isClientSide(actor) ? eq(attachments.side, 'intake') : undefined,
      ),
    )
    .groupBy(attachments.requestId);
  return new Map(counted.map(({ request, files }) => [request, Number(files)]));
}

const severity = (column: SQL) => sql`array_position(array['low', 'medium', 'high'], ${column})`;

/** Said of the others, "nulls last" would keep the database from reading them in the order of an index. */
const mayBeMissing = new Set(['submittedAt', 'dueOn', 'rating', 'country', 'reportType']);

function order(sort: string, actor: Actor) {
  const field = sort.replace(/^-/, '');
  const columns: Record<string, SQL> = {
    number: sql`${requests.number}`,
    legalName: sql`lower(${requests.legalName})`,
    status: sql`${requests.status}`,
    createdAt: sql`${requests.createdAt}`,
    updatedAt: sql`${requests.updatedAt}`,
    submittedAt: sql`${requests.submittedAt}`,
    dueOn: sql`${requests.dueOn}`,
    rating: severity(sql`${ratingColumn(actor)}`),
    clientName: isClientSide(actor) ? sql`${requests.clientId}` : clientNameColumn,
    country: sql`${requests.country}`,
    reportType: sql`${requests.reportType}`,
  };
  const column = columns[field] ?? sql`${requests.createdAt}`;
  const direction = sort.startsWith('-') ? desc : asc;
  const first = mayBeMissing.has(field) ? sql`${direction(column)} nulls last` : direction(column);
  return [first, direction(requests.number)];
}
