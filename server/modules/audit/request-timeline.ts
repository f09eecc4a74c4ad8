import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { presentEvent } from './present.ts';
import { auditEvents } from './tables.ts';

/** Inside a transaction: what happened to a request, oldest first; only these kinds when they are given. */
export async function requestTimeline(
  requestId: string,
  kinds?: readonly AuditKind[],
): Promise<AuditEvent[]> {
  const rows = await db()
    .select()
    .from(auditEvents)
    .where(
      and(eq(auditEvents.requestId, requestId), kinds ? inArray(auditEvents.type, [...kinds]) : undefined),
    )
    .orderBy(asc(auditEvents.seq))
    .limit(1000);
  return rows.map((row) => presentEvent(row, new Map()));
}
