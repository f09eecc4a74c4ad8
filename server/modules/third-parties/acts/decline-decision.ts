import { eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { pendingDecisions } from '../tables.ts';
import { about, noticeAbout, type ThirdPartyAct } from './act.ts';
import { assertWaits } from './confirm-decision.ts';

/** Another lead does not agree, or the lead who decided takes it back: the relationship stays as it was. */
export const declineDecision: ThirdPartyAct<'decline_decision'> = async ({
  party,
  input,
  actor,
  clock,
  now,
}) => {
  const waiting = await assertWaits(party, input.decision);
  const note = input.reason.trim();
  await db()
    .update(pendingDecisions)
    .set({ outcome: 'declined', note, settledBy: actor.userId, settledAt: now })
    .where(eq(pendingDecisions.id, waiting.id));
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.decision_declined',
    data: { decision: waiting.decision, requestedBy: waiting.requestedBy },
    personal: { reason: note },
  });
  await notify(clock, {
    userIds: waiting.requestedBy === actor.userId ? [] : [waiting.requestedBy],
    ...noticeAbout(party),
    activity: noticeText('party.confirmation_declined'),
  });
  return {};
};
