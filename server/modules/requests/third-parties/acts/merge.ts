import { eq, sql } from 'drizzle-orm';
import { db } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { requests } from '../../tables.ts';
import { findThirdParty } from '../find-third-party.ts';
import { alerts, conditions, type ThirdParty, thirdParties } from '../tables.ts';
import { about, missing, requireReason, type ThirdPartyAct } from './act.ts';

/** Two entries are one third party: requests, conditions and alerts go to the one that stays, and so does what comes. */
export const merge: ThirdPartyAct = async ({ party, input, actor, clock }) => {
  if (!input.into || input.into === party.id) throw missing('into', 'Choose the third party that stays.');
  const reason = requireReason(input.reason);
  const kept = await findThirdParty(input.into, actor);
  const moved = await db()
    .update(requests)
    .set({ thirdPartyId: kept.id })
    .where(eq(requests.thirdPartyId, party.id))
    .returning({ id: requests.id });
  for (const table of [conditions, alerts])
    await db().update(table).set({ thirdPartyId: kept.id }).where(eq(table.thirdPartyId, party.id));
  // What was merged into this one before goes along.
  await db().update(thirdParties).set({ mergedInto: kept.id }).where(eq(thirdParties.mergedInto, party.id));
  await db()
    .update(thirdParties)
    .set({ ...newerRating(party, kept), version: sql`${thirdParties.version} + 1` })
    .where(eq(thirdParties.id, kept.id));
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.merged',
    data: { into: kept.id, requests: moved.length },
    personal: { into: kept.name, reason },
  });
  return { mergedInto: kept.id, monitored: false };
};

/** The rating sealed last is the current one. */
function newerRating(party: ThirdParty, kept: ThirdParty): Partial<ThirdParty> {
  if (!party.ratedAt || (kept.ratedAt && kept.ratedAt >= party.ratedAt)) return {};
  const { rating, ratingScore, ratedAt, nextReviewOn, lastRequestId } = party;
  return { rating, ratingScore, ratedAt, nextReviewOn, lastRequestId };
}
