export type { Json } from './canonical-json.ts';
export { canonicalJson } from './canonical-json.ts';
export type {
  CheckpointClaim,
  CheckpointFlaw,
  CheckpointTrace,
  IsSigned,
  LogPlace,
  SignedCheckpoint,
  SignedPlace,
} from './checkpoint.ts';
export { checkpointText, judgeCheckpoints, judgeLog, placeText } from './checkpoint.ts';
export type { Actor, AuditEvent, PersonalValues, Sha256, StoredEvent } from './hash-event.ts';
export { chainStart, hashEvent } from './hash-event.ts';
export { alteredPersonal, sealPersonal } from './seal-personal.ts';
export type {
  ExportedEvent,
  ExportHeader,
  ExportSeal,
  ExportVerdict,
  SignedExport,
} from './signed-export.ts';
export { exportDigest, exportFormat, exportJudge, exportText, judgeExport } from './signed-export.ts';
export type { BreakKind, ChainBreak, ChainExpectation, ChainVerdict, Checkpoint } from './verify-chain.ts';
export { chainVerifier, verifyChain } from './verify-chain.ts';
