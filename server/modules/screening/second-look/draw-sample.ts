import { and, eq } from 'drizzle-orm';
import type { DispositionPolicy } from '../../../../contract/security/dispositions.ts';
import type { Disposition } from '../../../../contract/words.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import type { MatchRecord } from '../runs/find-runs.ts';
import { drawKnown } from './draw-known.ts';
import { isDrawn } from './drawn.ts';
import { secondLooks } from './tables.ts';

type Decided = { disposition: Disposition; reasonCode: string | null; comment: string | null };

/**
 * Inside the transaction of a decision: draws it for a second look, if it is among so many of a hundred. One that waits
 * for its look follows what the first person says now; taken back, it is not looked at. Nobody is told, and no event.
 */
export async function drawLook(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  match: Pick<MatchRecord, 'id' | 'clientId' | 'requestId'>,
  { disposition, reasonCode, comment }: Decided,
  { secondLookPercent, knownAnswerPercent }: DispositionPolicy,
  actor: Actor,
) {
  const { id: matchId, clientId, requestId } = match;
  const waiting = and(
    eq(secondLooks.matchId, matchId),
    eq(secondLooks.kind, 'sample'),
    eq(secondLooks.status, 'open'),
  );
  if (disposition === 'unspecified') {
    await db().delete(secondLooks).where(waiting);
    return;
  }
  const now = clock.now();
  const first = {
    firstBy: actor.userId,
    first: disposition,
    firstReason: reasonCode,
    firstComment: comment,
    firstAt: now,
  };
  const followed = await db().update(secondLooks).set(first).where(waiting).returning({ id: secondLooks.id });
  const key = keys.secret('second look');
  if (followed.length > 0 || !isDrawn(key, 'sample', matchId, secondLookPercent)) return;
  const drawn = await db()
    .insert(secondLooks)
    .values({ matchId, clientId, requestId, kind: 'sample', status: 'open', drawnAt: now, ...first })
    .onConflictDoNothing()
    .returning({ id: secondLooks.id });
  if (drawn.length > 0 && isDrawn(key, 'known', matchId, knownAnswerPercent)) await drawKnown(now);
}
