import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { ReviewMonths } from '../../../contract/limits.ts';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { type Actor, addMonths, db, type FirmCalendar } from '../../platform/index.ts';
import { requestMoves } from '../audit/index.ts';
import { noticeText } from '../notifications/index.ts';
import { countingRating, type RequestRecord, requestView as requests } from '../requests/index.ts';
import { alertReason, raiseAlert, settleDueReview } from './alerts/alerts.ts';
import { notifyWatchers } from './alerts/notify-watchers.ts';
import { lockThirdParties } from './lock-third-parties.ts';
import { isRefusal } from './policy.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

type When = { now: Date; calendar: FirmCalendar };

/**
 * Inside the transaction in which a request leaves its third party: a rating that its report set makes way for that of
 * the newest report of the others, and a review is due.
 */
export async function rateWithout(request: RequestRecord, party: ThirdParty, { now, calendar }: When) {
  const left = request.sealedRating && (await releasedAt(request.id));
  if (!left || !party.ratedAt || left < party.ratedAt) return;
  const newest = await newestOfOthers(party.id, request.id);
  if (newest && newest.at >= left) return;
  const isRefused = isRefusal(party.relationship);
  await saveRating(party.id, newest, isRefused ? null : calendar.dayOf(now));
  if (isRefused) return;
  await raiseAlert(party, 'review_due', [alertReason('alert.report_left')], now);
  await notifyWatchers({ now: () => now }, party, noticeText('party.review_due'));
}

/**
 * Inside the transaction that gives a request up: it is about this third party again, whose rating its sealed report sets
 * unless a later one did. The review that was due without it is settled.
 */
export async function rateAgain(id: string, request: RequestRecord, by: Actor, { now, calendar }: When) {
  const [party] = await lockThirdParties([id]);
  const at = request.sealedRating && (await releasedAt(request.id));
  if (!party || !at || !request.rating || (party.ratedAt && party.ratedAt >= at)) return;
  const { rating, ratingScore: score, ratingBasis: basis } = request;
  const nextReviewOn = addMonths(calendar.dayOf(at), ReviewMonths[rating]);
  await saveRating(id, { rating, score, basis, at }, isRefusal(party.relationship) ? null : nextReviewOn);
  await settleDueReview(id, by.userId, now);
}

type Rated = { rating: RatingBand | null; score: number | null; basis: RatingBasis | null; at: Date };

async function saveRating(id: string, rated: Rated | null, nextReviewOn: string | null) {
  await db()
    .update(thirdParties)
    .set({
      ...{ rating: rated?.rating ?? null, ratingScore: rated?.score ?? null },
      ...{ ratingBasis: rated?.basis ?? null, ratedAt: rated?.at ?? null },
      nextReviewOn,
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, id));
}

async function newestOfOthers(thirdPartyId: string, requestId: string): Promise<Rated | null> {
  const others = await db()
    .select({
      id: requests.id,
      rating: sql<RatingBand | null>`${countingRating.rating}`,
      score: sql<number | null>`${countingRating.score}`.mapWith(Number),
      basis: sql<RatingBasis | null>`${countingRating.basis}`,
    })
    .from(requests)
    .where(
      and(
        eq(requests.thirdPartyId, thirdPartyId),
        ne(requests.id, requestId),
        isNotNull(requests.sealedRating),
      ),
    );
  let newest: Rated | null = null;
  for (const { id, ...rated } of others) {
    const at = await releasedAt(id);
    if (at && (!newest || at > newest.at)) newest = { ...rated, at };
  }
  return newest;
}

/** When the last report of a request was sealed. */
const releasedAt = async (requestId: string) =>
  (await requestMoves(requestId)).findLast(({ action }) => action === 'release')?.at;
