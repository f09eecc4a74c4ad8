import type { Section } from '../../../../contract/analysis/analysis.ts';
import { type RiskOutcome, riskOutcome, SECTION_OF_RISK } from '../../../../contract/risk-outcome.ts';
import { RISK_CATEGORIES } from '../../../../contract/words.ts';
import { matchesOf } from './screening-texts.ts';
import type { SectionKey } from './section-list.ts';
import type { StartingFacts } from './starting-facts.ts';

type Facts = Pick<StartingFacts, 'request' | 'findings' | 'matches'>;
type SectionRisk = NonNullable<Section['risk']>;

/** The risk that a section is about: whether the client ordered it, and what was found; null of other sections. */
export function riskOf(key: SectionKey, { request, findings, matches }: Facts): SectionRisk | null {
  const category = RISK_CATEGORIES.find((one) => SECTION_OF_RISK[one] === key);
  if (!category) return null;
  const listed = category === 'sanctions' || category === 'pep' ? matchesOf[category](matches) : [];
  const found = [
    ...findings.filter((one) => one.status === 'confirmed' && one.category === category),
    ...listed.filter(({ disposition }) => disposition === 'true_match' || disposition === 'possible'),
  ];
  return { category, ordered: request.categories.includes(category), found: found.length };
}

type AssessedRisk = SectionRisk & {
  section: Section;
  /** Null while nobody has assessed it, though it was ordered. */
  outcome: RiskOutcome | null;
};

/** What people did about each risk. */
export const riskOutcomes = (sections: readonly Section[]): AssessedRisk[] =>
  sections.flatMap((section) =>
    section.risk ? [{ ...section.risk, section, outcome: riskOutcome(section) }] : [],
  );

/** The sections of the risks that a client ordered. */
export const orderedSections = (categories: readonly string[]): string[] =>
  RISK_CATEGORIES.filter((category) => categories.includes(category)).map(
    (category) => SECTION_OF_RISK[category],
  );
