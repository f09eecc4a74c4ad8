import { useEffect } from 'react';
import { useCall } from '@/shared/ui';
import type { Working } from './analysis.ts';

const SCREENING_POLL_MS = 1500;

/** One request with everything that the caller may see of it; asks again while it is screened or its documents are read. */
export function useAnalysis(client: string, request: string) {
  const { data, error, reload, change } = useCall(
    'GET /reports/v1.0/requestanalysis',
    { client, request },
    { quiet: true },
  );
  const screening = data?.Data.working?.screening?.status;
  const reading = data?.Data.working?.media.sources.some(
    ({ status }) => status === 'queued' || status === 'reading',
  );
  const isBusy = screening === 'queued' || screening === 'running' || reading === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload is stable for one request
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => document.hidden || reload(), SCREENING_POLL_MS);
    return () => clearInterval(timer);
  }, [isBusy, request]);

  const settle = (working: Working) =>
    change((before) => before && { ...before, Data: { ...before.Data, working } });
  return { analysis: data?.Data, error, reload, settle };
}
