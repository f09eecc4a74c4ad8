import { and, asc, desc, eq, ilike, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getAuditExport, getAuditTrails } from '../../../contract/reports/audit.ts';
import { type Actor, db, type FirmCalendar, withinDays } from '../../platform/index.ts';
import { auditTexts } from './event-texts.ts';
import type { AuditKind } from './events.ts';
import type { AuditPorts } from './ports.ts';
import { shownColumns } from './redact-event.ts';
import { auditEvents } from './tables.ts';

type Query = Omit<z.output<typeof getAuditTrails.request>, 'C_TIMESTAMP'>;
/** What narrows the trail, whether it is listed or taken away. */
export type TrailFilters = Omit<z.output<typeof getAuditExport.request>, 'C_TIMESTAMP'>;
type RequestPorts = Pick<AuditPorts, 'ownRequests' | 'isUnsubmitted' | 'isRemoved'>;

/** Events by the query, as far as the caller's role goes: a clientuser sees own acts and own requests. */
export async function listEvents(query: Query, actor: Actor, ports: RequestPorts, calendar: FirmCalendar) {
  const where = eventsWhere(query, actor, ports, calendar);
  const pageSize = query.pageSize ?? 50;
  const counted = sql`(select count(*) from ${auditEvents} where ${where ?? sql`true`})`;
  const rows = await db()
    .select({ event: auditEvents, total: counted.mapWith(Number) })
    .from(auditEvents)
    .where(where)
    .orderBy(...order(query.sort, actor))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  // A page behind the last one has no row to tell the number.
  const total = rows[0]?.total ?? (await db().$count(auditEvents, where));
  return { rows: rows.map(({ event }) => event), total };
}

/** Inside tx(). What the caller may see, and of that what was asked for. */
export const eventsWhere = (query: TrailFilters, actor: Actor, ports: RequestPorts, calendar: FirmCalendar) =>
  and(visibleTo(actor, ports), ...filters(query, actor, calendar));

/** The firm reads of a request what happened before it was submitted once it is. What was removed names nobody any more. */
function visibleTo(actor: Actor, { ownRequests, isUnsubmitted, isRemoved }: RequestPorts) {
  if (actor.role === 'client') return undefined;
  if (actor.role === 'clientuser' || actor.role === 'drafter')
    // As an array, so that an index finds the events of either kind.
    return or(
      eq(auditEvents.actorId, actor.userId),
      sql`${auditEvents.requestId} = any(array${ownRequests(actor)})`,
    );
  const request = sql`${auditEvents.requestId}`;
  const shared = not(isUnsubmitted(request));
  if (actor.role === 'admin') return shared;
  const concerned = or(eq(auditEvents.actorId, actor.userId), isNotNull(auditEvents.clientId));
  return and(shared, not(isRemoved(request)), concerned);
}

function filters(query: TrailFilters, actor: Actor, calendar: FirmCalendar) {
  const shown = shownColumns(actor);
  return [
    query.client && eq(auditEvents.clientId, query.client),
    query.requestId && eq(auditEvents.requestId, query.requestId),
    query.actor && eq(shown.actorId, query.actor),
    query.type && inArray(auditEvents.type, query.type),
    query.objectType && inArray(auditEvents.objectType, query.objectType),
    query.result && inArray(auditEvents.result, query.result),
    withinDays(auditEvents.at, query, calendar),
    query.ip && eq(shown.ip, query.ip),
    query.session && eq(shown.sessionId, query.session),
    query.search?.trim() && searched(query.search.trim(), shown),
  ].filter((filter) => filter !== undefined && filter !== '') as SQL[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id is looked for where ids stand: of an error that somebody read out, of an object. */
function searched(text: string, shown: ReturnType<typeof shownColumns>) {
  if (uuid.test(text))
    return or(
      eq(auditEvents.httpRequestId, text.toLowerCase()),
      eq(auditEvents.objectId, text.toLowerCase()),
      eq(auditEvents.id, text),
    );
  // As trail-text.sql has them in its index: with one condition more that no index answers, it would be of no use.
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const sought = text.toLowerCase();
  const kinds = (Object.keys(auditTexts) as AuditKind[]).filter(
    // What is shown of an act on a request is its own action.
    (kind) => kind.includes(sought) || (kind !== 'request.acted' && auditTexts[kind].includes(sought)),
  );
  return or(
    ilike(shown.actorName, like),
    ilike(shown.objectLabel, like),
    kinds.length > 0 ? inArray(auditEvents.type, kinds) : undefined,
  );
}

function order(sort = '-at', actor: Actor) {
  const { at, type, seq } = auditEvents;
  const sortable = { at, type, seq, actorName: shownColumns(actor).actorName };
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable];
  return [direction(column), direction(auditEvents.chain), direction(auditEvents.seq)];
}
