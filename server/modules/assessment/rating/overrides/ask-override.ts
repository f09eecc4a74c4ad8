import type { RatingBand } from '../../../../../contract/words.ts';
import { type Actor, type Clock, db, problem } from '../../../../platform/index.ts';
import { ofRequest, type RequestRecord } from '../../../requests/index.ts';
import type { OverrideRecord } from '../../records.ts';
import { ratingOverrides } from '../../tables.ts';
import type { StoredRating } from '../stored-rating.ts';
import { assertAboveFloor, countingBand, lastDay } from './judge-override.ts';
import { notifyOverride } from './notify-override.ts';
import { openOverrides } from './override-queries.ts';

export type Wanted = { band: RatingBand; reason: string; expiresOn: string | undefined };

/** Inside a transaction: a person's rating in place of the computed one. It counts once somebody else approved it. */
export async function askOverride(
  clock: Clock,
  request: RequestRecord,
  computed: StoredRating,
  { band, reason, expiresOn }: Wanted,
  by: Actor,
): Promise<OverrideRecord> {
  const { approved, waiting } = await openOverrides(request);
  if (waiting)
    throw problem(
      'rating.not_possible',
      'Another override is already waiting for approval. Withdraw it first.',
    );
  const counts = countingBand(computed, approved);
  if (band === counts) throw problem('rating.not_possible', `The rating is already ${band}.`);
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
      expiresOn: lastDay(expiresOn, clock.calendar.today()),
      askedBy: by.userId,
      askedAt: clock.now(),
    })
    .returning();
  await notifyOverride(clock, 'rating.override_asked', request, row!, by, counts);
  return row!;
}
