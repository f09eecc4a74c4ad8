export {
  type AnnouncedEvent,
  announcedAfter,
  announcedTopic,
  chainHeads,
} from './announced.ts';
export { checkpointLine, readKept } from './checkpoints/kept-checkpoints.ts';
export { queueCheckpoint } from './checkpoints/register-checkpoints.ts';
export {
  fingerprintOf,
  isSignedBy,
  publicText,
  signText,
  type VerifyingKey,
} from './checkpoints/signatures.ts';
export { allCheckpoints, lastCheckpointAt } from './checkpoints/stored-checkpoint.ts';
export { takeCheckpoint } from './checkpoints/take-checkpoint.ts';
export { countDecisions, countEvents, firstEventAt, isStoredSince } from './count-events.ts';
export { erasePerson } from './erase-person.ts';
export type { AuditData, AuditKind } from './events.ts';
export type { AuditPorts } from './ports.ts';
export { pseudonymOf } from './pseudonym.ts';
export { type AuditActor, type Change, oneAtATime, record, recordAll } from './record.ts';
export { isVisibleToClients } from './redact-event.ts';
export { reopenings, requestMoves } from './request-moves.ts';
export {
  type EventsWanted,
  lastEventOf,
  latestEvent,
  requestEvents,
  type TimelineEvent,
} from './request-timeline.ts';
export { mountAudit } from './routes.ts';
export { exportEvents } from './signed-export/export-events.ts';
export { judgeExportFile } from './signed-export/read-export.ts';
export { hasTakenPartIn } from './took-part.ts';
export { lastVerification } from './verification/last-verification.ts';
export type { ChainReport } from './verification/verify-chain.ts';
export { verifyChains } from './verification/verify-chains.ts';
