import type { RelationshipDecision } from '../../../../contract/words.ts';

/** A refused or ended relationship is neither monitored nor reviewed. */
export const isRefusal = (relationship: RelationshipDecision) =>
  relationship === 'rejected' || relationship === 'terminated';
