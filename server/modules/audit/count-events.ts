import { and, eq, gte, min } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { auditEvents } from './tables.ts';

/** Inside a transaction: how many events it can see, of one kind and since a time if told. */
export function countEvents(only: { type?: AuditKind; since?: Date } = {}): Promise<number> {
  const type = only.type && eq(auditEvents.type, only.type);
  return db().$count(auditEvents, and(type, only.since && gte(auditEvents.at, only.since)));
}

/** Inside a transaction: when the chain of a client begins. */
export async function firstEventAt(clientId: string): Promise<Date | null> {
  const rows = await db()
    .select({ at: min(auditEvents.at) })
    .from(auditEvents)
    .where(eq(auditEvents.clientId, clientId));
  return rows[0]?.at ?? null;
}
