import { findingsText, rating, scope, signOff, sources } from './conclusion-texts.ts';
import { country, directors, identification, owners, registration } from './party-texts.ts';
import { limitations, methodology, nearNames, pep, sanctions } from './screening-texts.ts';
import type { SectionKey } from './section-list.ts';
import { type ComposedText, lines, type StartingFacts } from './starting-facts.ts';

const of = (...categories: Parameters<typeof findingsText>[1]) => {
  return (facts: StartingFacts) => findingsText(facts, categories);
};

const replaceable =
  (compose: (facts: StartingFacts) => string) =>
  (facts: StartingFacts): ComposedText => ({ replaceable: compose(facts), kept: '' });

/** What the screening says of a risk, and the confirmed findings of it. */
const withFindings =
  (key: 'sanctions' | 'pep', compose: (facts: StartingFacts) => ComposedText) =>
  (facts: StartingFacts): ComposedText => {
    const { replaceable: screened, kept } = compose(facts);
    return { replaceable: lines([screened, findingsText(facts, [key])]), kept };
  };

/** What each section says from the facts as they are, beside what people write. The summary is for a person to write. */
export const composedTexts: Record<SectionKey, (facts: StartingFacts) => ComposedText> = {
  scope: replaceable(scope),
  summary: replaceable(() => ''),
  rating: replaceable(rating),
  identification: replaceable(identification),
  registration: replaceable(registration),
  ownership: replaceable(owners),
  directors: replaceable(directors),
  sanctions: withFindings('sanctions', sanctions),
  pep: withFindings('pep', pep),
  litigation: replaceable(of('legal')),
  regulatory: replaceable(of('regulatory')),
  bribery: replaceable(of('bribery_corruption')),
  financial: replaceable(of('financial')),
  media: replaceable(of('bribery_corruption', 'financial', 'legal', 'regulatory', 'sanctions', 'pep')),
  country: replaceable(country),
  near_names: replaceable(nearNames),
  limitations,
  methodology: replaceable(methodology),
  sources: replaceable(sources),
  sign_off: replaceable(signOff),
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
