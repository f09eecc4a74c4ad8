import { eq } from 'drizzle-orm';
import { isAgainstRecommendation } from '../../../../contract/against-recommendation.ts';
import { db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPendingDecision } from '../confirmation.ts';
import { pendingDecisions, type ThirdParty } from '../tables.ts';
import { about, notPossible, type ThirdPartyAct } from './act.ts';
import { applyDecision } from './apply-decision.ts';

/** A second lead agrees, and the approval takes effect. */
export const confirmDecision: ThirdPartyAct<'confirm_decision'> = async ({
  party,
  input,
  actor,
  clock,
  now,
  ports,
}) => {
  const waiting = await assertWaits(party, input.decision);
  if (waiting.requestedBy === actor.userId)
    throw notPossible('You made this decision. Another lead of your organisation has to confirm it.');
  if (waiting.conditions.some(({ dueOn }) => dueOn <= clock.calendar.dayOf(now)))
    throw notPossible('A condition of this decision is due already. Decline it and decide again.');
  const { decision, reason, conditions, requestedBy } = waiting;
  const advised = await ports.recommendationOf(party.id);
  const against = isAgainstRecommendation(decision, advised) ? advised : null;
  await db()
    .update(pendingDecisions)
    .set({ outcome: 'confirmed', settledBy: actor.userId, settledAt: now })
    .where(eq(pendingDecisions.id, waiting.id));
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.decision_confirmed',
    data: { decision, conditions: conditions.length, requestedBy, ...(against && { against }) },
  });
  return applyDecision(
    { party, actor, clock, now },
    { decision, reason, conditions, against, by: requestedBy },
  );
};

/** The approval that waits, or why it cannot be settled any more. */
export async function assertWaits(party: ThirdParty, decision: string) {
  const waiting = await findPendingDecision(party.id);
  if (waiting?.id !== decision)
    throw notPossible('This decision was settled or replaced. Reload to see the latest.');
  return waiting;
}
