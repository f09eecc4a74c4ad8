import { isAgainstRecommendation } from '../../../../contract/against-recommendation.ts';
import type { Recommendation } from '../../../../contract/rating-basis.ts';
import { db, invalidField } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersOfClient } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { needsSecondLead, replacePendingDecision } from '../confirmation.ts';
import { isApproval } from '../policy.ts';
import { pendingDecisions } from '../tables.ts';
import { about, type InputOf, noticeAbout, notPossible, type ThirdPartyAct } from './act.ts';
import { applyDecision, changesOf } from './apply-decision.ts';

/** The client's word on the relationship; where the client requires it, a second lead confirms it first. */
export const decide: ThirdPartyAct<'decide'> = async ({ party, input, actor, clock, now, ports }) => {
  const { decision } = input;
  const reason = input.reason.trim();
  const conditions = checkConditions(input, clock.calendar.dayOf(now));
  const against = checkRecommendation(input, await ports.recommendationOf(party.id));
  if (decision === 'terminated' && !isApproval(party.relationship))
    throw notPossible('Only an approved relationship can be ended. Reject it instead.');
  await replacePendingDecision(party.id, actor.userId, now);
  if (!(await needsSecondLead({ ...party, relationship: decision })))
    return applyDecision(
      { party, actor, clock, now },
      { decision, reason, conditions, against, by: actor.userId },
    );

  const leads = await usersOfClient(party.clientId, ['client']);
  const others = leads.filter(({ id, readOnly }) => id !== actor.userId && !readOnly);
  if (others.length === 0)
    throw notPossible(
      'A second lead has to confirm this approval, and this client has no other lead. Ask the firm to add one, then approve again.',
    );
  await db()
    .insert(pendingDecisions)
    .values({
      ...{ clientId: party.clientId, thirdPartyId: party.id, decision, reason, conditions },
      requestedBy: actor.userId,
      requestedAt: now,
    });
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.decision_requested',
    data: { decision, conditions: conditions.length, ...(against && { against }) },
    changes: changesOf(against),
    personal: { reason },
  });
  await notify(clock, {
    userIds: others.map(({ id }) => id),
    ...noticeAbout(party),
    activity: noticeText('party.confirmation_requested'),
  });
  return {};
};

/** The recommendation that the decision is against, which who decides has to know; null where it is not. */
function checkRecommendation({ decision, against }: InputOf<'decide'>, advised: Recommendation | null) {
  if (!isAgainstRecommendation(decision, advised)) return null;
  if (against !== advised)
    throw invalidField(
      'against',
      'This decision goes further than the report recommends. Confirm the recommendation, and give the reason for deciding against it.',
    );
  return advised;
}

function checkConditions({ decision, conditions: given = [] }: InputOf<'decide'>, today: string) {
  if (decision !== 'approved_with_conditions') {
    if (given.length > 0)
      throw invalidField('conditions', 'Conditions can be added only to an approval with conditions.');
    return [];
  }
  if (given.length === 0) throw invalidField('conditions', 'Add at least one condition with its due date.');
  if (given.some(({ dueOn }) => dueOn <= today))
    throw invalidField('conditions', 'Choose a due date in the future.');
  return given;
}
