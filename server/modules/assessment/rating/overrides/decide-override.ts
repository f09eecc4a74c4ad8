import { type Actor, type Clock, notFound, problem, refuseHeld } from '../../../../platform/index.ts';
import type { RequestRecord } from '../../../requests/index.ts';
import type { OverrideRecord } from '../../records.ts';
import type { StoredRating } from '../stored-rating.ts';
import { countingBand, isOvertaken } from './judge-override.ts';
import { notifyOverride } from './notify-override.ts';
import { openOverrides, setOverride } from './override-queries.ts';

type Decision = { action: 'approve' | 'refuse' | 'withdraw'; override: string; reason: string };

/** Inside a transaction: what becomes of the override that waits. */
export async function decideOverride(
  clock: Clock,
  request: RequestRecord,
  computed: StoredRating,
  { action, override: id, reason }: Decision,
  by: Actor,
): Promise<void> {
  const { approved, waiting } = await openOverrides(request);
  const now = clock.now();
  if (approved?.id === id) throw problem('rating.not_possible', 'This override has already been approved.');
  if (waiting?.id !== id) throw notFound();
  if (action === 'withdraw') {
    if (waiting.askedBy !== by.userId)
      throw problem(
        'rating.not_possible',
        'Only the person who requested an override can withdraw it. You can refuse it instead.',
      );
    const closed = await setOverride(waiting, 'withdrawn', { closedBy: by.userId, closedAt: now });
    return notifyOverride(
      clock,
      'rating.override_withdrawn',
      request,
      closed,
      by,
      countingBand(computed, approved),
    );
  }
  if (waiting.askedBy === by.userId)
    throw problem(
      'rating.second_person',
      'You requested this override, so someone else has to decide on it.',
    );
  if (action === 'refuse') {
    if (reason.trim() === '')
      throw problem('input.invalid', 'Enter a reason for the refusal.', {
        fields: { reason: 'Enter a reason for the refusal.' },
      });
    const change = { closedBy: by.userId, closedAt: now, closedReason: reason.trim() };
    const closed = await setOverride(waiting, 'refused', change);
    return notifyOverride(
      clock,
      'rating.override_refused',
      request,
      closed,
      by,
      countingBand(computed, approved),
    );
  }
  refuseHeld(by, now);
  await approve(clock, request, computed, { approved, waiting }, by);
}

type Both = { approved: OverrideRecord | null; waiting: OverrideRecord };

async function approve(
  clock: Clock,
  request: RequestRecord,
  computed: StoredRating,
  { approved, waiting }: Both,
  by: Actor,
) {
  const now = clock.now();
  if (waiting.expiresOn < clock.calendar.dayOf(now))
    throw problem(
      'rating.not_possible',
      'This override request has expired. Refuse it and request a new one.',
    );
  if (isOvertaken(waiting, computed))
    throw problem(
      'rating.not_possible',
      `The computed rating has risen to ${computed.overall} since this override was requested. Refuse it and request a new one.`,
    );
  if (approved) await setOverride(approved, 'replaced', { closedBy: by.userId, closedAt: now });
  const row = await setOverride(waiting, 'approved', { approvedBy: by.userId, approvedAt: now });
  await notifyOverride(clock, 'rating.override_approved', request, row, by, row.band);
}
