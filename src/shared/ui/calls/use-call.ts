import { useRequest } from 'ahooks';
import type { AnswerOf, OperationKey, RequestOf } from '../../../../contract/index.ts';
import { type CallOptions, call } from '../../http/index.ts';

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
  const asked = useRequest<AnswerOf<Key>, []>(() => call(key, input as RequestOf<Key>, callOptions), {
    ready: input !== null,
    refreshDeps: [key, JSON.stringify(input)],
    pollingInterval: pollEvery,
    pollingWhenHidden: false,
    onError: shownByTheCaller,
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

/** Without it ahooks writes the error to the console; every caller shows it on the page. */
const shownByTheCaller = () => {};
