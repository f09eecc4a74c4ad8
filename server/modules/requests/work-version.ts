import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { RatingOutlook } from '../../../contract/ratings/ratings.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { type Actor, db } from '../../platform/index.ts';
import { recordAuthorship } from './allocation/authorships.ts';
import type { RequestRecord } from './record.ts';
import { requests } from './tables.ts';

/**
 * Inside a transaction: counts a save of the working document made on `seen.workVersion`, and makes a drafter
 * who saves an author of this report version. Null when somebody saved, or it went to another drafter, in between.
 */
export async function bumpWorkVersion(
  seen: RequestRecord,
  actor: Actor,
  now: Date,
): Promise<RequestRecord | null> {
  const [saved] = await db()
    .update(requests)
    .set({ workVersion: sql`${requests.workVersion} + 1`, updatedAt: now })
    .where(
      and(
        eq(requests.id, seen.id),
        eq(requests.workVersion, seen.workVersion),
        eq(requests.status, seen.status),
        seen.drafterId ? eq(requests.drafterId, seen.drafterId) : isNull(requests.drafterId),
      ),
    )
    .returning();
  if (saved && actor.role === 'drafter') await recordAuthorship(saved, actor, now);
  return saved ?? null;
}

/** What lists say of a rating. */
type ShownRating = {
  rating: RatingBand;
  score: number;
  ratingBasis: RatingBasis;
  provisional: boolean;
  outlook: RatingOutlook | null;
  overrideUntil: string | null;
};

/** Inside a transaction: what counts of the sealed report of a request that was reopened. */
export async function setSealedStanding(requestId: string, sealedStanding: RequestRecord['sealedStanding']) {
  await db().update(requests).set({ sealedStanding }).where(eq(requests.id, requestId));
}

/** Inside a transaction: what the firm sees as the rating while the work goes on. Neither version counts up. */
export async function setRating(requestId: string, { score, outlook, ...rating }: ShownRating) {
  await db()
    .update(requests)
    .set({
      ...rating,
      ratingScore: score,
      ratingIfConfirmed: outlook?.ifConfirmed ?? null,
      ratingIfCleared: outlook?.ifCleared ?? null,
    })
    .where(eq(requests.id, requestId));
}
