import { formatDay, listText } from '@/shared/format';
import type { Language } from '@/shared/texts/language';

type Source = { name: string; asOf: string };

/** Where figures of countries come from, each with the day it is of. */
export const sourcesOf = (sources: readonly Source[], language: Language) =>
  listText(
    sources.map(({ name, asOf }) => `${name} (${formatDay(asOf)})`),
    language,
  );
