import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { AuditData } from './events.ts';
import { auditEvents } from './tables.ts';

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
