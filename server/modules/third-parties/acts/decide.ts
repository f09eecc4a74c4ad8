import { and, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { allocatorOf } from '../../requests/index.ts';
import { isRefusal } from '../policy.ts';
import { conditions } from '../tables.ts';
import { about, type InputOf, missing, notPossible, type ThirdPartyAct } from './act.ts';

/** The client's word on the relationship. What it asked for before is waived; refusing or ending it ends monitoring and reviews. */
export const decide: ThirdPartyAct<'decide'> = async ({ party, input, actor, clock, now }) => {
  const { decision } = input;
  const reason = input.reason.trim();
  const demanded = checkConditions(input, clock.calendar.dayOf(now));
  if (decision === 'terminated' && !party.relationship.startsWith('approved'))
    throw notPossible('Only an approved relationship can be ended. Reject it instead.');

  await db()
    .update(conditions)
    .set({ state: 'waived', note: 'Replaced by a new decision.', closedBy: actor.userId, closedAt: now })
    .where(and(eq(conditions.thirdPartyId, party.id), eq(conditions.state, 'open')));
  if (demanded.length > 0)
    await db()
      .insert(conditions)
      .values(
        demanded.map((one) => ({ ...one, clientId: party.clientId, thirdPartyId: party.id, createdAt: now })),
      );
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.decided',
    data: { decision, conditions: demanded.length },
    changes: [{ field: 'relationship', before: party.relationship, after: decision }],
    personal: { reason },
  });
  const allocator = await allocatorOf(party.lastRequestId);
  await notify(clock, {
    userIds: allocator ? [allocator] : [],
    clientId: party.clientId,
    requestId: party.lastRequestId,
    kind: 'register',
    entityName: party.name,
    activity: sentences[decision],
  });
  return {
    relationship: decision,
    decisionReason: reason,
    decidedBy: actor.userId,
    decidedAt: now,
    ...(isRefusal(decision) && { monitored: false, nextReviewOn: null }),
  };
};

const sentences = {
  approved: noticeText('party.approved'),
  approved_with_conditions: noticeText('party.approved_with_conditions'),
  rejected: noticeText('party.rejected'),
  terminated: noticeText('party.terminated'),
} as const;

function checkConditions({ decision, conditions: given = [] }: InputOf<'decide'>, today: string) {
  if (decision !== 'approved_with_conditions') {
    if (given.length > 0)
      throw missing('conditions', 'Conditions can be added only to an approval with conditions.');
    return [];
  }
  if (given.length === 0) throw missing('conditions', 'Add at least one condition with its due date.');
  if (given.some(({ dueOn }) => dueOn <= today))
    throw missing('conditions', 'Choose a due date in the future.');
  return given;
}
