import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { analysisRow, getAnalysisDetails } from '../../../contract/analysis/analysis-queue.ts';
import { OPEN_STATUSES } from '../../../contract/request-statuses.ts';
import { type Actor, type Clock, db } from '../../platform/index.ts';
import { clientNameOf, clientNames, findPeople } from '../identity/index.ts';
import {
  changesSinceVisit,
  forecastOf,
  isOverdue,
  type Outlook,
  type RequestView,
  ratingOutlookOf,
  readOutlook,
  requestView as requests,
  requestsInView,
  searched,
  visibleTo,
} from '../requests/index.ts';
import { queueFigures } from './queue-figures.ts';

type Query = Omit<z.output<typeof getAnalysisDetails.request>, 'C_TIMESTAMP'>;
type Row = z.output<typeof analysisRow>;

const clientName = clientNameOf(sql`requests.client_id`) as SQL<string>;
const sortable = {
  requestNumber: requests.number,
  legalName: requests.legalName,
  status: requests.status,
  dueOn: requests.dueOn,
  clientName,
} as const;

/** Inside a transaction of the firm: requests in work that the caller may see, soonest due first. */
export async function listAnalyses(query: Query, actor: Actor, clock: Clock) {
  const { view } = query;
  const outlook = await readOutlook();
  const promised =
    view === 'at_risk' || view === 'unanswered' || view === 'overdue'
      ? requestsInView(view, actor, clock, outlook)
      : undefined;
  const where = and(
    visibleTo(actor),
    ...filters(query, actor),
    promised,
    await searched(query.search, actor),
  );
  const pageSize = query.pageSize ?? 50;
  const rows = await db()
    .select()
    .from(requests)
    .where(where)
    .orderBy(...order(query.sort))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  return { rows: await presentAll(rows, outlook, actor, clock), total: await db().$count(requests, where) };
}

function filters({ view, status }: Query, actor: Actor): (SQL | undefined)[] {
  return [
    inArray(requests.status, OPEN_STATUSES),
    status?.length ? inArray(sql`${requests.status}`, status) : undefined,
    view === 'mine' ? eq(requests.drafterId, actor.userId) : undefined,
    view === 'returned' ? eq(requests.returned, true) : undefined,
    view === 'in_review' ? eq(requests.status, 'in_review') : undefined,
  ];
}

function order(sort = 'dueOn') {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? requests.dueOn;
  return [sql`${direction(column)} nulls last`, asc(requests.number)];
}

async function presentAll(rows: RequestView[], outlook: Outlook, actor: Actor, clock: Clock): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const figures = await queueFigures(ids, clock.now());
  const changes = await changesSinceVisit(ids, actor);
  const people = await findPeople(rows.map(({ drafterId }) => drafterId));
  const clients = await clientNames();
  return rows.map((request) => ({
    id: request.id,
    changed: changes.get(request.id) ?? null,
    clientId: request.clientId,
    clientName: clients.get(request.clientId) ?? '',
    requestNumber: request.number,
    requestId: request.id,
    legalName: request.legalName,
    status: request.status,
    drafterName: people.get(request.drafterId ?? '')?.name ?? null,
    dueOn: request.dueOn,
    overdue: isOverdue(request, clock),
    forecast: forecastOf(request, outlook, clock),
    returned: request.returned,
    rating: request.rating,
    ratingScore: request.ratingScore,
    ratingBasis: request.ratingBasis,
    provisional: request.provisional,
    ratingOutlook: ratingOutlookOf(request),
    overrideUntil: request.overrideUntil,
    ...(figures.get(request.id) ?? { screening: 'none', matches: 0, openMatches: 0, findings: 0 }),
  }));
}
