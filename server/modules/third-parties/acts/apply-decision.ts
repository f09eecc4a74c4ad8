import { and, eq } from 'drizzle-orm';
import { ReviewMonths } from '../../../../contract/limits.ts';
import type { Recommendation } from '../../../../contract/rating-basis.ts';
import type { RelationshipDecision } from '../../../../contract/words.ts';
import { type Actor, addMonths, type Clock, db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { allocatorsOf } from '../../requests/index.ts';
import { settleDueReview } from '../alerts/alerts.ts';
import { isRefusal } from '../policy.ts';
import { conditions, type NewCondition, type ThirdParty, unsettled } from '../tables.ts';
import { about, noticeAbout } from './act.ts';

type Context = { party: ThirdParty; actor: Actor; clock: Clock; now: Date };
type Decided = {
  decision: RelationshipDecision;
  reason: string;
  conditions: NewCondition[];
  /** What the report recommended, where the decision goes further. */
  against: Recommendation | null;
  /** Who decided; not the actor where that is who confirmed it. */
  by: string;
};

/**
 * Inside the transaction of an act: the decision takes effect. What was demanded before is waived; refusing or ending the
 * relationship ends monitoring and reviews. Answers what changes in the row.
 */
export async function applyDecision(
  { party, actor, clock, now }: Context,
  { decision, reason, conditions: demanded, against, by }: Decided,
): Promise<Partial<ThirdParty>> {
  await db()
    .update(conditions)
    .set({ state: 'waived', note: 'Replaced by a new decision.', closedBy: actor.userId, closedAt: now })
    .where(and(eq(conditions.thirdPartyId, party.id), unsettled));
  if (demanded.length > 0)
    await db()
      .insert(conditions)
      .values(
        demanded.map((one) => ({ ...one, clientId: party.clientId, thirdPartyId: party.id, createdAt: now })),
      );
  if (isRefusal(decision)) await settleDueReview(party.id, actor.userId, now);
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.decided',
    data: { decision, conditions: demanded.length, ...(against && { against }) },
    changes: [{ field: 'relationship', before: party.relationship, after: decision }, ...changesOf(against)],
    personal: { reason },
  });
  await notify(clock, {
    userIds: await allocatorsOf(party.lastRequestId),
    ...noticeAbout(party),
    activity: sentences[decision as keyof typeof sentences],
  });
  return {
    relationship: decision,
    decisionReason: reason,
    decidedBy: by,
    decidedAt: now,
    ...(isRefusal(decision)
      ? { monitored: false, nextReviewOn: null }
      : { nextReviewOn: party.nextReviewOn ?? reviewDay(party, clock) }),
  };
}

/** What readers of the trail see of a decision against a recommendation. */
export const changesOf = (against: Recommendation | null) =>
  against ? [{ field: 'againstRecommendation', before: null, after: against }] : [];

/** A refusal took it away: what is approved after all is reviewed on the day that its rating set, or today if that is past. */
function reviewDay({ rating, ratedAt }: ThirdParty, { calendar }: Clock) {
  if (!rating || !ratedAt) return null;
  const day = addMonths(calendar.dayOf(ratedAt), ReviewMonths[rating]);
  const isPast = day < calendar.today();
  return isPast ? calendar.today() : day;
}

const sentences = {
  approved: noticeText('party.approved'),
  approved_with_conditions: noticeText('party.approved_with_conditions'),
  rejected: noticeText('party.rejected'),
  terminated: noticeText('party.terminated'),
} as const;
