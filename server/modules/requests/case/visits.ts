import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CaseVisit } from '../../../../contract/reports/cases.ts';
import type { TimelineKind } from '../../../../contract/words.ts';
import { type Actor, type Clock, db } from '../../../platform/index.ts';
import { type AuditKind, lastEventOf, latestEvent } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../record.ts';
import { requests, requestVisits } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { caseTimeline } from './case-timeline.ts';
import { changesWanted, kindOf } from './timeline-kinds.ts';

/** How many changes are named; the timeline has them all. */
const NAMED = 3;

/** Inside a transaction: notes that somebody opens a case, and answers what others changed since the time before. */
export async function visitCase(request: RequestRecord, actor: Actor, clock: Clock): Promise<CaseVisit> {
  const [before] = await db()
    .select()
    .from(requestVisits)
    .where(and(eq(requestVisits.requestId, request.id), eq(requestVisits.userId, actor.userId)));
  const visit = { lastEvent: await lastEventOf(request.id), at: clock.now() };
  await db()
    .insert(requestVisits)
    .values({ ...ofRequest(request), userId: actor.userId, ...visit })
    .onConflictDoUpdate({ target: [requestVisits.requestId, requestVisits.userId], set: visit });
  if (!before) return { since: null, changes: [], more: false };
  const { Data: changes, next } = await caseTimeline(
    request,
    { since: before.lastEvent, pageSize: NAMED },
    actor,
  );
  return { since: before.at.toISOString(), changes, more: next !== null };
}

export type LatestChange = { type: AuditKind; action: string | null } | null;

/** To be selected with requests: the latest change by others since the caller last opened the case. */
export const latestChange = (actor: Actor) =>
  latestEvent({
    requestId: sql`requests.id`,
    after: sql`(select last_event from request_visits
      where request_visits.request_id = requests.id and request_visits.user_id = ${actor.userId})`,
    exceptBy: actor.userId,
    wanted: changesWanted(isClientSide(actor)),
    ...(isClientSide(actor) && {
      sharedWith: {
        attachments: sql`(select attachments.id::text from attachments
          where attachments.request_id = requests.id and attachments.side = 'intake')`,
      },
    }),
  });

/** The word for it. */
export const changeKind = (change: LatestChange): TimelineKind | null =>
  change && kindOf(change.type, change.action ?? undefined);

/** Inside a transaction: what changed in each of these requests since the caller last opened it. */
export async function changesSinceVisit(ids: readonly string[], actor: Actor) {
  if (ids.length === 0) return new Map<string, TimelineKind | null>();
  const rows = await db()
    .select({ id: requests.id, change: latestChange(actor) })
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return new Map(rows.map(({ id, change }) => [id, changeKind(change)]));
}
