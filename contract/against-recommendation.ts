import type { Recommendation } from './rating-basis.ts';
import type { RelationshipDecision } from './words.ts';

/** How far a decision goes into the relationship. */
const REACH: Record<RelationshipDecision, number> = {
  approved: 2,
  approved_with_conditions: 1,
  pending: 0,
  rejected: 0,
  terminated: 0,
};
/** How far a report advises to go; to escalate is to have somebody else agree before any commitment. */
const ADVISED: Record<Recommendation, number> = {
  proceed: 2,
  proceed_with_conditions: 1,
  escalate: 0,
  decline: 0,
};

/** Whether a decision goes further than the report recommends; never where nothing is known to be recommended. */
export const isAgainstRecommendation = (
  decision: RelationshipDecision,
  recommendation: Recommendation | null,
): boolean => recommendation !== null && REACH[decision] > ADVISED[recommendation];
