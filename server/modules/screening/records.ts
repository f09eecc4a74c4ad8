import type { PartyType } from '../../../contract/party-type.ts';
import type { Match } from '../../../contract/screening/matches.ts';
import type { Disposition, ListTopic } from '../../../contract/words.ts';

/** One name of a request, with all that can corroborate a match of it. */
export type ScreeningSubject = Match['subject'] & {
  type: PartyType;
  /** Absent where somebody said what it is. */
  isGuess?: true;
  identifiers: { scheme?: string; value: string; country?: string }[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`; of people only. */
  born?: string;
  gender?: 'male' | 'female';
};

/** A list version that names were compared with. */
export type ScreenedList = {
  versionId: string;
  watchlistId: string;
  /** The lowest similarity that was a match, 0–1. */
  threshold: number;
  /** What its entries are about. */
  topics: ListTopic[];
  watchlist: string;
  version: number;
  importedAt: string;
  publishedOn: string | null;
  entries: number;
};

/** A name of which more entries of a list may reach its threshold than were kept. */
export type Truncated = { subject: string; watchlist: string };

/** A decision that no longer holds, as it was. */
export type FormerDecision = {
  disposition: Disposition;
  reasonCode: string | null;
  comment: string | null;
  disposedBy: string | null;
  disposedAt: string;
  expiredAt: string;
};
