import { eq } from 'drizzle-orm';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockRequest } from '../../requests/index.ts';
import { matches } from '../tables.ts';
import type { Answer } from './decide-look.ts';
import { type Look, secondLooks } from './tables.ts';

/**
 * Inside the transaction of the settlement. An allocator never edits an analysis: the disposition stays as its drafter
 * left it, and while it says something else the case is not ready. What was released stays as it was sealed.
 */
export async function settleLook({ clock }: Platform, look: Look, answer: Answer, actor: Actor) {
  const { disposition, reasonCode } = answer;
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
  const request = await lockRequest(look.requestId);
  if (!request?.drafterId || disposition === look.first) return;
  await notify(clock, {
    userIds: [request.drafterId],
    clientId: look.clientId,
    requestId: look.requestId,
    kind: 'screening',
    entityName: name,
    activity: `was settled as ${disposition.replaceAll('_', ' ')} after a second look: the disposition says something else`,
  });
}
