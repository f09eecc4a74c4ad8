import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { decideSecondLook } from '../../../../contract/screening/second-looks.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import { currentDispositions } from '../../settings/index.ts';
import { refuseUnknownReason } from '../disposition-rules.ts';
import { giveSecondAnswer } from './give-answer.ts';
import { maySettle } from './list-looks.ts';
import { looksFor } from './looks-for.ts';
import { settleLook } from './settle-look.ts';
import { type Look, secondLooks } from './tables.ts';

export type Answer = Omit<z.output<typeof decideSecondLook.request>, 'C_TIMESTAMP'>;

/** The second answer, or what an allocator makes of two that differ. */
export function decideLook(platform: Platform, answer: Answer, actor: Actor) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [look] = await db().select().from(secondLooks).where(eq(secondLooks.id, answer.id)).for('update');
    if (!look || !(await maySee(look, actor))) throw notFound();
    assertMay(look, answer, actor);
    if (look.status !== (answer.action === 'look' ? 'open' : 'disagreed'))
      throw problem('match.second_look', 'Someone else has just answered this. Reload to see what is left.');
    refuseUnknownReason(answer, await currentDispositions());
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
    throw problem('access.role', 'Allocators can read every case, so they can’t do a blind second review.');
  if (action === 'settle' && actor.role !== 'allocator')
    throw problem('access.role', 'Only an allocator can settle a disagreement.');
  if (action === 'settle' && look.status === 'disagreed' && !maySettle(look, actor))
    throw problem(
      'match.second_look',
      'You gave one of the two answers. Another allocator has to settle this.',
    );
}
