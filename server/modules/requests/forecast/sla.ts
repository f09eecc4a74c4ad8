import { isOpen } from '../../../../contract/request-statuses.ts';
import type { Clock, FirmCalendar } from '../../../platform/index.ts';
import type { RequestChange, RequestRecord } from '../record.ts';

export const stopClock = (now: Date): RequestChange => ({ clockStoppedAt: now });

/** Lets the clock run again, the due day moved by the business days that it stood still. */
export function resumeClock(request: RequestRecord, now: Date, calendar: FirmCalendar): RequestChange {
  const { clockStoppedAt, dueOn } = request;
  if (!clockStoppedAt || !dueOn) return { clockStoppedAt: null };
  const waited = calendar.businessDaysBetween(calendar.dayOf(clockStoppedAt), calendar.dayOf(now));
  return { clockStoppedAt: null, dueOn: calendar.addBusinessDays(dueOn, waited) };
}

export const newClock = (now: Date, slaDays: number, calendar: FirmCalendar): RequestChange => ({
  dueOn: calendar.addBusinessDays(calendar.dayOf(now), slaDays),
  clockStoppedAt: null,
});

/** A question that waits this long is listed as unanswered and brought to mind every business day. */
export const ANSWER_WAIT_MS = 3 * 86_400_000;

/** Whether the promised day has passed without a report. A clock that stands still does not go overdue. */
export function isOverdue(
  request: Pick<RequestRecord, 'status' | 'dueOn' | 'clockStoppedAt'>,
  { now, calendar }: Clock,
) {
  if (!request.dueOn || !isOpen(request)) return false;
  return request.dueOn < calendar.dayOf(request.clockStoppedAt ?? now());
}
