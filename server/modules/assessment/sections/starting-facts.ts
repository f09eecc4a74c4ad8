import type { NotSearched } from '../../../../contract/analysis/media.ts';
import type { Rating } from '../../../../contract/ratings/ratings.ts';
import type { DispositionReason } from '../../../../contract/security/dispositions.ts';
import type { Ownership } from '../../../../engine/ownership/index.ts';
import type { FirmCalendar } from '../../../platform/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { MatchRecord, RunRecord } from '../../screening/index.ts';
import type { FindingRecord } from '../records.ts';
import type { SectionWords } from './section-words.ts';

/** What the starting texts are composed from. */
export type StartingFacts = {
  request: RequestRecord;
  reportType: { title: string; level: string } | null;
  run: RunRecord | null;
  matches: MatchRecord[];
  findings: FindingRecord[];
  notSearched: NotSearched[];
  ownership: Ownership;
  /** Percent held by parties with an open match on a sanctions list. */
  undecidedPct: number;
  rating: Rating | null;
  reasons: readonly DispositionReason[];
  calendar: FirmCalendar;
  /** In the language of the report. */
  words: SectionWords;
};

/** Leaves out what is not known. */
export const lines = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join('\n');

/** What is composed of a section: what a person may replace with their own words, and what always stands. */
export type ComposedText = { replaceable: string; kept: string };
