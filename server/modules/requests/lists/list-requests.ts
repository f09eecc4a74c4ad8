import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, type Clock, db } from '../../../platform/index.ts';
import { outlookFor } from '../forecast/throughput.ts';
import { presentRow, relatedColumns, rowColumns } from '../present.ts';
import { requests } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { clientNameColumn } from './client-names.ts';
import { filters, type RequestsQuery } from './filters.ts';
import { ratingColumn } from './views.ts';

/** Inside a transaction: one page of the requests the caller may see. */
export async function listRequests(query: RequestsQuery, actor: Actor, clock: Clock) {
  const outlook = await outlookFor(actor);
  const where = await filters(query, actor, clock, outlook);
  const by = order(query.sort ?? '-createdAt', actor);
  const pageSize = query.pageSize ?? 20;
  // By their numbers first, which an index may know alone: whole rows are read for the page, not for what is skipped.
  const page = db()
    .select({ number: requests.number })
    .from(requests)
    .where(where)
    .orderBy(...by)
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize)
    .as('page');
  const counted = sql`(select count(*) from ${requests} where ${where ?? sql`true`})`;
  const rows = await db()
    .select({ request: rowColumns, related: relatedColumns(actor), total: counted.mapWith(Number) })
    .from(requests)
    .innerJoin(page, eq(page.number, requests.number))
    .orderBy(...by);
  return {
    rows: rows.map((row) => presentRow(row, outlook, actor, clock)),
    // A page behind the last one has no row to tell it.
    total: rows[0]?.total ?? (await db().$count(requests, where)),
  };
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
