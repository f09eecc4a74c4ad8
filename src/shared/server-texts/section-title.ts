import { useCallback } from 'react';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';

// In English the server says it, and so it does of sections that were named by people.
const texts = catalogue<string>(
  {},
  () => import('../../../contract/texts/report.hi.json'),
  () => import('../../../contract/texts/report.ar.json'),
);

type Titled = { key: string; title: string };

/** What is remarked on an owner, as in the printed report: `25 % or more`, `sanctioned`. */
export function useOwnerRemarks(): (flag: string) => string {
  const t = useCatalogue(texts);
  return useCallback((flag) => (t.has(`flag.${flag}`) ? t(`flag.${flag}`) : flag), [t]);
}

/** What a section of a report is called in the reader's language, as in the printed report. */
export function useSectionTitles(): (section: Titled) => string {
  const t = useCatalogue(texts);
  return useCallback(({ key, title }) => (t.has(`section.${key}`) ? t(`section.${key}`) : title), [t]);
}
