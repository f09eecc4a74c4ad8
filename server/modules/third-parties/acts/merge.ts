import { inArray } from 'drizzle-orm';
import { invalidField, notFound } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { needsSecondLead } from '../confirmation.ts';
import { findThirdParty } from '../find-third-party.ts';
import { joinThirdParties, newerRating, stricterDecision } from '../join-third-parties.ts';
import { lockWithMerged } from '../lock-third-parties.ts';
import { thirdParties } from '../tables.ts';
import { about, notPossible, type ThirdPartyAct } from './act.ts';

/**
 * Two entries are one third party: requests, conditions, alerts, monitoring and the stricter decision go to the one
 * that stays, and so does what comes.
 */
export const merge: ThirdPartyAct<'merge'> = async ({ party, input, actor, clock, ports }) => {
  if (input.into === party.id) throw invalidField('into', 'Choose the third party to keep.');
  const reason = input.reason.trim();
  const into = await findThirdParty(input.into, actor);
  // Nobody decides on them or monitors them meanwhile.
  const locked = await lockWithMerged(inArray(thirdParties.id, [party.id, into.id]));
  const kept = locked.find(({ id }) => id === into.id) ?? into;
  if (kept.mergedInto) throw notFound();
  const decision = stricterDecision(party, kept);
  const moves = decision.decidedAt !== kept.decidedAt;
  if (moves && (await needsSecondLead({ ...kept, ...newerRating(party, kept), ...decision })))
    throw notPossible(
      'The third party to keep would be rated High and approved, which a second lead has to confirm. Decide on it before the merge.',
    );
  const { requests, monitored } = await joinThirdParties(
    { party, kept, decision, by: actor.userId, now: clock.now() },
    ports,
  );
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.merged',
    data: { into: kept.id, requests, monitored, relationship: decision.relationship },
    personal: { into: kept.name, reason },
  });
  return { mergedInto: kept.id, monitored: false };
};
