import type { DataColumn } from '../types.ts';

export type Cell = string | number | boolean | null;

/** What is taken away of a list: plain values under the titles of their columns. */
export type Sheet = {
  columns: readonly { title: string; kind?: 'day' | 'time' }[];
  rows: readonly (readonly Cell[])[];
};

/** Columns with a `csv` or a field of the row; those of buttons are left out. */
export const isExported = <Row>({ csv, dataIndex }: DataColumn<Row>) =>
  csv !== undefined || typeof dataIndex === 'string';

export const toSheet = <Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): Sheet => {
  const exported = columns.filter(isExported);
  return {
    columns: exported.map(({ title, kind }) => ({ title, ...(kind && { kind }) })),
    rows: rows.map((row) => exported.map((column) => cellOf(row, column))),
  };
};

function cellOf<Row>(row: Row, { csv, dataIndex }: DataColumn<Row>): Cell {
  if (csv) return csv(row) ?? null;
  const value = (row as Record<string, unknown>)[dataIndex as string];
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
