import type { BusinessCalendar } from '../../../contract/security/calendar.ts';
import { addBusinessDays, businessDaysBetween, calendarDay, dueDate } from '../settings/index.ts';
import type { RequestChange, RequestRecord } from './record.ts';

export const stopClock = (now: Date): RequestChange => ({ clockStoppedAt: now });

/** Lets the clock run again, the due day moved by the business days that it stood still. */
export function resumeClock(request: RequestRecord, now: Date, calendar: BusinessCalendar): RequestChange {
  const { clockStoppedAt, dueOn } = request;
  if (!clockStoppedAt || !dueOn) return { clockStoppedAt: null };
  const waited = businessDaysBetween(calendarDay(clockStoppedAt), calendarDay(now), calendar);
  return { clockStoppedAt: null, dueOn: addBusinessDays(dueOn, waited, calendar) };
}

export const newClock = (now: Date, slaDays: number, calendar: BusinessCalendar): RequestChange => ({
  dueOn: dueDate(now, slaDays, calendar),
  clockStoppedAt: null,
});

/** A question that waits this long is listed as unanswered and brought to mind every weekday. */
export const ANSWER_WAIT_MS = 3 * 86_400_000;

export const OPEN_STATUSES = ['submitted', 'allocated', 'in_analysis', 'clarification', 'in_review'] as const;

/** Whether the promised day has passed without a report. A clock that stands still does not go overdue. */
export function isOverdue(request: Pick<RequestRecord, 'status' | 'dueOn' | 'clockStoppedAt'>, now: Date) {
  if (!request.dueOn || !(OPEN_STATUSES as readonly string[]).includes(request.status)) return false;
  return request.dueOn < calendarDay(request.clockStoppedAt ?? now);
}
