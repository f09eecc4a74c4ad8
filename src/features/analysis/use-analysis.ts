import { useMemo } from 'react';
import { useSectionTitles } from '@/shared/server-texts/section-title';
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

  /** Answers may arrive in another order than the acts were done: an older one takes nothing back. */
  const settle = (working: Working) =>
    change((before) =>
      before && (before.Data.working?.version ?? 0) <= working.version
        ? { ...before, Data: { ...before.Data, working } }
        : before,
    );
  const titleOf = useMasterTitles();
  const sectionTitleOf = useSectionTitles();
  const analysis = useMemo(
    () => data && inReadersWords(data.Data, titleOf, sectionTitleOf),
    [data, titleOf, sectionTitleOf],
  );
  return { analysis, error, reload, settle };
}

/** The reasons that may be given and the sections, as the reader calls them. */
function inReadersWords(
  analysis: Analysis,
  titleOf: (title: string) => string,
  sectionTitleOf: (section: { key: string; title: string }) => string,
): Analysis {
  const { working } = analysis;
  if (!working) return analysis;
  const reasons = working.reasons.map((reason) => ({ ...reason, label: titleOf(reason.label) }));
  const sections = working.sections.map((section) => ({ ...section, title: sectionTitleOf(section) }));
  return { ...analysis, working: { ...working, reasons, sections } };
}

function isBusy({ working }: Pick<Analysis, 'working'>) {
  const screening = working?.screening?.status;
  const isReading = working?.media.sources.some(({ status }) => status === 'queued' || status === 'reading');
  return screening === 'queued' || screening === 'running' || isReading === true;
}
