import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getRequests } from '../../../../contract/reports/requests.ts';
import { type Actor, type Clock, withinDays } from '../../../platform/index.ts';
import { carrying } from '../case/tags.ts';
import type { Outlook } from '../forecast/forecast.ts';
import { searched } from '../search/searched.ts';
import { requests } from '../tables.ts';
import { isClientSide, visibleTo } from '../visible.ts';
import { overdue, ratingColumn, requestsInView } from './views.ts';

export type RequestsQuery = Omit<z.output<typeof getRequests.request>, 'C_TIMESTAMP'>;

const some = <Value>(values: readonly Value[] | undefined) =>
  values && values.length > 0 ? [...values] : undefined;

/** Inside a transaction: everything a list is narrowed by, beginning with what the caller may see at all. */
export async function filters(
  query: RequestsQuery,
  actor: Actor,
  clock: Clock,
  outlook: Outlook | null,
): Promise<SQL | undefined> {
  const { status, reportType, category, country, entityType, rating, drafter } = query;
  return and(
    visibleTo(actor),
    query.view ? requestsInView(query.view, actor, clock, outlook) : undefined,
    query.selected && inArray(requests.id, query.selected),
    query.client ? eq(requests.clientId, query.client) : undefined,
    some(status) && inArray(requests.status, some(status) ?? []),
    some(reportType) && inArray(requests.reportType, some(reportType) ?? []),
    some(country) && inArray(requests.country, some(country) ?? []),
    some(entityType) && inArray(requests.entityType, some(entityType) ?? []),
    some(rating) && inArray(ratingColumn(actor), some(rating) ?? []),
    some(category) && or(...(some(category) ?? []).map((key) => hasCategory(key))),
    some(drafter) && (isClientSide(actor) ? sql`false` : inArray(requests.drafterId, some(drafter) ?? [])),
    some(query.tag) &&
      (isClientSide(actor) ? sql`false` : inArray(requests.id, carrying(some(query.tag) ?? []))),
    query.overdue === undefined ? undefined : query.overdue ? overdue(clock) : not(overdue(clock)),
    withinDays(requests.createdAt, { from: query.createdFrom, to: query.createdTo }, clock.calendar),
    await searched(query.search, actor),
  );
}

const hasCategory = (key: string) => sql`${requests.categories} @> ${JSON.stringify([key])}::jsonb`;
