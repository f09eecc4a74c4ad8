import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEvent } from '../../../contract/reports/audit.ts';
import { ASSESSMENT_TEAM, CLIENT_ROLES, FIRM_ROLES, type Role } from '../../../contract/words.ts';
import { auditTexts } from './event-texts.ts';
import type { AuditKind } from './events.ts';
import { auditEvents } from './tables.ts';

type Reader = { role: Role };

const isClientRole = (role: string) => (CLIENT_ROLES as readonly string[]).includes(role);

/** People and programs of the firm: a client reads that they acted, never who it was or from where. */
const rolesOfTheFirm: readonly string[] = [...FIRM_ROLES, 'scim'];

/** What a client may read whole though its own people did not do it. Everything else happened, and says no more. */
const clientVisibleKinds = (Object.keys(auditTexts) as AuditKind[]).filter((kind) =>
  /^((user|client|thirdparty|report)\..*|request\.(drafted|changed|acted))$/.test(kind),
);

const isVisible = ({ type, actorRole }: AuditEvent, data: Record<string, unknown>) =>
  isClientRole(actorRole) || clientVisibleKinds.includes(type as AuditKind) || data.visibility === 'shared';

/** Of the changes of a request, those that its client may know: its own facts, and where the request stands. */
const clientVisibleFields = ['status', 'dueOn', 'priority', 'reportType', 'categories'];
export const isVisibleToClients = (field: string) =>
  field.startsWith('intake.') || clientVisibleFields.includes(field);

/**
 * An event as this reader may have it. To clients the firm is one team, and what it writes, matches and tags stays with it.
 * `shownColumns()` says the same to the database.
 */
export function redactEventFor(event: AuditEvent, data: Record<string, unknown>, reader: Reader): AuditEvent {
  if (!isClientRole(reader.role)) return event;
  const byTheFirm = rolesOfTheFirm.includes(event.actorRole);
  const visible = isVisible(event, data);
  return {
    ...event,
    ...(byTheFirm && { actorId: null, actorName: ASSESSMENT_TEAM, ip: '', sessionId: null }),
    objectLabel: visible ? event.objectLabel : '',
    changes: visible ? event.changes.filter(({ field }) => isChangeVisible(event, field)) : [],
  };
}

const isChangeVisible = ({ type, actorRole }: AuditEvent, field: string) => {
  if (!type.startsWith('request.') || isVisibleToClients(field)) return true;
  // What came with a shared comment, or with what the client did itself.
  return ['comment', 'file'].includes(field) && (isClientRole(actorRole) || type === 'request.commented');
};

const stored = (name: string) => sql<string>`${auditEvents.personal}->'values'->>'${sql.raw(name)}'`;

/** What filters, searches and sorts by these columns: the values that the reader is shown, and nothing behind them. */
export function shownColumns(
  reader: Reader,
): Record<'actorId' | 'actorName' | 'ip' | 'sessionId' | 'objectLabel', SQL> {
  const columns = {
    actorId: sql`${auditEvents.actorId}`,
    actorName: stored('actorName'),
    ip: stored('ip'),
    sessionId: sql`${auditEvents.sessionId}`,
    objectLabel: stored('objectLabel'),
  };
  if (!isClientRole(reader.role)) return columns;
  const byTheFirm = inArray(auditEvents.actorRole, [...rolesOfTheFirm]);
  const visible = or(
    inArray(auditEvents.actorRole, [...CLIENT_ROLES]),
    inArray(auditEvents.type, clientVisibleKinds),
    sql`${auditEvents.data}->>'visibility' = 'shared'`,
  );
  const unlessOfTheFirm = (column: SQL) => sql`case when ${byTheFirm} then null else ${column} end`;
  return {
    actorId: unlessOfTheFirm(columns.actorId),
    actorName: sql`case when ${byTheFirm} then ${ASSESSMENT_TEAM} else ${columns.actorName} end`,
    ip: unlessOfTheFirm(columns.ip),
    sessionId: unlessOfTheFirm(columns.sessionId),
    objectLabel: sql`case when ${visible} then ${columns.objectLabel} end`,
  };
}
