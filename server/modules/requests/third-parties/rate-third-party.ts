import { eq, sql } from 'drizzle-orm';
import { ReviewMonths } from '../../../../contract/limits.ts';
import type { RatingBand } from '../../../../contract/words.ts';
import { db } from '../../../platform/index.ts';
import { addMonths, calendarDay } from '../../settings/index.ts';
import { closeAlerts } from './alerts.ts';
import { thirdParties } from './tables.ts';

/** Inside the transaction of release: the sealed rating is the current one, and sets the day of the next review. */
export async function rateThirdParty(id: string, sealed: { rating: RatingBand; score: number }, now: Date) {
  await db()
    .update(thirdParties)
    .set({
      rating: sealed.rating,
      ratingScore: sealed.score,
      ratedAt: now,
      nextReviewOn: addMonths(calendarDay(now), ReviewMonths[sealed.rating]),
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, id));
  await closeAlerts(id, 'settled', null, now, 'review_due');
}
