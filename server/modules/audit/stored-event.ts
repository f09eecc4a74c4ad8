import type { AuditEvent, Json, StoredEvent } from '../../../engine/audit-chain/index.ts';
import type { auditEvents } from './tables.ts';

type Row = typeof auditEvents.$inferSelect;

/** A row as it goes into the hash: the one place that says what is covered. */
export function hashed(row: Omit<Row, 'hash' | 'previousHash' | 'personal'>): AuditEvent {
  return {
    chain: row.chain,
    seq: row.seq,
    at: row.at.toISOString(),
    type: row.type,
    actor: row.actorId ? { id: row.actorId, role: row.actorRole } : serviceOf(row),
    clientId: row.clientId,
    object: { type: row.objectType, id: row.objectId },
    data: {
      id: row.id,
      result: row.result,
      httpRequestId: row.httpRequestId,
      ...(row.data as Record<string, Json>),
    },
    personalDigests: row.digests,
    requestId: row.requestId,
    session: row.sessionId,
  };
}

/** A program with a token of its own is told from the machine itself, and from nobody. */
const serviceOf = ({ actorRole }: Pick<Row, 'actorRole'>): AuditEvent['actor'] =>
  actorRole === 'scim' ? { id: actorRole, role: actorRole } : 'system';

export const storedEvent = (row: Row): StoredEvent => ({
  ...hashed(row),
  hash: row.hash,
  personal: row.personal,
});
