import { and, desc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { presentEvent } from './present.ts';
import { auditEvents } from './tables.ts';

/** Kinds of events, and of the acts on a request those of these names. */
export type EventsWanted = { types: readonly AuditKind[]; actions?: readonly string[] };

export type RequestEventsQuery = {
  requestId: string;
  wanted: readonly EventsWanted[];
  before?: number | undefined;
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

const inData = (name: string) => sql`${auditEvents.data} ->> ${name}::text`;

function matching({ types, actions = [] }: EventsWanted): SQL | undefined {
  return or(
    types.length > 0 ? inArray(auditEvents.type, [...types]) : sql`false`,
    actions.length > 0
      ? and(eq(auditEvents.type, 'request.acted'), inArray(inData('action'), [...actions]))
      : undefined,
  );
}

function shared(attachments: readonly string[]): SQL | undefined {
  const files: AuditKind[] = ['request.file_added', 'request.file_removed'];
  return and(
    or(ne(auditEvents.type, 'request.commented'), eq(inData('visibility'), 'shared')),
    or(
      notInArray(auditEvents.type, files),
      attachments.length > 0 ? inArray(inData('attachment'), [...attachments]) : sql`false`,
    ),
  );
}
