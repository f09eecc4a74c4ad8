import type { Section } from './analysis/sections.ts';
import type { RiskCategory } from './words.ts';

/** The section of a report that is about each risk. */
export const SECTION_OF_RISK = {
  bribery_corruption: 'bribery',
  financial: 'financial',
  legal: 'litigation',
  regulatory: 'regulatory',
  sanctions: 'sanctions',
  pep: 'pep',
} as const satisfies Record<RiskCategory, string>;

/** Sections that a person may mark as “Nothing adverse found” or “Not assessed”: those of the risks, and adverse media. */
export const ASSESSED_SECTIONS: readonly string[] = [...Object.values(SECTION_OF_RISK), 'media'];

/** What people did about a risk. `found`: confirmed findings or matches stand; `written`: a person wrote its section. */
export const RISK_OUTCOMES = ['not_ordered', 'found', 'written', 'nothing_found', 'not_assessed'] as const;
export type RiskOutcome = (typeof RISK_OUTCOMES)[number];

type Assessed = Pick<Section, 'own' | 'carriedOver' | 'assessment' | 'risk'>;

/** Null while nobody has assessed a risk that was ordered: the report cannot be released. Null of other sections, too. */
export function riskOutcome({ risk, own, carriedOver, assessment }: Assessed): RiskOutcome | null {
  if (!risk) return null;
  if (risk.found > 0) return 'found';
  if (!risk.ordered) return 'not_ordered';
  if (assessment) return assessment.outcome;
  return own.trim() && !carriedOver ? 'written' : null;
}

/** Whether a report may say of a risk without findings that nothing was found: only where a person searched. */
export const isSearched = (outcome: string | undefined): boolean =>
  outcome === 'written' || outcome === 'nothing_found';
