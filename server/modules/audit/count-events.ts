import { and, eq, gt, gte, inArray, min, or, sql } from 'drizzle-orm';
import { db, type FirmCalendar, withinDays } from '../../platform/index.ts';
import type { AuditData, AuditKind } from './events.ts';
import { auditEvents } from './tables.ts';

/** Inside a transaction: how many events it can see, of one kind and since a time if told. */
export function countEvents(only: { type?: AuditKind; since?: Date } = {}): Promise<number> {
  const type = only.type && eq(auditEvents.type, only.type);
  return db().$count(auditEvents, and(type, only.since && gte(auditEvents.at, only.since)));
}

type Period = { client?: string | undefined; from: string; to: string };

/** Inside a transaction: how many decisions on relationships took effect between two days, by what was decided. */
export async function countDecisions({ client, from, to }: Period, calendar: FirmCalendar) {
  const decision = sql<AuditData['thirdparty.decided']['decision']>`${auditEvents.data} ->> 'decision'`;
  return db()
    .select({ decision, value: sql<number>`count(*)`.mapWith(Number) })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.type, 'thirdparty.decided'),
        client ? eq(auditEvents.clientId, client) : undefined,
        withinDays(auditEvents.at, { from, to }, calendar),
      ),
    )
    .groupBy(sql`1`);
}

/** Inside a transaction: when the chain of a client begins. */
export async function firstEventAt(clientId: string): Promise<Date | null> {
  const rows = await db()
    .select({ at: min(auditEvents.at) })
    .from(auditEvents)
    .where(eq(auditEvents.clientId, clientId));
  return rows[0]?.at ?? null;
}

/** What is stored of a client by acts of these kinds; who only looks or signs in leaves nothing that could be lost. */
const storing = [
  'analysis',
  'finding',
  'match',
  'media',
  'rating',
  'request',
  'review',
  'screening',
  'thirdparty',
];

/** Inside tx(). Whether anything was stored of a client since then. */
export async function isStoredSince(clientId: string, since: Date): Promise<boolean> {
  const kind = sql`split_part(${auditEvents.type}, '.', 1)`;
  const where = and(
    eq(auditEvents.clientId, clientId),
    gt(auditEvents.at, since),
    or(inArray(kind, storing), eq(auditEvents.type, 'report.sealed')),
  );
  return (await db().$count(auditEvents, where)) > 0;
}
