export { countEvents } from './count-events.ts';
export type { AuditData, AuditKind } from './events.ts';
export { type AuditActor, type Change, type Recording, record } from './record.ts';
export { requestTimeline } from './request-timeline.ts';
export { type AuditPorts, lastVerification, registerAudit } from './routes.ts';
export { sha256 } from './sha256.ts';
export { type ChainReport, verifyChains } from './verify-chains.ts';
