import { useEffect, useMemo, useRef } from 'react';
import { addressColumns } from './address-columns.ts';
import type { DataColumn, ListQuery } from './types.ts';

type Address = { query: ListQuery; filters: Record<string, string[]> };

/**
 * The columns as the address wants them, the same list as long as neither changes: for another one the table draws
 * everything anew, its heads, filters and every cell.
 */
export function useAddressColumns<Row>(columns: readonly DataColumn<Row>[], { query, filters }: Address) {
  const drawn = useRef<readonly DataColumn<Row>[]>(undefined);
  useEffect(() => {
    drawn.current = columns;
  });
  const { sort } = query;
  const wanted = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are compared by what they hold
  return useMemo(
    () => addressColumns(columns, { sort, filters }, () => drawn.current !== columns),
    [columns, sort, wanted],
  );
}
