import { useRequest } from 'ahooks';
import { useTellingOnce } from '../calls/use-telling-once.ts';
import type { DataTableProps, ListAnswer, ListQuery } from './types.ts';

const none: never[] = [];

type Options = { reloadKey?: string | number; pollEvery?: number };

/** The page of a list that the query asks for; the rows before stay visible while the next ones load. */
export function useList<Row>(
  load: DataTableProps<Row>['load'],
  query: ListQuery,
  { reloadKey, pollEvery }: Options,
) {
  const telling = useTellingOnce();
  const { data, error, loading, refresh } = useRequest<ListAnswer<Row>, []>(() => load(query), {
    refreshDeps: [JSON.stringify(query), reloadKey],
    pollingInterval: pollEvery,
    pollingWhenHidden: false,
    ...telling,
  });
  return {
    rows: data?.Data ?? none,
    total: data?.total ?? 0,
    loaded: data !== undefined,
    error,
    loading,
    reload: refresh,
  };
}
