import { and, asc, eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { asDay, db } from '../../platform/index.ts';
import type { AuditData } from './events.ts';
import { auditEvents, isReopening } from './tables.ts';

type RequestMove = { at: Date } & AuditData['request.acted'];

/** Inside a transaction: how a request went from status to status, oldest first. */
export async function requestMoves(requestId: string): Promise<RequestMove[]> {
  const rows = await db()
    .select({ at: auditEvents.at, data: auditEvents.data })
    .from(auditEvents)
    .where(and(eq(auditEvents.requestId, requestId), eq(auditEvents.type, 'request.acted')))
    .orderBy(asc(auditEvents.seq));
  return rows.map(({ at, data }) => ({ ...(data as AuditData['request.acted']), at }));
}

const promised = asDay(
  sql`jsonb_path_query_first(${auditEvents.data}, '$.changes[*] ? (@.field == "dueOn").before') #>> '{}'`,
);
const bySeq = sql`partition by ${auditEvents.requestId} order by ${auditEvents.seq}`;

const from = sql`${auditEvents.data} ->> 'from'`;
const givenUpAt = sql`(select max(earlier.at) from audit_events earlier
  where earlier.request_id = audit_events.request_id and earlier.seq < audit_events.seq
    and earlier.type = 'request.acted' and earlier.data ->> 'action' in ('cancel', 'reject'))`;

/**
 * Every reopening of a request, as modules above read it in the database. `version` is the report version that was sealed
 * last. `since`, `dueOn` and `givenUpAt` are of the work that had ended before: when it was reopened itself, the day
 * promised for it (where the same day was promised again, the next change tells), and when it ended without a report. Each
 * is null where there is none.
 */
export const reopenings = new QueryBuilder()
  .select({
    requestId: auditEvents.requestId,
    at: auditEvents.at,
    version: sql<number>`count(*) filter (where ${from} = 'released') over (${bySeq})`.as('left_version'),
    since: sql<Date | null>`lag(${auditEvents.at}) over (${bySeq})`.as('left_since'),
    dueOn: sql<string | null>`coalesce(${promised}, min(${promised}) over (${bySeq}
      rows between 1 following and unbounded following))`.as('left_due_on'),
    givenUpAt: sql<Date | null>`case when ${from} <> 'released' then ${givenUpAt} end`.as('given_up_at'),
    isLast: sql<boolean>`lead(${auditEvents.at}) over (${bySeq}) is null`.as('is_last'),
  })
  .from(auditEvents)
  .where(isReopening(auditEvents))
  .as('reopenings');
