import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { AUDIT_TEXTS } from '../../../contract/texts/audit.ts';
import { auditTexts } from './event-texts.ts';
import type { AuditData, AuditKind } from './events.ts';
import { pseudonymOf } from './pseudonym.ts';
import type { auditEvents } from './tables.ts';

type Row = typeof auditEvents.$inferSelect;
type Change = { field: string; before?: unknown; after?: unknown };

const erased = '(erased)';

const pseudonym = (userId: string | null) => (userId ? pseudonymOf(userId) : erased);

/** One event field by field; what was erased says so. */
export function presentEvent(row: Row, clientNames: ReadonlyMap<string, string>): AuditEvent {
  const acted = actedOf(row);
  const values = row.personal?.values ?? {};
  const isErased = (key: string) => key in row.digests && values[key] === undefined;
  const say = (key: string, gone = erased) => values[key] ?? (isErased(key) ? gone : '');
  const changes = [...((row.data.changes as Change[]) ?? []), ...JSON.parse(values.changes ?? '[]')];
  return {
    id: row.id,
    chain: row.chain,
    seq: row.seq,
    at: row.at.toISOString(),
    type: row.type,
    text: describe(row, acted),
    acted,
    actorId: row.actorId,
    actorName: row.actorRole === 'system' ? 'system' : say('actorName', pseudonym(row.actorId)),
    actorRole: row.actorRole,
    clientId: row.clientId,
    clientName: (row.clientId && clientNames.get(row.clientId)) || '',
    objectType: row.objectType,
    objectId: row.objectId,
    objectLabel: say('objectLabel', pseudonym(row.objectType === 'user' ? row.objectId : null)),
    requestId: row.requestId,
    result: row.result === 'refused' ? 'refused' : 'ok',
    ip: say('ip'),
    sessionId: row.sessionId,
    httpRequestId: row.httpRequestId,
    changes: (changes as Change[]).map(({ field, before = null, after = null }) => ({
      field,
      before,
      after,
    })),
    previousHash: row.previousHash,
    hash: row.hash,
  };
}

function actedOf({ type, data }: Row): AuditEvent['acted'] {
  if (type !== 'request.acted') return null;
  const { action, from, to } = data as AuditData['request.acted'];
  return { action, from, to };
}

function describe({ type }: Row, acted: AuditEvent['acted']) {
  if (!acted) return auditTexts[type as AuditKind] ?? type;
  const { action, from, to } = acted;
  const words = (code: string) => code.replaceAll('_', ' ');
  const did = (AUDIT_TEXTS as Record<string, string>)[`request.acted.${action}`] ?? words(action);
  return from === to ? did : `${did}: ${words(from)} → ${words(to)}`;
}
