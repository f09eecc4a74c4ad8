import { useRequest } from 'ahooks';
import type { AnswerOf, OperationKey, RequestOf } from '../../../../contract/index.ts';
import { type CallOptions, call } from '../../http/index.ts';
import { useTellingOnce } from './use-telling-once.ts';

type UseCallOptions = CallOptions & {
  /** Asks again every so many milliseconds while the tab is visible. */
  pollEvery?: number;
};

/** Loads what one operation of the contract answers, again whenever the input changes; `null` waits. */
export function useCall<Key extends OperationKey>(
  key: Key,
  input: RequestOf<Key> | null,
  options: UseCallOptions = {},
) {
  const { pollEvery, ...callOptions } = options;
  const telling = useTellingOnce();
  const asked = useRequest<AnswerOf<Key>, []>(() => call(key, input as RequestOf<Key>, callOptions), {
    ready: input !== null,
    refreshDeps: [key, JSON.stringify(input)],
    pollingInterval: pollEvery,
    pollingWhenHidden: false,
    ...telling,
  });
  return {
    data: asked.data,
    error: asked.error,
    loading: asked.loading,
    reload: asked.refresh,
    change: asked.mutate,
    stop: asked.cancel,
  };
}
