import { useCallback } from 'react';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';

// In English the server says it, and so it does of sections that were named by people.
const texts = catalogue<string>(
  {},
  () => import('../../../contract/texts/report.hi.json'),
  () => import('../../../contract/texts/report.ar.json'),
);

type Titled = { key: string; title: string };

/** What a section of a report is called in the reader's language, as in the printed report. */
export function useSectionTitles(): (section: Titled) => string {
  const t = useCatalogue(texts);
  return useCallback(({ key, title }) => (t.has(`section.${key}`) ? t(`section.${key}`) : title), [t]);
}
