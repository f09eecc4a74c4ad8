import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isOpen } from '../../../../contract/request-statuses.ts';
import type { decideSecondLook } from '../../../../contract/screening/second-looks.ts';
import { type Actor, db, notFound, type Platform, problem, refuseHeld } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { lockRequest, refuseConflict } from '../../requests/index.ts';
import { currentDispositions } from '../../settings/index.ts';
import { delayComparisons } from '../delay-comparisons.ts';
import { refuseUnknownReason, refuseUnsupportedReason } from '../dispositions/disposition-rules.ts';
import { queueScreening } from '../runs/queue-screening.ts';
import { matches } from '../tables.ts';
import { looksFor } from './find-looks.ts';
import { maySettle } from './list-looks.ts';
import { requestsOverruled } from './overruled.ts';
import { type Look, secondLooks } from './tables.ts';

type Answer = Omit<z.output<typeof decideSecondLook.request>, 'C_TIMESTAMP'>;

/** The second answer, or what an allocator makes of two that differ. */
export function decideLook(platform: Platform, answer: Answer, actor: Actor) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [look] = await db().select().from(secondLooks).where(eq(secondLooks.id, answer.id)).for('update');
    if (!look || !(await maySee(look, actor))) throw notFound();
    assertMay(look, answer, actor);
    refuseHeld(actor, platform.clock.now());
    if (look.status !== (answer.action === 'look' ? 'open' : 'disagreed'))
      throw problem('match.second_look', 'Someone else has just answered this. Reload to see what is left.');
    const policy = await currentDispositions();
    refuseUnknownReason(answer, policy);
    const [match] = await db().select().from(matches).where(eq(matches.id, look.matchId));
    if (match) refuseUnsupportedReason(answer, match, policy);
    if (answer.action === 'look') await giveSecondAnswer(platform, look, answer, actor);
    else await settleLook(platform, look, answer, actor);
    return { id: look.id };
  });
}

/** Allocators see what differed; a drafter what may be looked at blindly. Who answered first never learns of it here. */
async function maySee(look: Look, actor: Actor) {
  const differs = look.second !== null && look.second !== look.first;
  if (actor.role === 'allocator') return look.kind === 'sample' && differs;
  const mine = look.secondBy === actor.userId;
  return mine || (await looksFor(actor, look.id)).length > 0;
}

function assertMay(look: Look, { action }: Answer, actor: Actor) {
  if (action === 'look' && actor.role !== 'drafter')
    throw problem('access.role', 'Allocators can read every case, so they can’t take a blind second look.');
  if (action === 'settle' && actor.role !== 'allocator')
    throw problem('access.role', 'Only an allocator can settle a disagreement.');
  if (action === 'settle' && look.status === 'disagreed' && !maySettle(look, actor))
    throw problem(
      'match.second_look',
      'You gave one of the two answers. Another allocator has to settle this.',
    );
}

/** Inside the transaction of the answer. Whether it is alike is told to neither of the two. */
async function giveSecondAnswer({ clock }: Platform, look: Look, answer: Answer, actor: Actor) {
  const { disposition, reasonCode } = answer;
  const differs = disposition !== look.first;
  await db()
    .update(secondLooks)
    .set({
      status: differs ? 'disagreed' : 'agreed',
      second: disposition,
      secondBy: actor.userId,
      secondReason: reasonCode,
      secondComment: answer.comment?.trim() || null,
      secondAt: clock.now(),
    })
    .where(eq(secondLooks.id, look.id));
  // Of no client and no request: a question with a known answer leaves the same behind, and no case tells of it.
  await record(clock, {
    type: 'match.looked_again',
    actor,
    clientId: null,
    object: { type: 'second_look', id: look.id },
    data: { look: look.id, disposition, reasonCode },
  });
  if (differs && look.kind === 'sample') await tellAllocators(clock, look, actor);
}

async function tellAllocators(clock: Platform['clock'], look: Look, { userId }: Actor) {
  const [match] = await db()
    .select({ subject: matches.subject })
    .from(matches)
    .where(eq(matches.id, look.matchId));
  await notify(clock, {
    userIds: (await usersWithRole('allocator'))
      .map(({ id }) => id)
      .filter((id) => id !== look.firstBy && id !== userId),
    clientId: look.clientId,
    requestId: look.requestId,
    kind: 'screening',
    entityName: match?.subject.name ?? 'A match',
    activity: noticeText('match.disagreement'),
  });
}

/**
 * Inside the transaction of the settlement. An allocator never edits an analysis: the drafter’s disposition stays, and the
 * case is not ready while it differs from what was settled. A sealed report does not change. Other open requests that took
 * over the first answer are screened again, so that their drafters decide.
 */
async function settleLook(platform: Platform, look: Look, answer: Answer, actor: Actor) {
  const { disposition, reasonCode } = answer;
  const { clock } = platform;
  const request = await lockRequest(look.requestId);
  if (request) refuseConflict(actor, request);
  await delayComparisons();
  const now = clock.now();
  await db()
    .update(secondLooks)
    .set({
      status: 'settled',
      settled: disposition,
      settledBy: actor.userId,
      settledReason: reasonCode,
      settledComment: answer.comment?.trim() || null,
      settledAt: now,
    })
    .where(eq(secondLooks.id, look.id));
  const [match] = await db().select().from(matches).where(eq(matches.id, look.matchId));
  const name = match?.subject.name ?? '';
  await record(clock, {
    type: 'match.settled',
    actor,
    clientId: look.clientId,
    object: { type: 'match', id: look.matchId, label: name },
    requestId: look.requestId,
    data: { match: look.matchId, disposition, reasonCode },
  });
  if (disposition === look.first) return;
  for (const id of await requestsOverruled(look.matchId)) {
    const other = id === look.requestId ? null : await lockRequest(id);
    if (other && isOpen(other)) await queueScreening(platform, other, actor);
  }
  if (!request?.drafterId) return;
  await notify(clock, {
    userIds: [request.drafterId],
    clientId: look.clientId,
    requestId: look.requestId,
    kind: 'screening',
    entityName: name,
    activity: noticeText('match.settled', { disposition }),
  });
}
