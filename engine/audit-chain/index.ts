export type { Json } from './canonical-json.ts';
export { canonicalJson } from './canonical-json.ts';
export type {
  CheckpointFlaw,
  CheckpointTrace,
  IsSigned,
  SignedCheckpoint,
  SignedPlace,
} from './checkpoint.ts';
export { checkpointText, judgeCheckpoints, judgeLog, placeText } from './checkpoint.ts';
export type { AuditEvent, PersonalValues, StoredEvent } from './hash-event.ts';
export { chainStart, hashEvent } from './hash-event.ts';
export { sealPersonal } from './seal-personal.ts';
export type { ExportedEvent, ExportHeader, ExportVerdict, SignedExport } from './signed-export.ts';
export { exportDigest, exportFormat, exportJudge, exportText, judgeExport } from './signed-export.ts';
export type { Checkpoint } from './verify-chain.ts';
export { chainVerifier, verifyChain } from './verify-chain.ts';
