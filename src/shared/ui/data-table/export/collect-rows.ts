import { ListLimits } from '../../../../../contract/limits.ts';
import type { DataTableProps, ListQuery } from '../types.ts';

/** Rows that others move while they are read are looked for again, but not for ever. */
const MOST_READINGS = 3;

/**
 * All rows of a query, each once, fetched in the largest pages the server gives; the first page tells it what they
 * become. What is written meanwhile, such as the event of the export itself, moves rows on to the next page; what
 * leaves the list, or is sorted elsewhere, moves rows to pages that were read already.
 */
export async function collectRows<Row>(
  list: Pick<DataTableProps<Row>, 'load' | 'rowKey'>,
  query: ListQuery,
  format: RowsFormat,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let isWhole = await readPages(list, { ...query, export: format }, rows);
  for (let reading = 2; !isWhole && reading <= MOST_READINGS; reading += 1)
    isWhole = await readPages(list, query, rows);
  return [...rows.values()];
}

/** Adds the rows of every page; answers whether none can have been missed. */
async function readPages<Row>(
  { load, rowKey }: Pick<DataTableProps<Row>, 'load' | 'rowKey'>,
  { export: format, ...query }: ListQuery & { export?: RowsFormat },
  rows: Map<string, Row>,
): Promise<boolean> {
  const read = new Set<string>();
  const totals: number[] = [];
  for (let current = 1; rows.size < ListLimits.exportRows; current += 1) {
    const first = format && current === 1 ? { export: format } : {};
    const page = await load({ ...query, ...first, current, pageSize: ListLimits.pageSize });
    for (const row of page.Data) {
      rows.set(rowKey(row), row);
      read.add(rowKey(row));
    }
    totals.push(page.total);
    if (page.Data.length === 0 || read.size >= page.total) break;
  }
  const haveLeft = totals.some((total, at) => total < (totals[at - 1] ?? 0));
  return rows.size >= ListLimits.exportRows || (!haveLeft && read.size >= (totals[0] ?? 0));
}

export type RowsFormat = 'csv' | 'xlsx';
