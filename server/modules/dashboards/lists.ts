import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import { OPEN_STATUSES, type RequestStatus } from '../../../contract/request-statuses.ts';
import type { RatingBand, Task } from '../../../contract/words.ts';
import { type Actor, type Clock, db } from '../../platform/index.ts';
import { activeDrafters } from '../identity/index.ts';
import { countingRating, forecastOf, type Outlook, requestView as r, viewFilter } from '../requests/index.ts';
import type { Where } from './figures.ts';

const shown = 8;

type Work = { returned: boolean; drafterId: string | null };

/** What to do with what waits for this person. */
function taskOf(actor: Actor, status: RequestStatus, { returned, drafterId }: Work): Task {
  if (returned && status === 'in_analysis') return 'revise';
  if (actor.role === 'drafter') return status === 'allocated' ? 'start_analysis' : 'work_on_analysis';
  if (actor.role === 'allocator')
    return status === 'submitted' || (status === 'in_review' && !drafterId) ? 'allocate' : 'review';
  return status === 'draft' ? 'complete_draft' : 'answer_question';
}

const sentences: Record<Task, string> = {
  complete_draft: 'Complete and submit',
  answer_question: 'Answer the question',
  allocate: 'Allocate to a drafter',
  start_analysis: 'Start the analysis',
  work_on_analysis: 'Work on the analysis',
  revise: 'Revise: it was returned',
  review: 'Review and release',
};

export async function waitingList(visible: Where, outlook: Outlook | null, actor: Actor, clock: Clock) {
  const rows = await db()
    .select({
      requestId: r.id,
      clientId: r.clientId,
      number: r.number,
      legalName: r.legalName,
      status: r.status,
      dueOn: r.dueOn,
      reportType: r.reportType,
      statusSince: r.statusSince,
      clockStoppedAt: r.clockStoppedAt,
      returned: r.returned,
      drafterId: r.drafterId,
      overdue: sql<boolean>`coalesce(${viewFilter('overdue', actor, clock)}, false)`,
    })
    .from(r)
    .where(and(visible, viewFilter('awaiting_me', actor, clock)))
    .orderBy(asc(r.dueOn), asc(r.createdAt))
    .limit(shown);
  return rows.map(({ returned, drafterId, reportType, statusSince, clockStoppedAt, ...row }) => {
    const task = taskOf(actor, row.status, { returned, drafterId });
    const clocked = { ...row, reportType, statusSince, clockStoppedAt };
    return {
      ...row,
      forecast: outlook && forecastOf(clocked, outlook, clock),
      what: sentences[task],
      task,
    };
  });
}

export async function recentReports(visible: Where) {
  const rows = await db()
    .select({
      requestId: r.id,
      clientId: r.clientId,
      number: r.number,
      legalName: r.legalName,
      rating: r.rating,
      releasedAt: r.releasedAt,
    })
    .from(r)
    .where(and(visible, eq(r.status, 'released'), isNotNull(r.rating)))
    .orderBy(desc(r.releasedAt), desc(r.number))
    .limit(shown);
  return rows.map((row) => ({
    ...row,
    rating: row.rating as RatingBand,
    releasedAt: row.releasedAt?.toISOString() ?? '',
  }));
}

/** Each third party by the newest report about it: an earlier one says what it was then. */
export async function topRisks(visible: Where) {
  const party = sql`coalesce(${r.thirdPartyId}, ${r.id})`;
  const newest = db()
    .selectDistinctOn([party], {
      requestId: r.id,
      clientId: r.clientId,
      legalName: r.legalName,
      rating: sql<RatingBand | null>`${countingRating.rating}`.as('rating'),
      score: sql<number | null>`${countingRating.score}`.mapWith(Number).as('score'),
      basis: sql<RatingBasis | null>`${countingRating.basis}`.as('basis'),
      country: r.country,
    })
    .from(r)
    .where(and(visible, isNotNull(r.sealedRating)))
    // One that was reopened has no day of release until the next.
    .orderBy(party, sql`coalesce(${r.releasedAt}, ${r.createdAt}) desc`, desc(r.number))
    .as('newest');
  const rows = await db()
    .select({
      requestId: newest.requestId,
      clientId: newest.clientId,
      legalName: newest.legalName,
      rating: newest.rating,
      score: newest.score,
      basis: newest.basis,
      country: newest.country,
    })
    .from(newest)
    .where(isNotNull(newest.rating))
    .orderBy(
      sql`case ${newest.rating} when 'high' then 0 when 'medium' then 1 else 2 end`,
      desc(newest.score),
    )
    .limit(10);
  return rows.map((row) => ({ ...row, rating: row.rating as RatingBand, score: row.score ?? 0 }));
}

/** Open and overdue work of each drafter. */
export async function loadOfDrafters(actor: Actor, clock: Clock) {
  const rows = await db()
    .select({
      drafterId: r.drafterId,
      open: sql<number>`count(*)`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${viewFilter('overdue', actor, clock)})`.mapWith(Number),
    })
    .from(r)
    .where(and(inArray(r.status, OPEN_STATUSES), isNotNull(r.drafterId)))
    .groupBy(r.drafterId);
  const drafters = await activeDrafters();
  return drafters.map(({ id, name, available }) => {
    const row = rows.find(({ drafterId }) => drafterId === id);
    return { drafterId: id, name, open: row?.open ?? 0, overdue: row?.overdue ?? 0, available };
  });
}
