import { asc, desc, type SQL, sql } from 'drizzle-orm';
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
  const rows = await db()
    .select({ request: requests, attachments: attachmentCount(actor) })
    .from(requests)
    .where(where)
    .orderBy(order(query.sort ?? '-createdAt', actor), desc(requests.number))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  return { rows: await presentRows(rows, actor, now), total: await db().$count(requests, where) };
}

const attachmentCount = (actor: Actor) => {
  // Drizzle writes the columns of a selected expression without their table: "id" would be the attachment's.
  const side = isClientSide(actor) ? sql`and ${attachments.side} = 'intake'` : sql``;
  return sql<number>`(select count(*) from ${attachments} where ${attachments}.request_id = ${requests}.id and ${attachments.removedAt} is null ${side})`.mapWith(
    Number,
  );
};

const severity = (column: SQL) => sql`array_position(array['low', 'medium', 'high'], ${column})`;

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
  return sort.startsWith('-') ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls last`;
}
