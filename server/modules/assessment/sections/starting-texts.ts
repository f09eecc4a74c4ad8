import { findingsText, rating, scope, signOff, sources } from './conclusion-texts.ts';
import { country, directors, identification, owners, registration } from './party-texts.ts';
import { limitations, methodology, nearNames, pep, sanctions } from './screening-texts.ts';
import type { SectionKey } from './section-list.ts';
import type { StartingFacts } from './starting-facts.ts';

const of = (...categories: Parameters<typeof findingsText>[1]) => {
  return (facts: StartingFacts) => findingsText(facts, categories);
};

/** What a section says before anybody writes it. The summary is for a person to write. */
export const startingTexts: Record<SectionKey, (facts: StartingFacts) => string> = {
  scope,
  summary: () => '',
  rating,
  identification,
  registration,
  ownership: owners,
  directors,
  sanctions,
  pep,
  litigation: of('legal'),
  regulatory: of('regulatory'),
  bribery: of('bribery_corruption'),
  financial: of('financial'),
  media: of('bribery_corruption', 'financial', 'legal', 'regulatory', 'sanctions', 'pep'),
  country,
  near_names: nearNames,
  limitations,
  methodology,
  sources,
  sign_off: signOff,
};

/** Sections that only a person fills: in a new report version they begin with what the last one said. */
export const writtenByPeople: ReadonlySet<SectionKey> = new Set([
  'summary',
  'pep',
  'litigation',
  'regulatory',
  'bribery',
  'financial',
  'media',
]);
