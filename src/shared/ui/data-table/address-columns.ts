import type { ProColumns } from '@ant-design/pro-components';
import type { DataColumn } from './types.ts';

type Address = { sort: string | undefined; filters: Record<string, string[]> };
type Sorter = { columnKey?: unknown; order?: 'ascend' | 'descend' | null };

/** Columns whose order and filters follow the address. */
export const addressColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  { sort, filters }: Address,
  /** Whether a cell whose row is the same may say something else now. */
  changed: () => boolean = () => true,
): ProColumns<Row>[] =>
  columns.map(
    ({ csv: _, kind: __, ...column }) =>
      ({
        ...(isLongText(column) && { ellipsis: true, onCell: narrowed(column.width) }),
        shouldCellUpdate: (row: Row, before: Row) => row !== before || changed(),
        ...column,
        ...(column.sorter && { sortOrder: orderOf(sort, column.key) }),
        // ProTable leaves an empty list out, and the table would go on showing the filter of before.
        ...(column.filters && { filteredValue: setOnly(filters[column.key]), onFilter: false }),
      }) as ProColumns<Row>,
  );

const setOnly = (values: string[] | undefined) => (values && values.length > 0 ? values : null);

/** Narrower columns hold chips, dates and buttons, which must not be cut. */
const LONG_TEXT_PX = 200;
const isLongText = <Column extends { width?: unknown }>(
  column: Column,
): column is Column & { width: number } => typeof column.width === 'number' && column.width >= LONG_TEXT_PX;

/** Without it a table as wide as its longest texts would give a long name all the width. */
const narrowed = (width: number) => () => ({ style: { maxWidth: width } });

const orderOf = (sort: string | undefined, key: string) =>
  sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null;

/** `field` ascending, `-field` descending, '' for the list's own order. */
export function sortOf(sorter: Sorter | readonly Sorter[]): string {
  const one = (Array.isArray(sorter) ? sorter[0] : sorter) as Sorter | undefined;
  if (!one?.order) return '';
  return one.order === 'ascend' ? String(one.columnKey) : `-${String(one.columnKey)}`;
}
