import { downloadCsv } from '@/shared/http';
import { bulkColumns } from './bulk-columns.ts';
import { type BulkRow, isMade, wrongWith } from './bulk-row.ts';
import { WRONG_TITLE } from './read-csv.ts';

/** The headers with one example under them. */
export const downloadTemplate = () =>
  downloadCsv('Prudence_requests_template', [
    Object.fromEntries(bulkColumns.map(({ title, example }) => [title, example])),
  ]);

/** What was not made a request, as it was, with what is wrong: to be put right and imported again. */
export const downloadRest = (rows: readonly BulkRow[], say: (sentence: string) => string) =>
  downloadCsv(
    'Prudence_requests_rest',
    rows
      .filter((row) => !isMade(row))
      .map((row) => ({
        ...Object.fromEntries(bulkColumns.map(({ title }) => [title, row.cells[title] ?? ''])),
        [WRONG_TITLE]: wrongWith(row, say),
      })),
  );
