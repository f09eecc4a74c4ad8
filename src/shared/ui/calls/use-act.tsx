import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, OperationKey, RequestOf } from '../../../../contract/index.ts';
import { ApiProblem, type CallOptions, call } from '../../http/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { readAgain } from './queries.ts';

type UseActOptions<Key extends OperationKey> = {
  /** What of the input to compare with the newer state; all of it unless told. */
  compare?: (input: RequestOf<Key>) => unknown;
  onDone?: (answer: AnswerOf<Key>) => void;
  /** Whether the person typed or chose what is sent, which a refusal keeps on the page. A button alone sends nothing to keep. */
  typed?: (input: RequestOf<Key>) => boolean;
  /** What the person saw before the act, compared with the newer state in place of what was sent. */
  seen?: unknown;
  /** Takes over from the dialog by answering true. */
  onRefused?: (problem: ApiProblem) => boolean;
  /** Loads the newer state after a person saw that theirs was stale. */
  onReload?: () => void;
};

type Refused = { problem: ApiProblem; sent: unknown; isTyped: boolean };

/**
 * One changing call: `act` answers once the page shows what it changed, or `undefined` after a refusal. Where a person
 * must choose (409, 422) a dialog says so: render `dialog`. `problem` is the last refusal, for its `fields` beside the
 * inputs.
 */
export function useAct<Key extends OperationKey>(key: Key, options: UseActOptions<Key> = {}) {
  const { onDone, onReload, onRefused, seen, compare = (input) => seen ?? input } = options;
  const { typed = () => seen === undefined } = options;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [asking, setAsking] = useState(false);

  const act = async (input: RequestOf<Key>, options?: CallOptions): Promise<AnswerOf<Key> | undefined> => {
    setBusy(true);
    setRefused(null);
    try {
      const answer = await call(key, input, options);
      onDone?.(answer);
      // The next act would refer to an older version, and be refused as if somebody else had changed it.
      await readAgain(key);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefused({ problem: error, sent: compare(input), isTyped: typed(input) });
      setAsking(!onRefused?.(error) && (error.status === 409 || error.status === 422));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const dialog = refused && (
    <ConflictDialog
      open={asking}
      problem={refused.problem}
      sent={refused.sent}
      isSeen={seen !== undefined}
      isTyped={refused.isTyped}
      onClose={() => setAsking(false)}
      onReload={onReload}
    />
  );
  return { act, busy, dialog, problem: refused?.problem ?? null };
}

/** A form that was begun on an older version begins again on the newer one that a person asked for by `onReload`. */
export function useNewerValues<Values>(form: FormInstance<Values>, version: number | undefined) {
  const begun = useRef(version);
  useEffect(() => {
    if (begun.current !== undefined && begun.current !== version) form.resetFields();
    begun.current = version;
  }, [form, version]);
}
