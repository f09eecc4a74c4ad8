import type { CsvRow } from '../../http/index.ts';
import type { DataColumn } from './types.ts';

/** One row under the titles of its columns; columns without a plain value or a `csv` are left out. */
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
