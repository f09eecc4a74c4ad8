import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { VIEWS } from '../../../../contract/reports/requests.ts';
import {
  AWAITING_ALLOCATOR,
  AWAITING_DRAFTER,
  ENDED_STATUSES,
  OPEN_STATUSES,
} from '../../../../contract/request-statuses.ts';
import { type Actor, asDay, type Clock, dayOf } from '../../../platform/index.ts';
import { watchedBy } from '../case/watch.ts';
import { atRisk } from '../forecast/at-risk.ts';
import type { Outlook } from '../forecast/forecast.ts';
import { ANSWER_WAIT_MS } from '../forecast/sla.ts';
import { requests } from '../tables.ts';
import { isClientSide } from '../visible.ts';

type View = (typeof VIEWS)[number];

const isOpen = inArray(requests.status, OPEN_STATUSES);
const nothing = sql`false`;
/** How long a release is recent. */
export const RECENT_MS = 30 * 86_400_000;

/**
 * As isOverdue() says it of one: past its promised day, counted up to where the clock stopped. That is never after today,
 * which is said too, since an index knows the day.
 */
export function overdue({ calendar }: Clock): SQL {
  const today = asDay(calendar.today());
  const stoppedOn = dayOf(requests.clockStoppedAt, calendar);
  return sql`(${isOpen} and ${requests.dueOn} < ${today} and ${requests.dueOn} < coalesce(${stoppedOn}, ${today}))`;
}

/** Which rating a caller may know, filter and sort by. */
export const ratingColumn = (actor: Actor) => (isClientSide(actor) ? requests.sealedRating : requests.rating);

/** Every view; the one of forecasts is the firm's, which alone has an outlook. */
export function requestsInView(
  view: View,
  actor: Actor,
  clock: Clock,
  outlook: Outlook | null,
): SQL | undefined {
  if (view !== 'at_risk') return viewFilter(view, actor, clock);
  return outlook ? atRisk(outlook, overdue(clock), clock.calendar) : nothing;
}

/** A view is a filter with a name. */
export function viewFilter(view: Exclude<View, 'at_risk'>, actor: Actor, clock: Clock): SQL | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'mine':
      return mine(actor);
    case 'unallocated':
      // A report without a drafter cannot be released.
      return and(inArray(requests.status, AWAITING_ALLOCATOR), isNull(requests.drafterId));
    case 'overdue':
      return overdue(clock);
    case 'returned':
      return isClientSide(actor)
        ? nothing
        : and(eq(requests.returned, true), eq(requests.status, 'in_analysis'));
    case 'high_risk':
      return eq(ratingColumn(actor), 'high');
    case 'awaiting_me':
      return awaiting(actor);
    case 'watched':
      return inArray(requests.id, watchedBy(actor));
    case 'unanswered':
      return and(
        eq(requests.status, 'clarification'),
        lte(requests.statusSince, new Date(clock.now().getTime() - ANSWER_WAIT_MS)),
      );
    case 'open':
      return isOpen;
    case 'closed':
      return inArray(requests.status, ENDED_STATUSES);
    case 'recently_released':
      return and(
        eq(requests.status, 'released'),
        gte(requests.releasedAt, new Date(clock.now().getTime() - RECENT_MS)),
      );
  }
}

function mine(actor: Actor) {
  if (actor.role === 'drafter') return eq(requests.drafterId, actor.userId);
  if (actor.role === 'allocator') return eq(requests.allocatorId, actor.userId);
  return eq(requests.authorId, actor.userId);
}

/** Where the next step is this person's. */
function awaiting(actor: Actor) {
  if (actor.role === 'drafter')
    return and(eq(requests.drafterId, actor.userId), inArray(requests.status, AWAITING_DRAFTER));
  if (actor.role === 'allocator')
    return or(inArray(requests.status, AWAITING_ALLOCATOR), isNotNull(requests.reopenAskedBy));
  if (actor.role === 'admin') return nothing;
  return or(
    eq(requests.status, 'clarification'),
    and(eq(requests.status, 'draft'), eq(requests.authorId, actor.userId)),
  );
}
