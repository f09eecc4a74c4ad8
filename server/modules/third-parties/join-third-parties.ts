import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { moveRequests } from '../requests/index.ts';
import { settleDueReview } from './alerts/alerts.ts';
import { replacePendingDecision } from './confirmation.ts';
import { chooseNewestRequest } from './newest-request.ts';
import { isRefusal, REFUSED_BY_MERGE } from './policy.ts';
import type { ThirdPartyPorts } from './ports.ts';
import { alerts, conditions, type ThirdParty, thirdParties, unsettled } from './tables.ts';

type Decision = Pick<ThirdParty, 'relationship' | 'decisionReason' | 'decidedBy' | 'decidedAt'>;
type Joining = {
  /** Goes; the row of it is left to who calls. */
  party: ThirdParty;
  /** Stays. */
  kept: ThirdParty;
  decision: Decision;
  by: string;
  now: Date;
};

/** Inside the transaction that has locked both: requests, conditions, alerts, news and monitoring go to the one that stays. */
export async function joinThirdParties(
  { party, kept, decision, by, now }: Joining,
  ports: Pick<ThirdPartyPorts, 'thirdPartyMerged'>,
) {
  const replaced = [
    await replacePendingDecision(party.id, by, now),
    await replacePendingDecision(kept.id, by, now),
  ];
  const requests = await moveRequests(party.id, kept.id, now);
  for (const table of [conditions, alerts])
    await db().update(table).set({ thirdPartyId: kept.id }).where(eq(table.thirdPartyId, party.id));
  await ports.thirdPartyMerged(party.id, kept.id);
  // What was merged into this one before goes along.
  await db().update(thirdParties).set({ mergedInto: kept.id }).where(eq(thirdParties.mergedInto, party.id));
  const isRefused = isRefusal(decision.relationship);
  if (isRefused) {
    await db()
      .update(conditions)
      .set({ state: 'waived', note: REFUSED_BY_MERGE, closedBy: by, closedAt: now })
      .where(and(eq(conditions.thirdPartyId, kept.id), unsettled));
    await settleDueReview(kept.id, by, now);
  }
  const monitored = !isRefused && (party.monitored || kept.monitored);
  await db()
    .update(thirdParties)
    .set({
      ...newerRating(party, kept),
      ...decision,
      monitored,
      nextReviewOn: isRefused ? null : earlierOf(party.nextReviewOn, kept.nextReviewOn),
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, kept.id));
  await chooseNewestRequest(kept.id);
  return { requests, monitored, isReplaced: replaced.includes(true) };
}

const earlierOf = (one: string | null, other: string | null) =>
  one !== null && (other === null || one < other) ? one : other;

/** The rating sealed last is the current one. */
export function newerRating(party: ThirdParty, kept: ThirdParty): Partial<ThirdParty> {
  if (!party.ratedAt || (kept.ratedAt && kept.ratedAt >= party.ratedAt)) return {};
  const { rating, ratingScore, ratingBasis, ratedAt } = party;
  return { rating, ratingScore, ratingBasis, ratedAt };
}

const fromLenient = ['pending', 'approved', 'approved_with_conditions', 'rejected', 'terminated'];
const strictness = ({ relationship }: ThirdParty) => fromLenient.indexOf(relationship);

/** With its reason; of two alike the one of the third party that stays. */
export function stricterDecision(party: ThirdParty, kept: ThirdParty): Decision {
  const { relationship, decisionReason, decidedBy, decidedAt } =
    strictness(party) > strictness(kept) ? party : kept;
  return { relationship, decisionReason, decidedBy, decidedAt };
}
