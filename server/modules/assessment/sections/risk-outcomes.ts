import type { Section } from '../../../../contract/analysis/analysis.ts';
import { type RiskOutcome, riskOutcome, SECTION_OF_RISK } from '../../../../contract/risk-outcome.ts';
import { RISK_CATEGORIES, type RiskCategory } from '../../../../contract/words.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { matchesOf } from './screening-texts.ts';

type Work = {
  /** The risks that the client ordered. */
  categories: readonly string[];
  sections: readonly Section[];
  findings: readonly { status: string; category: string }[];
  matches: readonly Pick<MatchRecord, 'entry' | 'disposition'>[];
};

type AssessedRisk = {
  category: RiskCategory;
  section: Section;
  /** Confirmed findings, and matches that are true or possible. */
  found: number;
  /** Null while nobody has assessed it, though it was ordered. */
  outcome: RiskOutcome | null;
};

/** What people did about each risk. */
export function riskOutcomes({ categories, sections, findings, matches }: Work): AssessedRisk[] {
  return RISK_CATEGORIES.map((category) => {
    const section = sections.find(({ key }) => key === SECTION_OF_RISK[category])!;
    const found = foundOf(category, findings, matches);
    return {
      category,
      section,
      found,
      outcome: riskOutcome({ isOrdered: categories.includes(category), found, section }),
    };
  });
}

function foundOf(category: RiskCategory, findings: Work['findings'], matches: Work['matches']): number {
  const listed =
    category === 'sanctions' || category === 'pep'
      ? matchesOf[category](matches).filter(({ disposition }) => isCounting(disposition))
      : [];
  const confirmed = findings.filter((one) => one.status === 'confirmed' && one.category === category);
  return confirmed.length + listed.length;
}

const isCounting = (disposition: string) => disposition === 'true_match' || disposition === 'possible';

/** The sections of the risks that a client ordered. */
export const orderedSections = (categories: readonly string[]): string[] =>
  RISK_CATEGORIES.filter((category) => categories.includes(category)).map(
    (category) => SECTION_OF_RISK[category],
  );
