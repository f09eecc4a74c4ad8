import { neutraliseCell } from '../../../contract/csv-cell.ts';
import { loadPart } from './api-problem.ts';
import { saveBlob } from './downloads/save-blob.ts';
import { tellFailure } from './show-problem.ts';
import { fileTimestamp } from './timestamp.ts';

type CsvRow = Record<string, string | number | boolean | null | undefined>;

const BYTE_ORDER_MARK = '\ufeff';

/** Text of the file: the first row's keys are the column headers; cells that a spreadsheet would run are neutralised. */
export async function toCsv(rows: readonly CsvRow[]): Promise<string> {
  const { unparse } = await loadPart(() => import('papaparse'));
  const columns = Object.keys(rows[0] ?? {});
  const data = rows.map((row) => columns.map((column) => neutralised(row[column])));
  return BYTE_ORDER_MARK + unparse({ fields: columns.map(neutraliseCell), data }, { newline: '\r\n' });
}

const neutralised = (cell: CsvRow[string]) => (typeof cell === 'string' ? neutraliseCell(cell) : cell);

/** Saves `<name>_<timestamp>.csv`. */
export const downloadCsv = (name: string, rows: readonly CsvRow[]) =>
  tellFailure(async () => {
    const blob = new Blob([await toCsv(rows)], { type: 'text/csv;charset=utf-8' });
    saveBlob(blob, `${name}_${fileTimestamp()}.csv`);
  });
