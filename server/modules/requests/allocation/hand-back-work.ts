import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { AWAITING_DRAFTER, OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople, type Person, usersWithRole } from '../../identity/index.ts';
import { type NoticeText, noticeText, notify } from '../../notifications/index.ts';
import { differences } from '../intake/differences.ts';
import { about, noticeAbout, type RequestChange, type RequestRecord } from '../record.ts';
import { saveChange } from '../save-change.ts';
import { requests } from '../tables.ts';
import { canTake, lockWorkOf } from './can-take.ts';
import { hasConflict } from './conflict.ts';

type Handing = {
  clock: Platform['clock'];
  allocators: string[];
  from: string;
  deputy?: Person | null;
  /** Why, where it is not that its drafter left. */
  reason?: 'conflict_of_interest';
};

/**
 * Inside a transaction of the firm: the drafter was disabled or goes on leave, so the system hands their work to the
 * deputy who may have it, or back. In clarification and in review the status stays and only the drafter changes.
 */
export async function handBackWorkOf(drafterId: string, clock: Platform['clock'], deputyId: string | null) {
  await lockWorkOf([drafterId, deputyId]);
  const theirs = await openWork(eq(requests.drafterId, drafterId));
  if (theirs.length === 0) return;
  const people = await findPeople([drafterId, deputyId]);
  const deputy = people.get(deputyId ?? '') ?? null;
  const handing = { clock, allocators: await allocatorsBut(null), deputy, from: nameIn(people, drafterId) };
  for (const request of theirs) await handOverOne(request, handing);
}

/**
 * Inside a transaction of the firm: this person has another conflict of interest. What it is about is no longer theirs to
 * draft or to see through, and the allocators hear of it.
 */
export async function handBackConflictingWorkOf(userId: string, clock: Platform['clock']) {
  await lockWorkOf([userId]);
  const theirs = await openWork(or(eq(requests.drafterId, userId), eq(requests.allocatorId, userId)));
  const people = await findPeople([userId]);
  const person = people.get(userId);
  const walled = person ? theirs.filter((request) => hasConflict(person, request)) : [];
  if (walled.length === 0) return;
  const handing = { clock, allocators: await allocatorsBut(userId), from: nameIn(people, userId), reason };
  for (const request of walled) {
    if (request.drafterId === userId) await handOverOne(request, handing);
    else await leaveToOthers(request, handing);
  }
}

/** Inside the transaction of an amendment: answers the request as it then is, without a drafter who now has a conflict. */
export async function handBackOnConflict(request: RequestRecord, clock: Platform['clock']) {
  const drafter = (await findPeople([request.drafterId])).get(request.drafterId ?? '');
  if (!drafter || !hasConflict(drafter, request)) return request;
  const handing = { clock, allocators: await allocatorsBut(null), from: drafter.name, reason };
  return handOverOne(request, handing);
}

const reason = 'conflict_of_interest' as const;
const nameIn = (people: Map<string, Person>, id: string) => people.get(id)?.name ?? '';
const allocatorsBut = async (userId: string | null) =>
  (await usersWithRole('allocator')).map(({ id }) => id).filter((id) => id !== userId);

const openWork = (whose: SQL | undefined) =>
  db()
    .select()
    .from(requests)
    .where(and(whose, inArray(requests.status, OPEN_STATUSES)))
    .orderBy(requests.number)
    .for('update');

async function handOverOne(request: RequestRecord, handing: Handing): Promise<RequestRecord> {
  const { clock, allocators, from } = handing;
  const deputy = canTake(handing.deputy, request) ? handing.deputy : null;
  const moves = AWAITING_DRAFTER.includes(request.status);
  const status = deputy ? ('allocated' as const) : ('submitted' as const);
  const change = moves ? { status, statusSince: clock.now() } : {};
  const taken = handing.reason
    ? noticeText('request.drafter_has_conflict', { name: from })
    : noticeText('request.without_drafter');
  return saveHandedOver(request, { drafterId: deputy?.id ?? null, ...change }, handing, {
    action: deputy ? 'accept_and_allocate' : 'hand_back',
    userIds: deputy ? [deputy.id] : allocators,
    activity: deputy ? noticeText('request.allocated_for_leave', { from }) : taken,
  });
}

/** Takes it from its allocator alone: the drafter goes on. */
const leaveToOthers = (request: RequestRecord, handing: Handing) =>
  saveHandedOver(request, { allocatorId: null }, handing, {
    action: 'hand_back',
    userIds: handing.allocators,
    activity: noticeText('request.allocator_has_conflict', { name: handing.from }),
  });

type Told = { action: 'accept_and_allocate' | 'hand_back'; userIds: string[]; activity: NoticeText };

async function saveHandedOver(
  request: RequestRecord,
  change: RequestChange,
  { clock, reason }: Handing,
  { action, userIds, activity }: Told,
): Promise<RequestRecord> {
  const saved = await saveChange(request, { ...change, updatedAt: clock.now() });
  if (!saved) return request;
  const { changes, ...more } = differences(request, saved);
  await record(clock, {
    type: 'request.acted',
    actor: 'system',
    ...about(request),
    data: { action, from: request.status, to: saved.status, version: saved.version },
    ...more,
    changes: reason ? [...changes, { field: 'reasonCode', before: null, after: reason }] : changes,
  });
  await notify(clock, {
    userIds,
    ...noticeAbout(request),
    activity,
  });
  return saved;
}
