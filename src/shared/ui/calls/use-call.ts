import { useRequest } from 'ahooks';
import { useRef } from 'react';
import type { AnswerOf, OperationKey, RequestOf } from '../../../../contract/index.ts';
import { type CallOptions, call } from '../../http/index.ts';
import { useTellingOnce } from './use-telling-once.ts';

type UseCallOptions = CallOptions & {
  /** Asks again every so many milliseconds while the tab is visible. */
  pollEvery?: number;
};

/** First reads of components that appear in the same moment. */
const begun = new Map<string, Promise<unknown>>();

/** Asks once for all components that appear together, such as two selects of countries in one form. */
function readTogether<Key extends OperationKey>(key: Key, input: RequestOf<Key>, options: CallOptions) {
  const name = JSON.stringify([key, input, options]);
  const same = begun.get(name) as Promise<AnswerOf<Key>> | undefined;
  if (same) return same;
  const read = call(key, input, options);
  begun.set(name, read);
  // Whoever appears later wants what is true then.
  setTimeout(() => begun.delete(name));
  return read;
}

/** Loads what one operation of the contract answers, again whenever the input changes; `null` waits. */
export function useCall<Key extends OperationKey>(
  key: Key,
  input: RequestOf<Key> | null,
  options: UseCallOptions = {},
) {
  const { pollEvery, ...callOptions } = options;
  const telling = useTellingOnce();
  const hasRead = useRef(false);
  const read = () => {
    const ask = hasRead.current ? call : readTogether;
    hasRead.current = true;
    return ask(key, input as RequestOf<Key>, callOptions);
  };
  const asked = useRequest<AnswerOf<Key>, []>(read, {
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
