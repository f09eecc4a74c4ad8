import { ListLimits } from '../../../../contract/limits.ts';
import { type CsvRow, downloadCsv } from '../../http/index.ts';
import type { DataColumn, DataTableProps, ListQuery } from './types.ts';

/** Every row of the current filter as CSV, page by page; returns how many rows were written. */
export async function exportList<Row>(
  { name, columns, load }: Pick<DataTableProps<Row>, 'name' | 'columns' | 'load'>,
  query: ListQuery,
): Promise<number> {
  const rows = await collectRows(load, query);
  await downloadCsv(
    name,
    rows.map((row) => toCsvRow(row, columns)),
  );
  return rows.length;
}

/** All rows of a query, fetched in the largest pages the server gives. */
export async function collectRows<Row>(load: DataTableProps<Row>['load'], query: ListQuery): Promise<Row[]> {
  const rows: Row[] = [];
  for (let current = 1; rows.length < ListLimits.exportRows; current += 1) {
    const page = await load({ ...query, current, pageSize: ListLimits.pageSize });
    rows.push(...page.Data);
    if (page.Data.length === 0 || rows.length >= page.total) break;
  }
  return rows;
}

export function toCsvRow<Row>(row: Row, columns: readonly DataColumn<Row>[]): CsvRow {
  const exported = columns.filter(
    (column) => column.csv !== undefined || typeof column.dataIndex === 'string',
  );
  return Object.fromEntries(
    exported.map((column) => [column.title, column.csv?.(row) ?? plainCell(row, column)]),
  );
}

function plainCell<Row>(row: Row, column: DataColumn<Row>): string | number | boolean | null {
  if (column.csv) return null;
  const value = (row as Record<string, unknown>)[column.dataIndex as string];
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
