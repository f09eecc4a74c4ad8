import type { ReviewTask } from '../../../contract/analysis/reviews.ts';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { RatingBand } from '../../../contract/words.ts';
import type { Actor, FirmCalendar } from '../../platform/index.ts';
import type { RequestRecord } from './record.ts';

/** The rating of a sealed report: its band, its score and what sets it. */
export type SealedRating = { rating: RatingBand; score: number; basis: RatingBasis };

/** What the life of a request needs from the modules that stand on it. */
export type WorkflowPorts = {
  thirdParties: ThirdPartyRegister;
  /** Inside the transaction of submit, amend and reopen: queues the screening of this intake. */
  screen(request: RequestRecord, actor: Actor): Promise<void>;
  /** Inside the transaction of an act or a comment that brought files: queues their reading. */
  readDocuments(request: RequestRecord, actor: Actor): Promise<void>;
  /** Inside a transaction: sentences that refuse submit_for_review and release; empty when ready. */
  openPoints(request: RequestRecord): Promise<string[]>;
  /** Inside the transaction of a return: keeps its reason and tasks, and the work as its reviewer saw it. */
  saveReturn(
    request: RequestRecord,
    sent: { reason: string; tasks: readonly ReviewTask[] },
    actor: Actor,
  ): Promise<void>;
  /** Inside the transaction of submit_for_review: the drafter has worked on what was returned. */
  closeReturn(request: RequestRecord): Promise<void>;
  /**
   * Before the transaction of release: renders and hashes PDF and data. Null where the working document is another one
   * than that of the digest, which its reader saw.
   */
  prepareRelease(request: RequestRecord, actor: Actor, digest?: string): Promise<unknown>;
  /** Inside the transaction of release: stores the sealed version, returns what the request shows from now on. */
  seal(request: RequestRecord, actor: Actor, prepared: unknown): Promise<SealedRating>;
};

type When = { now: Date; calendar: FirmCalendar };

/** The register of third parties, as the life of a request changes it. All inside the transaction of the act. */
export type ThirdPartyRegister = {
  /** Before the request is saved: what a merge locks before its requests is locked before the request here too. */
  lock(request: Pick<RequestRecord, 'clientId' | 'thirdPartyId' | 'intake'>): Promise<void>;
  /** Finds or creates the third party that a request is about; answers its id. */
  link(request: RequestRecord, actor: Actor, when: When): Promise<string>;
  /** The sealed rating is the current one, and sets the day of the next review. */
  rate(id: string, sealed: SealedRating, when: When): Promise<void>;
  /** The request was reopened: alerts that its new report version will deal with are closed. */
  closeAlerts(request: RequestRecord, actor: Actor, now: Date): Promise<void>;
  /** The request was cancelled or rejected: it no longer speaks for its third party. */
  giveUp(request: RequestRecord, now: Date): Promise<void>;
};

type SealedPdf = { fileId: string; sha256: string; size: number };

/** Where the sealed reports are kept. */
export type SealedReports = {
  /** Inside a transaction: the stored PDF of a sealed version of this request, null when there is none. */
  sealedPdf(requestId: string, version: number): Promise<SealedPdf | null>;
};
