import type { intakes } from '../../../../contract/index.ts';

/** A line of the file: what it says, what was understood, what is wrong by column, what became of it. */
export type BulkRow = {
  /** As a spreadsheet numbers it: the headers are line 1. */
  line: number;
  cells: Record<string, string>;
  intake: intakes.DraftIntake;
  /** In English, as those that the server names. */
  errors: Record<string, string>;
  /** Those of the errors that the server named. */
  refused: Record<string, string>;
  made?: { number: string; status: string; note?: string };
};

export const isGood = (row: BulkRow) => Object.keys(row.errors).length === 0;
export const isLeft = (row: BulkRow) => isGood(row) && row.made === undefined;
export const isMade = (row: BulkRow) => row.made !== undefined;

/** What is wrong with it, each with its column; `say` puts a sentence into the reader’s language. */
export const wrongWith = ({ errors }: BulkRow, say: (sentence: string) => string) =>
  Object.entries(errors)
    .map(([title, message]) => `${title}: ${say(message)}`)
    .join(' ');
