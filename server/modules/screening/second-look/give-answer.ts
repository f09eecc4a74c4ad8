import { eq } from 'drizzle-orm';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersWithRole } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { matches } from '../tables.ts';
import type { Answer } from './decide-look.ts';
import { type Look, secondLooks } from './tables.ts';

/** Inside the transaction of the answer. Whether it is alike is told to neither of the two. */
export async function giveSecondAnswer({ clock }: Platform, look: Look, answer: Answer, actor: Actor) {
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
    activity: 'was decided otherwise by a second look: an allocator has to settle it',
  });
}
