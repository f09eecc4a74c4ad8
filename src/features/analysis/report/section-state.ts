import { ASSESSED_SECTIONS, riskOutcome } from '../../../../contract/risk-outcome.ts';
import type { Section } from '../analysis.ts';

/** How far a section is. `composed`: what is composed from the facts is all that it needs. */
export type SectionState =
  | 'written'
  | 'nothing_found'
  | 'not_assessed'
  | 'carried_over'
  | 'composed'
  | 'missing'
  | 'empty';

export function sectionState(section: Section): SectionState {
  const { own, composed, assessment, carriedOver, required, risk } = section;
  if (assessment) return assessment.outcome;
  const isUnassessed = risk?.ordered === true && riskOutcome(section) === null;
  if (own.trim() !== '') return isUnassessed && carriedOver ? 'carried_over' : 'written';
  if (isUnassessed) return 'missing';
  if (composed !== '') return 'composed';
  return required ? 'missing' : 'empty';
}

/** Its drafter may answer for it without writing it. */
export const isAssessable = ({ key }: Pick<Section, 'key'>) => ASSESSED_SECTIONS.includes(key);

/** The composed text without the part that a person replaced, as the server will compose it after the next save. */
export function composedShown({ composed, replaceable, replaced }: Section, isReplaced: boolean): string {
  if (!replaceable || isReplaced === (replaced === 'yes')) return composed;
  return isReplaced
    ? composed.slice(replaceable.text.length).trimStart()
    : [replaceable.text, composed].filter(Boolean).join('\n');
}
