import { asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  type Actor,
  builtOnce,
  type Clock,
  db,
  last,
  placeholders,
  together,
} from '../../../platform/index.ts';
import { outlookFor } from '../forecast/throughput.ts';
import { presentRow, relatedColumns, rowColumns } from '../present.ts';
import { requests } from '../tables.ts';
import { isClientSide, visibleTo } from '../visible.ts';
import { clientNameColumn } from './client-names.ts';
import { filters, type RequestsQuery } from './filters.ts';
import { ratingColumn } from './views.ts';

/** Inside a transaction that only reads: one page of the requests the caller may see. */
export async function listRequests(query: RequestsQuery, actor: Actor, clock: Clock) {
  const { current = 1, pageSize = 20, sort = '-createdAt', ...narrowed } = query;
  const page = { sort, limit: pageSize, offset: (current - 1) * pageSize };
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  const { rows, where, outlook } = await (isNarrowed
    ? findNarrowed(query, page, actor, clock)
    : findAll(page, actor));
  return {
    rows: rows.map((row) => presentRow(row, outlook, actor, clock)),
    // A page behind the last one has no row to tell it.
    total: rows[0]?.total ?? (page.offset > 0 ? await db().$count(requests, where) : 0),
  };
}

type Page<Count = number> = { sort: string; limit: Count; offset: Count };

/** The last statement of the transaction, but for a page behind the last one. */
const ending = <T>({ offset }: Page, work: () => T) => (offset > 0 ? work() : last(work));

async function findNarrowed(query: RequestsQuery, page: Page, actor: Actor, clock: Clock) {
  const outlook = await outlookFor(actor);
  const where = await filters(query, actor, clock, outlook);
  const rows = await ending(page, () => selectPage(where, page, actor));
  return { rows, where, outlook };
}

/** What most calls ask for. */
async function findAll(page: Page, actor: Actor) {
  const build = () => {
    // Nothing of this caller but the role: what is built serves the next one.
    const { role } = actor;
    const anybody = { role, ...placeholders('userId', 'clientId', 'clientName') } as unknown as Actor;
    const anywhere = { sort: page.sort, ...placeholders('limit', 'offset') };
    return selectPage(visibleTo(anybody), anywhere, anybody);
  };
  const shape = `requests ${actor.role} ${page.sort}`;
  const [outlook, rows] = await together(
    () => outlookFor(actor),
    () => ending(page, () => builtOnce(shape, build, { ...actor, ...page })),
  );
  return { rows, where: visibleTo(actor), outlook };
}

function selectPage(
  where: SQL | undefined,
  { sort, limit, offset }: Page<number | Placeholder>,
  actor: Actor,
) {
  const by = order(sort, actor);
  // By their numbers first, which an index may know alone: whole rows are read for the page, not for what is skipped.
  const page = db()
    .select({ number: requests.number })
    .from(requests)
    .where(where)
    .orderBy(...by)
    .limit(limit)
    .offset(offset)
    .as('page');
  const counted = sql`(select count(*) from ${requests} where ${where ?? sql`true`})`;
  return db()
    .select({ request: rowColumns, related: relatedColumns(actor), total: counted.mapWith(Number) })
    .from(requests)
    .innerJoin(page, eq(page.number, requests.number))
    .orderBy(...by);
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
