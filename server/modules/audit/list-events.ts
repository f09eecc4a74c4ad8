import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getAuditTrails } from '../../../contract/reports/audit.ts';
import { type Actor, db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { auditTexts } from './events.ts';
import { auditEvents } from './tables.ts';

type Query = Omit<z.output<typeof getAuditTrails.request>, 'C_TIMESTAMP'>;

const actorName = sql<string>`${auditEvents.personal}->'values'->>'actorName'`;
const sortable = {
  at: auditEvents.at,
  type: auditEvents.type,
  actorName,
  seq: auditEvents.seq,
} as const;

/** Events by the query, as far as the caller's role goes: a clientuser sees own acts and own requests. */
export async function listEvents(query: Query, actor: Actor, ownRequests: (actor: Actor) => SQL) {
  const where = and(visibleTo(actor, ownRequests), ...filters(query));
  const pageSize = query.pageSize ?? 50;
  const rows = await db()
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(...order(query.sort))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  return { rows, total: await db().$count(auditEvents, where) };
}

function visibleTo(actor: Actor, ownRequests: (actor: Actor) => SQL) {
  if (actor.role === 'admin' || actor.role === 'client') return undefined;
  if (actor.role === 'clientuser' || actor.role === 'drafter')
    return or(eq(auditEvents.actorId, actor.userId), inArray(auditEvents.requestId, ownRequests(actor)));
  return or(eq(auditEvents.actorId, actor.userId), sql`${auditEvents.clientId} is not null`);
}

function filters(query: Query) {
  return [
    query.client && eq(auditEvents.clientId, query.client),
    query.requestId && eq(auditEvents.requestId, query.requestId),
    query.actor && eq(auditEvents.actorId, query.actor),
    query.type && inArray(auditEvents.type, query.type),
    query.objectType && inArray(auditEvents.objectType, query.objectType),
    query.result && inArray(auditEvents.result, query.result),
    query.from && gte(auditEvents.at, new Date(`${query.from}T00:00:00Z`)),
    query.to && lt(auditEvents.at, new Date(Date.parse(`${query.to}T00:00:00Z`) + 86_400_000)),
    query.ip && eq(sql`${auditEvents.personal}->'values'->>'ip'`, query.ip),
    query.search && searched(query.search),
  ].filter((filter) => filter !== undefined && filter !== '') as SQL[];
}

function searched(text: string) {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const kinds = (Object.keys(auditTexts) as AuditKind[]).filter((kind) =>
    auditTexts[kind].includes(text.toLowerCase()),
  );
  return or(
    ilike(actorName, like),
    ilike(sql`${auditEvents.personal}->'values'->>'objectLabel'`, like),
    ilike(auditEvents.type, like),
    kinds.length > 0 ? inArray(auditEvents.type, kinds) : undefined,
  );
}

function order(sort = '-at') {
  const descending = sort.startsWith('-');
  const direction = descending ? desc : asc;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable];
  return [direction(column), direction(auditEvents.chain), direction(auditEvents.seq)];
}
