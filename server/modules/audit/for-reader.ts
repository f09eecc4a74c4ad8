import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { CLIENT_ROLES, type Role } from '../../../contract/words.ts';
import type { AuditKind } from './events.ts';

const isClientRole = (role: string) => (CLIENT_ROLES as readonly string[]).includes(role);

/** The firm's own work: a client reads that it happened, never what it says. */
const ofTheFirm: readonly AuditKind[] = [
  'analysis.saved',
  'analysis.proposal_asked',
  'finding.saved',
  'finding.removed',
  'media.source_added',
  'media.read_asked',
  'media.read',
  'media.read_failed',
  'match.disposed',
  'match.confirmed',
  'match.settled',
  'rating.proposed',
  'rating.override_asked',
  'rating.override_approved',
  'rating.override_refused',
  'rating.override_withdrawn',
  'rating.override_expired',
  'rating.override_overtaken',
  'request.commented',
  'request.tagged',
  'request.untagged',
];

/** An event as this reader may have it: raw matches, drafts, internal comments and tags stay with the firm. */
export function forReader(
  event: AuditEvent,
  data: Record<string, unknown>,
  reader: { role: Role },
): AuditEvent {
  if (!isClientRole(reader.role) || isClientRole(event.actorRole)) return event;
  if (!ofTheFirm.includes(event.type as AuditKind) || data.visibility === 'shared') return event;
  return { ...event, changes: [], objectLabel: '' };
}
