import type { Actor } from '../../platform/index.ts';
import type { RequestRecord } from './record.ts';

/** What the life of a request needs from the modules that stand on it. */
export type WorkflowPorts = {
  /** Inside the transaction of submit, amend and reopen: queues the screening of this intake. */
  screen(request: RequestRecord, actor: Actor): Promise<void>;
  /** Inside the transaction of an act that brought files: queues their reading. */
  readDocuments(request: RequestRecord, actor: Actor): Promise<void>;
  /** Inside a transaction: sentences that refuse submit_for_review and release; empty when ready. */
  openPoints(request: RequestRecord): Promise<string[]>;
  /** Before the transaction of release: renders and hashes PDF and data. */
  prepareRelease(request: RequestRecord, actor: Actor): Promise<unknown>;
  /** Inside the transaction of release: stores the sealed version, returns what the request shows from now on. */
  seal(
    request: RequestRecord,
    actor: Actor,
    prepared: unknown,
  ): Promise<{ rating: 'high' | 'medium' | 'low'; score: number }>;
};

/** What the register of third parties needs from the modules that stand on it. */
export type RegisterPorts = {
  /** Inside the transaction of a merge: what was kept about the first belongs to the second. */
  thirdPartyMerged(from: string, into: string): Promise<void>;
};

export type SealedPdf = { fileId: string; sha256: string; size: number };

/** Where the sealed reports are kept. */
export type SealedReports = {
  /** Inside a transaction: the stored PDF of a sealed version of this request, null when there is none. */
  sealedPdf(requestId: string, version: number): Promise<SealedPdf | null>;
};
