import { and, desc, eq, gt, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { presentEvent } from './present.ts';
import { auditEvents } from './tables.ts';

/** Kinds of events, and of the acts on a request those of these names. */
export type EventsWanted = { types: readonly AuditKind[]; actions?: readonly string[] };

type RequestEventsQuery = {
  requestId: string;
  wanted: readonly EventsWanted[];
  before?: number | undefined;
  after?: number | undefined;
  /** Whose own acts are left out. */
  exceptBy?: string | undefined;
  limit: number;
  /** Leaves out comments that are not shared and files that are not among these. */
  sharedWith?: { attachments: readonly string[] };
};

/** With what the event carries besides: codes and counts, and the words that came with it. */
export type TimelineEvent = AuditEvent & { data: Record<string, unknown>; words: string | null };

/** Inside a transaction: what happened to a request, newest first. */
export async function requestEvents(query: RequestEventsQuery): Promise<TimelineEvent[]> {
  const rows = await db()
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.requestId, query.requestId),
        query.before ? lt(auditEvents.seq, query.before) : undefined,
        query.after === undefined ? undefined : gt(auditEvents.seq, query.after),
        query.exceptBy ? notBy(query.exceptBy) : undefined,
        or(...query.wanted.map(matching)) ?? sql`false`,
        query.sharedWith && shared(query.sharedWith.attachments),
      ),
    )
    .orderBy(desc(auditEvents.seq))
    .limit(query.limit);
  return rows.map((row) => {
    const event = presentEvent(row, new Map());
    const comment = event.changes.find(({ field }) => field === 'comment')?.after;
    const words = row.personal?.values.comment ?? (typeof comment === 'string' ? comment : null);
    return { ...event, data: row.data as Record<string, unknown>, words };
  });
}

type LatestEventQuery = Pick<RequestEventsQuery, 'wanted'> & {
  requestId: SQL;
  /** Which event was the last that somebody saw: without one there is no answer. */
  after: SQL;
  exceptBy: string;
  /** A subquery of the ids of the files that may be told of. */
  sharedWith?: { attachments: SQL };
};

/** A subquery, for lists of requests: the latest of these events, by its kind and the act it tells of. */
export const latestEvent = ({ requestId, after, wanted, exceptBy, sharedWith }: LatestEventQuery) =>
  sql<{ type: AuditKind; action: string | null } | null>`(
    select jsonb_build_object('type', ${auditEvents.type}, 'action', ${inData('action')})
    from ${auditEvents}
    where ${and(
      sql`${auditEvents.requestId} = ${requestId}`,
      sql`${auditEvents.seq} > ${after}`,
      notBy(exceptBy),
      or(...wanted.map(matching)) ?? sql`false`,
      sharedWith && shared(sharedWith.attachments),
    )}
    order by ${auditEvents.seq} desc limit 1)`;

/** Inside a transaction: the number of the last event of a request, including events that the caller may not see. */
export async function lastEventOf(requestId: string): Promise<number> {
  const [row] = await db()
    .select({ seq: sql`coalesce(max(${auditEvents.seq}), 0)`.mapWith(Number) })
    .from(auditEvents)
    .where(eq(auditEvents.requestId, requestId));
  return row?.seq ?? 0;
}

const notBy = (userId: string) => sql`${auditEvents.actorId} is distinct from ${userId}::uuid`;

const inData = (name: string) => sql`${auditEvents.data} ->> ${name}::text`;

function matching({ types, actions = [] }: EventsWanted): SQL | undefined {
  return or(
    types.length > 0 ? inArray(auditEvents.type, [...types]) : sql`false`,
    actions.length > 0
      ? and(eq(auditEvents.type, 'request.acted'), inArray(inData('action'), [...actions]))
      : undefined,
  );
}

function shared(attachments: readonly string[] | SQL): SQL | undefined {
  const files: AuditKind[] = ['request.file_added', 'request.file_removed'];
  return and(
    or(ne(auditEvents.type, 'request.commented'), eq(inData('visibility'), 'shared')),
    or(notInArray(auditEvents.type, files), isAmong(inData('attachment'), attachments)),
  );
}

function isAmong(value: SQL, ids: readonly string[] | SQL): SQL {
  if (!Array.isArray(ids)) return sql`${value} in ${ids}`;
  return ids.length > 0 ? inArray(value, [...ids]) : sql`false`;
}
