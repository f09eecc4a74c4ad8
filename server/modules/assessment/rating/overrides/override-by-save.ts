import { type Actor, type Clock, problem } from '../../../../platform/index.ts';
import type { RequestRecord } from '../../../requests/index.ts';
import type { OverrideRecord } from '../../records.ts';
import type { StoredRating } from '../stored-rating.ts';
import { askOverride, type Wanted } from './ask-override.ts';
import { assertAboveFloor, countingBand, lastDay } from './judge-override.ts';
import { notifyOverride } from './notify-override.ts';
import { openOverrides, setOverride } from './override-queries.ts';

type Own = { proposed: Wanted['band']; reason: string; expiresOn?: string | undefined };

/** Inside a transaction: what the rating in a drafter's save means for the override that waits, or for a new one. */
export async function overrideBySave(
  clock: Clock,
  request: RequestRecord,
  computed: StoredRating,
  own: Own,
  by: Actor,
): Promise<void> {
  const { approved, waiting } = await openOverrides(request);
  const counts = countingBand(computed, approved);
  assertAboveFloor(own.proposed, computed);
  const mine = waiting?.askedBy === by.userId ? waiting : null;
  if (own.proposed === counts) {
    if (mine) await withdraw(clock, request, mine, by, counts);
    return;
  }
  if (own.reason.trim() === '') {
    const sentence = 'Explain why your rating differs from the computed one.';
    throw problem('input.invalid', sentence, { fields: { 'rating.reason': sentence } });
  }
  if (mine && isSame(mine, own, clock)) return;
  if (mine) await withdraw(clock, request, mine, by, counts);
  const { proposed: band, reason, expiresOn } = own;
  await askOverride(clock, request, computed, { band, reason, expiresOn }, by);
}

const isSame = (asked: OverrideRecord, { proposed, reason, expiresOn }: Own, clock: Clock) =>
  asked.band === proposed &&
  asked.reason === reason.trim() &&
  (expiresOn === undefined || asked.expiresOn === lastDay(expiresOn, clock.calendar.today()));

async function withdraw(
  clock: Clock,
  request: RequestRecord,
  asked: OverrideRecord,
  by: Actor,
  counts: string,
) {
  const closed = await setOverride(asked, 'withdrawn', { closedBy: by.userId, closedAt: clock.now() });
  await notifyOverride(clock, 'rating.override_withdrawn', request, closed, by, counts);
}
