import type { RatingBand } from '../../../../../contract/words.ts';
import { db, problem } from '../../../../platform/index.ts';
import { ofRequest } from '../../../requests/index.ts';
import { ratingOverrides } from '../../tables.ts';
import { assertAboveFloor, countingBand, lastDay } from './judge-override.ts';
import { notifyOverride, type OverrideAct } from './notify-override.ts';
import { openOverrides } from './override-queries.ts';

export type Wanted = { band: RatingBand; reason: string; expiresOn?: string | undefined };

/** Inside a transaction: a person's rating in place of the computed one. It counts once somebody else approved it. */
export async function askOverride(act: OverrideAct, { band, reason, expiresOn: day }: Wanted): Promise<void> {
  const { clock, request, computed, by } = act;
  const { approved, waiting } = await openOverrides(request);
  if (waiting)
    throw problem(
      'rating.not_possible',
      'Another override is already waiting for approval. Withdraw it first.',
    );
  if (band === countingBand(computed, approved))
    throw problem('rating.not_possible', `The rating is already ${band}.`);
  assertAboveFloor(band, computed);
  const [row] = await db()
    .insert(ratingOverrides)
    .values({
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      state: 'waiting',
      band,
      computed: computed.overall,
      reason: reason.trim(),
      expiresOn: lastDay(day, clock.calendar.today()),
      askedBy: by.userId,
      askedAt: clock.now(),
    })
    .returning();
  const { id, expiresOn } = row!;
  await notifyOverride(act, row!, {
    type: 'rating.override_asked',
    data: { override: id, band, computed: computed.overall, expiresOn },
    reason: row!.reason,
  });
}
