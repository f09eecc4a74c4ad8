import type { SQL } from 'drizzle-orm';
import type { ActiveList, AffectedRequest } from './records.ts';

/** What the lists need from the modules that compare names with them. */
export type WatchlistPorts = {
  /** Requests in which a name resembles an entry that the version adds or changes against the base. */
  findAffected(list: ActiveList, baseId: string | null): Promise<AffectedRequest[]>;
  /** A condition: the entry of this list has ever been a match of a request, or of a monitored third party. */
  isMatched(watchlistId: string, entryId: SQL): SQL;
  /** Inside the transaction that activates a version. */
  onActivated(versionId: string): Promise<void>;
  /** Inside the transaction that changes the threshold of a list. */
  onThresholdChanged(): Promise<void>;
};
