import { fileTimestamp, loadPart, missingParts, saveBlob, toCsv } from '../../../http/index.ts';
import type { DataTableProps, ListQuery } from '../types.ts';
import { collectRows, type RowsFormat } from './collect-rows.ts';
import { isExported, type Sheet, toSheet } from './sheet.ts';
import { zonedTime } from './time-zone.ts';

/** What is made of the rows here, or what the server lays out. */
export type ExportChoice = { format: RowsFormat | 'pdf'; zone: string };

/** What the button needs to export the rows of a query. */
export const exportOf = <Row extends object>(
  { name, columns, load, rowKey, savePdf }: DataTableProps<Row>,
  query: ListQuery,
) => ({
  name,
  columns: columns.filter(isExported),
  withPdf: savePdf !== undefined,
  run: async ({ format, zone }: ExportChoice, keys: readonly string[]) => {
    if (format === 'pdf') {
      await savePdf?.(query);
      return undefined;
    }
    const chosen = columns.filter(({ key }) => keys.includes(key));
    return exportList({ name, columns: chosen, load, rowKey }, query, { format, zone });
  },
});

/** A file tells nobody what it lacks, so none is saved. */
export class RowsNotRead extends Error {}

type List<Row> = Pick<DataTableProps<Row>, 'name' | 'columns' | 'load' | 'rowKey'>;

/**
 * Every row of the current filter as one file, page by page; returns how many rows were written. Throws `RowsNotRead` where
 * the server could not read part of one.
 */
export async function exportList<Row>(
  { name, columns, ...list }: List<Row>,
  query: ListQuery,
  { format, zone }: { format: RowsFormat; zone: string },
): Promise<number> {
  const partial = missingParts.count();
  const rows = await collectRows(list, query, format);
  if (missingParts.count() > partial) throw new RowsNotRead();
  const sheet = toSheet(rows, columns);
  const file = format === 'csv' ? await asCsv(sheet, zone) : await asWorkbook(name, sheet, zone);
  saveBlob(file, `${name}_${fileTimestamp()}.${format}`);
  return rows.length;
}

async function asCsv({ columns, rows }: Sheet, zone: string) {
  const csvRows = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ title, kind }, index) => {
        const value = row[index];
        return [
          title,
          kind === 'time' && typeof value === 'string' && value ? zonedTime(value, zone) : value,
        ];
      }),
    ),
  );
  return new Blob([await toCsv(csvRows)], { type: 'text/csv;charset=utf-8' });
}

async function asWorkbook(name: string, sheet: Sheet, zone: string) {
  const { toWorkbook } = await loadPart(() => import('./xlsx/workbook.ts'));
  return toWorkbook(name, sheet, zone);
}
