import { and, eq, inArray } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople, isActiveDrafter, type Person, usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { OPEN_STATUSES } from '../forecast/sla.ts';
import { differences } from '../intake/differences.ts';
import { about, type RequestRecord } from '../record.ts';
import { saveChange } from '../save-change.ts';
import { requests } from '../tables.ts';
import { hasConflict } from './conflict.ts';

type Handing = { clock: Platform['clock']; allocators: string[]; deputy: Person | null; from: string };

/**
 * Inside a transaction of the firm: the drafter was disabled or goes on leave, so the system hands their work to the
 * deputy who may have it, or back. In clarification and in review the status stays and only the drafter changes.
 */
export async function handBackWorkOf(drafterId: string, clock: Platform['clock'], deputyId: string | null) {
  const theirs = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.drafterId, drafterId), inArray(requests.status, [...OPEN_STATUSES])))
    .orderBy(requests.number)
    .for('update');
  if (theirs.length === 0) return;
  const allocators = (await usersWithRole('allocator')).map(({ id }) => id);
  const people = await findPeople([drafterId, deputyId]);
  const deputy = people.get(deputyId ?? '') ?? null;
  const handing = { clock, allocators, deputy, from: people.get(drafterId)?.name ?? '' };
  for (const request of theirs) await handOverOne(request, handing);
}

async function handOverOne(request: RequestRecord, handing: Handing) {
  const { clock, allocators, from } = handing;
  const now = clock.now();
  const deputy = takes(handing.deputy, request) ? handing.deputy : null;
  const moves = request.status === 'allocated' || request.status === 'in_analysis';
  const status = deputy ? ('allocated' as const) : ('submitted' as const);
  const change = moves ? { status, statusSince: now } : {};
  const saved = await saveChange(request, { drafterId: deputy?.id ?? null, updatedAt: now, ...change });
  if (!saved) return;
  const action = deputy ? 'accept_and_allocate' : 'hand_back';
  await record(clock, {
    type: 'request.acted',
    actor: 'system',
    ...about(request),
    data: { action, from: request.status, to: saved.status, version: saved.version },
    ...differences(request, saved),
  });
  await notify(clock, {
    userIds: deputy ? [deputy.id] : allocators,
    clientId: request.clientId,
    requestId: request.id,
    entityName: request.legalName,
    activity: deputy
      ? noticeText('request.allocated_for_leave', { from })
      : noticeText('request.without_drafter'),
  });
}

/** The same that an allocation asks of a drafter. */
const takes = (deputy: Person | null, request: RequestRecord) =>
  deputy !== null && isActiveDrafter(deputy) && deputy.available && !hasConflict(deputy, request);
