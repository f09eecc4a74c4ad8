/** What sets a rating: its score, a minimum rating by one of the method's rules, the rating that stood before, a person. */
export const RATING_BASES = [
  'score',
  'sanctions_match',
  'sanctioned_ownership',
  'sanctioned_share',
  'call_for_action',
  'serious_conviction',
  'official_intermediary',
  'conviction',
  'criminal_charge',
  'investigation',
  'settlement',
  'penalty',
  'insolvency',
  'undecided_ownership',
  'listed_match',
  'possible_match',
  'pep',
  'standing',
  'override',
] as const;
export type RatingBasis = (typeof RATING_BASES)[number];
/** What the rating of a category rests on. */
export const CATEGORY_BASES = ['nothing', 'score', 'floor'] as const;
/** What a report advises its client to do. */
export const RECOMMENDATIONS = ['proceed', 'proceed_with_conditions', 'escalate', 'decline'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
