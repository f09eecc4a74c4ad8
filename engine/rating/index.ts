export { bandOf, worstBand } from './bands.ts';
export { changeProblems, editMethod, type MethodChange } from './edit-method.ts';
export type { CategoryBasis, RatingBasis, RatingOutlook } from './explain.ts';
export { basisOf, categoryBasisOf, outlookOf } from './explain.ts';
export type { Floor } from './floors.ts';
export { method1 } from './method-1.ts';
export { type MethodField, methodFields } from './method-fields.ts';
export { methodProblems } from './method-problems.ts';
export { parseRatingInput } from './parse-input.ts';
export type { CategoryRating, Contribution, Rating } from './rate.ts';
export { raisedOnly, rate, riskCategories } from './rate.ts';
export type {
  Band,
  FindingStage,
  Level,
  RatedCondition,
  RatedFinding,
  RatedMatch,
  RatingInput,
  RiskCategory,
  SubjectRole,
} from './rating-input.ts';
export type { Factor, FloorRule, RatingMethod, Row } from './rating-method.ts';
export type { Reason, ReasonCode } from './reason.ts';
