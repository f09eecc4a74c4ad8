import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { moveRequests } from '../../requests/index.ts';
import { needsSecondLead, replacePendingDecision } from '../confirmation.ts';
import { findThirdParty } from '../find-third-party.ts';
import { isRefusal } from '../policy.ts';
import { alerts, conditions, type ThirdParty, thirdParties } from '../tables.ts';
import { about, missing, notPossible, type ThirdPartyAct } from './act.ts';

/**
 * Two entries are one third party: requests, conditions, alerts, monitoring and the stricter decision go to the one
 * that stays, and so does what comes.
 */
export const merge: ThirdPartyAct<'merge'> = async ({ party, input, actor, clock, now, ports }) => {
  if (input.into === party.id) throw missing('into', 'Choose the third party to keep.');
  const reason = input.reason.trim();
  const kept = await lock(await findThirdParty(input.into, actor));
  const decision = stricterDecision(party, kept);
  const rating = newerRating(party, kept);
  if (decision.decidedAt !== kept.decidedAt && (await needsSecondLead({ ...kept, ...rating, ...decision })))
    throw notPossible(
      'The entry that stays would be rated High and approved, which a second lead has to confirm. Decide on it before the merge.',
    );
  for (const { id } of [party, kept]) await replacePendingDecision(id, actor.userId, now);
  const moved = await moveRequests(party.id, kept.id);
  for (const table of [conditions, alerts])
    await db().update(table).set({ thirdPartyId: kept.id }).where(eq(table.thirdPartyId, party.id));
  await ports.thirdPartyMerged(party.id, kept.id);
  // What was merged into this one before goes along.
  await db().update(thirdParties).set({ mergedInto: kept.id }).where(eq(thirdParties.mergedInto, party.id));
  const isRefused = isRefusal(decision.relationship);
  if (isRefused)
    await db()
      .update(conditions)
      .set({
        state: 'waived',
        note: 'The merged relationship was refused.',
        closedBy: actor.userId,
        closedAt: now,
      })
      .where(and(eq(conditions.thirdPartyId, kept.id), eq(conditions.state, 'open')));
  const monitored = !isRefused && (party.monitored || kept.monitored);
  await db()
    .update(thirdParties)
    .set({
      ...rating,
      ...decision,
      monitored,
      ...(isRefused && { nextReviewOn: null }),
      version: sql`${thirdParties.version} + 1`,
    })
    .where(eq(thirdParties.id, kept.id));
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.merged',
    data: { into: kept.id, requests: moved, monitored, relationship: decision.relationship },
    personal: { into: kept.name, reason },
  });
  return { mergedInto: kept.id, monitored: false };
};

/** Nobody decides on it or monitors it meanwhile. */
async function lock({ id }: ThirdParty): Promise<ThirdParty> {
  const [locked] = await db().select().from(thirdParties).where(eq(thirdParties.id, id)).for('update');
  return locked as ThirdParty;
}

/** The rating sealed last is the current one. */
function newerRating(party: ThirdParty, kept: ThirdParty): Partial<ThirdParty> {
  if (!party.ratedAt || (kept.ratedAt && kept.ratedAt >= party.ratedAt)) return {};
  const { rating, ratingScore, ratingBasis, ratedAt, nextReviewOn, lastRequestId } = party;
  return { rating, ratingScore, ratingBasis, ratedAt, nextReviewOn, lastRequestId };
}

const fromLenient = ['pending', 'approved', 'approved_with_conditions', 'rejected', 'terminated'];
const strictness = ({ relationship }: ThirdParty) => fromLenient.indexOf(relationship);

/** With its reason; of two alike the one of the third party that stays. */
function stricterDecision(party: ThirdParty, kept: ThirdParty) {
  const { relationship, decisionReason, decidedBy, decidedAt } =
    strictness(party) > strictness(kept) ? party : kept;
  return { relationship, decisionReason, decidedBy, decidedAt };
}
