import { useEffect } from 'react';
import type { DataTableProps } from './types.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { useRefusedParameters } from './use-refused-parameters.ts';
import { useDefaultView } from './views/use-default-view.ts';

const none: never[] = [];

/**
 * What a list shows: the address says page, order, search and filters, they make the query, the call answers the rows.
 * Nothing is shown while the default view of the list is looked up.
 */
export function useListPage<Row>(props: DataTableProps<Row>) {
  const { name, columns, addressFilters = [], defaultSort, views = false } = props;
  const filterKeys = [...columns.filter(({ filters }) => filters).map(({ key }) => key), ...addressFilters];
  const address = useListAddress({ filterKeys, defaultSort });
  const answer = useList(props, address.query);
  const opensView = useDefaultView(name, views);
  const isRefused = useRefusedParameters(answer.error);
  const loaded = answer.loaded && !opensView;
  const error = opensView || isRefused ? null : answer.error;
  const rows = opensView || error ? none : answer.rows;
  // The last row of the last page is gone: there are others before it.
  const { pageSize, current } = address.query;
  const isEmptyPage = loaded && answer.rows.length === 0 && answer.total > 0;
  const lastPage = isEmptyPage ? Math.ceil(answer.total / pageSize) : current;
  const isPastLast = lastPage < current;
  useEffect(() => {
    if (isPastLast) address.change({ current: lastPage }, true);
  });
  return { ...answer, address, rows, error, loaded, isPastLast };
}
