import { invalidField, notFound, problem, refuseHeld } from '../../../../platform/index.ts';
import type { OverrideRecord } from '../../records.ts';
import { isOvertaken } from './judge-override.ts';
import { notifyOverride, type OverrideAct } from './notify-override.ts';
import { openOverrides, setOverride } from './override-queries.ts';

type Decision = { action: 'approve' | 'refuse' | 'withdraw'; override: string; reason: string };

/** Inside a transaction: what becomes of the override that waits. */
export async function decideOverride(
  act: OverrideAct,
  { action, override: id, reason }: Decision,
): Promise<void> {
  const { request, by } = act;
  const { approved, waiting } = await openOverrides(request);
  if (approved?.id === id) throw problem('rating.not_possible', 'This override has already been approved.');
  if (waiting?.id !== id) throw notFound();
  if (action === 'withdraw') {
    if (waiting.askedBy !== by.userId)
      throw problem(
        'rating.not_possible',
        'Only the person who requested an override can withdraw it. You can refuse it instead.',
      );
    return withdrawOverride(act, waiting);
  }
  if (waiting.askedBy === by.userId)
    throw problem(
      'rating.second_person',
      'You requested this override, so someone else has to decide on it.',
    );
  if (action === 'refuse') return refuse(act, waiting, reason.trim());
  refuseHeld(by, act.clock.now());
  await approve(act, waiting, approved);
}

/** Inside a transaction: the person who asked takes it back. */
export async function withdrawOverride(act: OverrideAct, waiting: OverrideRecord) {
  const { id, band } = waiting;
  const closed = await setOverride(waiting, 'withdrawn', {
    closedBy: act.by.userId,
    closedAt: act.clock.now(),
  });
  await notifyOverride(act, closed, { type: 'rating.override_withdrawn', data: { override: id, band } });
}

async function refuse(act: OverrideAct, waiting: OverrideRecord, reason: string) {
  if (reason === '') throw invalidField('reason', 'Enter a reason for the refusal.');
  const { id, band } = waiting;
  const closed = await setOverride(waiting, 'refused', {
    closedBy: act.by.userId,
    closedAt: act.clock.now(),
    closedReason: reason,
  });
  await notifyOverride(act, closed, {
    type: 'rating.override_refused',
    data: { override: id, band },
    reason,
  });
}

async function approve(act: OverrideAct, waiting: OverrideRecord, replaced: OverrideRecord | null) {
  const { clock, computed, by } = act;
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
  if (replaced) await setOverride(replaced, 'replaced', { closedBy: by.userId, closedAt: now });
  const { id, band } = waiting;
  const row = await setOverride(waiting, 'approved', { approvedBy: by.userId, approvedAt: now });
  await notifyOverride(act, row, { type: 'rating.override_approved', data: { override: id, band } });
}
