import { AUDIT_TEXTS } from '../../../contract/texts/audit.ts';
import type { AuditKind } from './events.ts';

/** The sentence that a reader sees of each kind of event. */
export const auditTexts: Record<AuditKind, string> = AUDIT_TEXTS;
