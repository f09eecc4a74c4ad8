import { REPORT_TEXTS } from '../../../../contract/texts/report.ts';

/** Sections of a report version, in the order they are printed. Keys are those of the report types in Settings. */
export const sectionKeys = [
  'scope',
  'summary',
  'rating',
  'identification',
  'registration',
  'ownership',
  'directors',
  'sanctions',
  'pep',
  'litigation',
  'regulatory',
  'bribery',
  'financial',
  'media',
  'country',
  'near_names',
  'limitations',
  'methodology',
  'sources',
  'sign_off',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** What a section is called in English. */
export const sectionTitle = (key: SectionKey) => REPORT_TEXTS[`section.${key}`];

export const isSectionKey = (key: string): key is SectionKey => sectionKeys.some((known) => known === key);
