import { ListLimits } from '../../../../../contract/limits.ts';
import type { DataTableProps, ListQuery } from '../types.ts';

/**
 * All rows of a query, each once, fetched in the largest pages the server gives; the first page tells it what they
 * become. What is written meanwhile, such as the event of the export itself, moves rows on to the next page.
 */
export async function collectRows<Row>(
  { load, rowKey }: Pick<DataTableProps<Row>, 'load' | 'rowKey'>,
  query: ListQuery,
  format: RowsFormat,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let current = 1; rows.size < ListLimits.exportRows; current += 1) {
    const first = current === 1 ? { export: format } : {};
    const page = await load({ ...query, ...first, current, pageSize: ListLimits.pageSize });
    for (const row of page.Data) rows.set(rowKey(row), row);
    if (page.Data.length === 0 || rows.size >= page.total) break;
  }
  return [...rows.values()];
}

export type RowsFormat = 'csv' | 'xlsx';
