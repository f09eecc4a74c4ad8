import { useMemo } from 'react';
import { useCall } from '@/shared/ui';
import { useMasterTitles } from '@/shared/words/use-words';
import type { Analysis, Working } from './analysis.ts';

const SCREENING_POLL_MS = 1500;

/** One request with everything that the caller may see of it; asks again while it is screened or its documents are read. */
export function useAnalysis(client: string, request: string) {
  const { data, error, reload, change } = useCall(
    'GET /reports/v1.0/requestanalysis',
    { client, request },
    { pollEvery: ({ Data }) => (isBusy(Data) ? SCREENING_POLL_MS : undefined) },
  );

  const settle = (working: Working) =>
    change((before) => before && { ...before, Data: { ...before.Data, working } });
  const titleOf = useMasterTitles();
  const analysis = useMemo(() => data && withReasons(data.Data, titleOf), [data, titleOf]);
  return { analysis, error, reload, settle };
}

/** The reasons that may be given, as the reader calls them. */
function withReasons(analysis: Analysis, titleOf: (title: string) => string): Analysis {
  const { working } = analysis;
  if (!working) return analysis;
  const reasons = working.reasons.map((reason) => ({ ...reason, label: titleOf(reason.label) }));
  return { ...analysis, working: { ...working, reasons } };
}

function isBusy({ working }: Pick<Analysis, 'working'>) {
  const screening = working?.screening?.status;
  const isReading = working?.media.sources.some(({ status }) => status === 'queued' || status === 'reading');
  return screening === 'queued' || screening === 'running' || isReading === true;
}
