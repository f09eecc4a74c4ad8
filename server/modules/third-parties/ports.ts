import type { Recommendation } from '../../../contract/rating-basis.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { AlertParty } from '../../../contract/third-parties/alerts.ts';
import type { Actor } from '../../platform/index.ts';
import type { RequestRecord } from '../requests/index.ts';

/** What the register of third parties needs from the modules that stand on it. */
export type ThirdPartyPorts = {
  /** Inside the transaction of a merge: what was kept about the first belongs to the second. */
  thirdPartyMerged(from: string, into: string): Promise<void>;
  /** Inside the transaction of a correction: the request is no longer about that third party. */
  thirdPartyLeft(request: RequestRecord, from: string): Promise<void>;
  /** The names that a screening of this intake looks for. */
  namesOf(intake: DraftIntake): string[];
  /** Inside the transaction that reopens a request: items of news, by the hash of their files, become documents of it. */
  attachNews(request: RequestRecord, hashes: readonly string[], actor: Actor): Promise<void>;
  /** Inside a transaction of the firm: the listed party of each entry, and what was decided of it for the third party. */
  listedPartiesOf(
    thirdPartyId: string,
    entries: readonly { watchlistId: string; entryId: string }[],
  ): Promise<(AlertParty | null)[]>;
  /** Inside a transaction: what the newest sealed report about the third party recommends. */
  recommendationOf(thirdPartyId: string): Promise<Recommendation | null>;
};

/** What people do with third parties themselves needs of it. */
export type ActPorts = Pick<ThirdPartyPorts, 'thirdPartyMerged' | 'listedPartiesOf' | 'recommendationOf'>;
