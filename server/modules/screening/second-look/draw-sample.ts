import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DispositionPolicy } from '../../../../contract/security/dispositions.ts';
import type { Decision, Disposition } from '../../../../contract/words.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import type { MatchRecord } from '../runs/find-runs.ts';
import { drawKnown } from './draw-known.ts';
import { isDrawn } from './drawn.ts';
import { secondLooks } from './tables.ts';

type Decided = {
  match: Pick<MatchRecord, 'id' | 'clientId' | 'requestId'>;
  after: { disposition: Disposition; reasonCode: string | null; comment: string | null };
};
type DecidedFor = Decided & { after: { disposition: Decision } };

/**
 * Inside the transaction of decisions: draws each for a second look, if it is among so many of a hundred. One that waits
 * for its look follows what the first person says now; taken back, it is not looked at. Nobody is told, and no event.
 */
export async function drawLooks(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  decided: readonly Decided[],
  { secondLookPercent, knownAnswerPercent }: DispositionPolicy,
  actor: Actor,
) {
  const taken = decided.filter((one): one is DecidedFor => one.after.disposition !== 'unspecified');
  const takenBack = decided.filter(({ after }) => after.disposition === 'unspecified');
  if (takenBack.length > 0) await db().delete(secondLooks).where(waiting(takenBack));
  if (taken.length === 0) return;
  const now = clock.now();
  const isFollowed = new Set(await follow(taken, now, actor));
  const key = keys.secret('second look');
  const sample = taken.filter(
    ({ match }) => !isFollowed.has(match.id) && isDrawn(key, 'sample', match.id, secondLookPercent),
  );
  if (sample.length === 0) return;
  const drawn = await db()
    .insert(secondLooks)
    .values(
      sample.map(({ match, after }) => ({
        ...{ matchId: match.id, clientId: match.clientId, requestId: match.requestId },
        kind: 'sample' as const,
        status: 'open' as const,
        drawnAt: now,
        firstBy: actor.userId,
        first: after.disposition,
        firstReason: after.reasonCode,
        firstComment: after.comment,
        firstAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ matchId: secondLooks.matchId });
  await drawKnown(
    drawn.filter(({ matchId }) => isDrawn(key, 'known', matchId, knownAnswerPercent)).length,
    now,
  );
}

/** A condition: the looks at these matches that nobody has answered. */
const waiting = (decided: readonly Decided[]) =>
  and(
    inArray(
      secondLooks.matchId,
      decided.map(({ match }) => match.id),
    ),
    eq(secondLooks.kind, 'sample'),
    eq(secondLooks.status, 'open'),
  );

/** Looks that wait take over what is decided now; answers the ids of their matches. */
async function follow(taken: readonly DecidedFor[], now: Date, actor: Actor): Promise<string[]> {
  const rows = taken.map(({ match, after }) => ({ id: match.id, ...after }));
  const followed = await db()
    .update(secondLooks)
    .set({
      firstBy: actor.userId,
      first: sql`decided.disposition`,
      firstReason: sql`decided."reasonCode"`,
      firstComment: sql`decided.comment`,
      firstAt: now,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided
        (id uuid, disposition text, "reasonCode" text, comment text)`,
    )
    .where(and(waiting(taken), eq(secondLooks.matchId, sql`decided.id`)))
    .returning({ matchId: secondLooks.matchId });
  return followed.map(({ matchId }) => matchId);
}
