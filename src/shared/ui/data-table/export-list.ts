import { downloadCsv } from '../../http/index.ts';
import { collectRows } from './collect-rows.ts';
import { toCsvRow } from './csv-row.ts';
import type { DataTableProps, ListQuery } from './types.ts';

/** Every row of the current filter as CSV, page by page; returns how many rows were written. */
export async function exportList<Row>(
  { name, columns, ...list }: Pick<DataTableProps<Row>, 'name' | 'columns' | 'load' | 'rowKey'>,
  query: ListQuery,
): Promise<number> {
  const rows = await collectRows(list, query, 'csv');
  await downloadCsv(
    name,
    rows.map((row) => toCsvRow(row, columns)),
  );
  return rows.length;
}
