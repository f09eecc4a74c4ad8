import { useEffect, useState } from 'react';
import { useAct } from '@/shared/ui';
import type { requests } from '../../../contract/index.ts';
import type { Draft } from './draft/use-draft.ts';

export type Submission = ReturnType<typeof useSubmission>;

/** Submitting the draft: the statement it takes, and what the server made of it. */
export function useSubmission(draft: Draft, onRefused: (fields: Record<string, string>) => void) {
  const [consent, setConsent] = useState(false);
  const [submitted, setSubmitted] = useState<requests.RequestDetail | null>(null);
  const { act, busy, problem, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      draft.replace(Data);
      setSubmitted(Data);
    },
  });
  const refused = problem?.status === 422 && Object.keys(problem.fields).length > 0 ? problem : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its fields once
  useEffect(() => {
    if (refused) onRefused(refused.fields);
  }, [refused]);
  const submit = async () => {
    const saved = await draft.save().catch(() => null);
    if (!saved) return;
    const { clientId: client, id: request, version } = saved;
    await act({ action: 'submit', client, request, version, consent });
  };
  return {
    consent,
    setConsent,
    submit,
    busy,
    submitted,
    /** Which fields the server did not take. */
    refused,
    /** Any other refusal. */
    dialog: refused ? null : dialog,
  };
}
