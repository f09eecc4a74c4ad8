import type { AlertParty } from '../../../contract/third-parties/alerts.ts';

/** What the register of third parties needs from the modules that stand on it. */
export type ThirdPartyPorts = {
  /** Inside the transaction of a merge: what was kept about the first belongs to the second. */
  thirdPartyMerged(from: string, into: string): Promise<void>;
  /** Inside a transaction of the firm: the listed party of each entry, and what was decided of it for the third party. */
  listedPartiesOf(
    thirdPartyId: string,
    entries: readonly { watchlistId: string; entryId: string }[],
  ): Promise<(AlertParty | null)[]>;
};
