import type { Rating } from '../../../../contract/reports/ratings.ts';
import type { RatingRecord } from '../records.ts';

/** A rating as it leaves the server, to the firm only. */
export function presentRating(row: RatingRecord): Rating {
  return {
    ...row.result,
    proposal: row.proposal ?? null,
    computedAt: row.at.toISOString(),
  };
}
