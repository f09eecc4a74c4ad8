import { eq, sql } from 'drizzle-orm';
import { ReviewMonths } from '../../../contract/limits.ts';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import { RATINGS, type RatingBand } from '../../../contract/words.ts';
import { addMonths, asDay, type Clock, db, type FirmCalendar } from '../../platform/index.ts';
import { requestMoves } from '../audit/index.ts';
import { noticeText } from '../notifications/index.ts';
import type { RequestRecord, SealedRating } from '../requests/index.ts';
import { alertReason, raiseAlert, settleDueReview } from './alerts/alerts.ts';
import { notifyLeads, notifyWatchers } from './alerts/notify-watchers.ts';
import { replacePendingDecision } from './confirmation.ts';
import { living } from './due.ts';
import { isApproval, isRefusal } from './policy.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/**
 * Inside a transaction of the system: the override that the current rating came from expired. A worse computed rating
 * counts again; a better one needs a person, so a review is due either way. Answers what counts now.
 */
export async function endSealedOverride(
  request: RequestRecord,
  override: RatingBand,
  computed: { band: RatingBand; basis: RatingBasis },
  clock: Clock,
): Promise<RatingBand | null> {
  if (!request.thirdPartyId || request.sealedRating !== override) return null;
  const [party] = await db()
    .select()
    .from(thirdParties)
    .where(eq(thirdParties.id, request.thirdPartyId))
    .for('update');
  if (!party || party.rating !== override || party.ratingScore !== request.sealedScore) return null;
  if (await isRatedSince(party, request)) return null;
  const counts = RATINGS.indexOf(computed.band) < RATINGS.indexOf(override) ? computed.band : override;
  const now = clock.now();
  const isRefused = isRefusal(party.relationship);
  await db()
    .update(thirdParties)
    .set({
      rating: counts,
      // A better computed rating needs a person: until then what the override raised stands.
      ratingBasis: counts === computed.band ? computed.basis : 'standing',
      nextReviewOn: isRefused ? null : clock.calendar.dayOf(now),
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, party.id));
  // It is part of the history, also where nobody has to review anything.
  const settled = isRefused && { outcome: 'settled' as const, closedAt: now };
  const expired = alertReason('alert.override_expired', { band: counts });
  await raiseAlert(party, 'review_due', [expired], now, { ...settled });
  if (!isRefused) await notifyWatchers(clock, party, noticeText('party.override_expired'));
  return counts;
}

/** A report of another request was sealed after that of this one. */
async function isRatedSince({ ratedAt }: ThirdParty, { id }: RequestRecord) {
  const released = (await requestMoves(id)).findLast(({ action }) => action === 'release');
  return ratedAt !== null && released !== undefined && released.at < ratedAt;
}

/**
 * Inside the transaction of release: the sealed rating is the current one, and sets the day of the next review. The leads
 * are notified where it speaks against what they decided.
 */
export async function rateThirdParty(
  id: string,
  sealed: SealedRating,
  { now, calendar }: { now: Date; calendar: FirmCalendar },
) {
  const [before] = await db().select().from(thirdParties).where(eq(thirdParties.id, id));
  await db()
    .update(thirdParties)
    .set({
      rating: sealed.rating,
      ratingScore: sealed.score,
      ratingBasis: sealed.basis,
      ratedAt: now,
      nextReviewOn: sql`case when ${living} then ${asDay(addMonths(calendar.dayOf(now), ReviewMonths[sealed.rating]))} end`,
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, id));
  await settleDueReview(id, null, now);
  const isReplaced = await replacePendingDecision(id, null, now);
  if (!before) return;
  const clock = { now: () => now };
  if (isReplaced) await notifyLeads(clock, before, noticeText('party.approval_replaced'));
  if (isApproval(before.relationship) && isWorse(sealed.rating, before.rating))
    await notifyLeads(clock, before, noticeText('party.rated_worse', { rating: sealed.rating }));
}

const isWorse = (rating: RatingBand, than: RatingBand | null) =>
  than !== null && RATINGS.indexOf(rating) < RATINGS.indexOf(than);
