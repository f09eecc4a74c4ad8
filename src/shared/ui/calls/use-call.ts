import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf, OperationKey, RequestOf } from '../../../../contract/index.ts';
import { type CallOptions, call } from '../../http/index.ts';
import { isJustRead, queries } from './queries.ts';
import { freshFor, keptFor } from './stale-after.ts';

type UseCallOptions<Answer> = CallOptions & {
  /** Asks again every so many milliseconds while the tab is visible, or for as long as the answer says so. */
  pollEvery?: number | ((answer: Answer) => number | undefined);
  /** Shows the answer to the last input until the next one is there: for searches and filters. */
  keepLast?: boolean;
  /** What is asked stands in the address, from which `useRefusedParameters` takes what is refused. */
  ofAddress?: boolean;
};

/**
 * What one operation of the contract answers, again whenever the input changes; `null` waits. Components with the same
 * question share one call and its answer; a call that nobody waits for any more is cancelled.
 */
export function useCall<Key extends OperationKey>(
  key: Key,
  input: RequestOf<Key> | null,
  { pollEvery, keepLast = false, ofAddress = false, ...options }: UseCallOptions<AnswerOf<Key>> = {},
) {
  const queryKey = [key, input];
  const query = useQuery<AnswerOf<Key>>(
    {
      queryKey,
      queryFn: ({ signal }) => call(key, input as RequestOf<Key>, { ...options, quiet: true, signal }),
      enabled: input !== null,
      staleTime: freshFor(key),
      gcTime: keptFor(key),
      placeholderData: keepLast ? keepPreviousData : undefined,
      meta: { ofAddress },
      refetchInterval: ({ state: { data } }) =>
        (typeof pollEvery === 'function' ? data !== undefined && pollEvery(data) : pollEvery) || false,
    },
    queries,
  );
  return {
    data: query.data,
    error: query.error,
    loading: query.isFetching,
    /** Asks again, together with whoever asks, or was answered, at this moment. */
    reload: () => {
      if (!isJustRead(queryKey)) query.refetch({ cancelRefetch: false });
    },
    change: (next: AnswerOf<Key> | ((before?: AnswerOf<Key>) => AnswerOf<Key> | undefined)) => {
      queries.setQueryData<AnswerOf<Key>>(queryKey, next as AnswerOf<Key>);
    },
  };
}

/** Names and suggestions that a page can do without: codes stand in for names, and what is not suggested is typed. */
export function useHints<Key extends OperationKey>(key: Key, input: RequestOf<Key> | null) {
  return useCall(key, input).data;
}
