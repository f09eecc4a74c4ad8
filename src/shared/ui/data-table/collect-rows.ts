import { ListLimits } from '../../../../contract/limits.ts';
import type { DataTableProps, ListQuery } from './types.ts';

/** All rows of a query, fetched in the largest pages the server gives; the first one tells it what they become. */
export async function collectRows<Row>(
  load: DataTableProps<Row>['load'],
  query: ListQuery,
  format: 'csv' | 'xlsx',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let current = 1; rows.length < ListLimits.exportRows; current += 1) {
    const first = current === 1 ? { export: format } : {};
    const page = await load({ ...query, ...first, current, pageSize: ListLimits.pageSize });
    rows.push(...page.Data);
    if (page.Data.length === 0 || rows.length >= page.total) break;
  }
  return rows;
}
