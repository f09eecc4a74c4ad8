import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { queries } from '../calls/queries.ts';
import { keptFor } from '../calls/stale-after.ts';
import type { DataTableProps, ListAnswer, ListQuery } from './types.ts';

const none: never[] = [];

type Options<Row> = Pick<DataTableProps<Row>, 'reads' | 'load' | 'reloadKey' | 'pollEvery'>;

/** The page of a list that the query asks for; the rows before stay visible while the next ones load. */
export function useList<Row>({ reads, load, reloadKey, pollEvery }: Options<Row>, asked: ListQuery) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<ListAnswer<Row>>(
    {
      queryKey: [reads, 'list', asked],
      queryFn: ({ signal }) => load(asked, signal),
      placeholderData: keepPreviousData,
      gcTime: keptFor(reads),
      refetchInterval: pollEvery ?? false,
      meta: { ofAddress: true },
    },
    queries,
  );
  const reload = useMemoizedFn(() => {
    refetch({ cancelRefetch: false });
  });
  const shown = useRef(reloadKey);
  useEffect(() => {
    if (shown.current !== reloadKey) reload();
    shown.current = reloadKey;
  }, [reloadKey, reload]);
  return {
    rows: data?.Data ?? none,
    total: data?.total ?? 0,
    loaded: data !== undefined,
    // Rows of another question must not stand under one that failed.
    error: isPlaceholderData && !isFetching ? error : data ? null : error,
    loading: isFetching,
    reload,
  };
}
