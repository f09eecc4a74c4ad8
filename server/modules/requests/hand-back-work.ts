import { and, eq, inArray } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { usersWithRole } from '../identity/index.ts';
import { notify } from '../notifications/index.ts';
import { differences } from './differences.ts';
import type { RequestRecord } from './record.ts';
import { saveChange } from './save-change.ts';
import { OPEN_STATUSES } from './sla.ts';
import { requests } from './tables.ts';

/**
 * Inside a transaction of the firm: the drafter was disabled or goes on leave, so the system hands their work
 * back. In clarification and in review the status stays and only the drafter is cleared.
 */
export async function handBackWorkOf(drafterId: string, clock: Platform['clock']) {
  const theirs = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.drafterId, drafterId), inArray(requests.status, [...OPEN_STATUSES])))
    .orderBy(requests.number)
    .for('update');
  const allocators = theirs.length > 0 ? (await usersWithRole('allocator')).map(({ id }) => id) : [];
  for (const request of theirs) await handBackOne(request, allocators, clock);
}

async function handBackOne(request: RequestRecord, allocators: string[], clock: Platform['clock']) {
  const now = clock.now();
  const moves = request.status === 'allocated' || request.status === 'in_analysis';
  const change = moves ? { status: 'submitted' as const, statusSince: now } : {};
  const saved = await saveChange(request, { drafterId: null, updatedAt: now, ...change });
  if (!saved) return;
  await record(clock, {
    type: 'request.acted',
    actor: 'system',
    clientId: request.clientId,
    object: { type: 'request', id: request.id, label: `${request.number} ${request.legalName}` },
    requestId: request.id,
    data: { action: 'hand_back', from: request.status, to: saved.status, version: saved.version },
    ...differences(request, saved),
  });
  await notify(clock, {
    userIds: allocators,
    clientId: request.clientId,
    requestId: request.id,
    entityName: request.legalName,
    activity: 'has no drafter any more and waits for allocation',
  });
}
