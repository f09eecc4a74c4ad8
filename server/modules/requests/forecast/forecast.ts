import type { BusinessCalendar } from '../../../../contract/security/calendar.ts';
import { addBusinessDays, businessDaysBetween, calendarDay } from '../../settings/index.ts';
import type { RequestRecord } from '../record.ts';
import { isOverdue } from '../sla.ts';
import { type DaysByStage, isStage, STAGES, type Stage } from './stages.ts';

/** How long a report type usually takes, and how many finished reports say so; 0 where only the promise does. */
export type Pace = { days: DaysByStage; basis: number };
export type Outlook = { paces: ReadonlyMap<string, Pace>; calendar: BusinessCalendar };

type Open = Pick<RequestRecord, 'status' | 'reportType' | 'dueOn' | 'statusSince' | 'clockStoppedAt'>;

/** Business days that a request in this stage still needs, having stood in it for `elapsed`. */
export function daysNeeded({ days }: Pace, stage: Stage, elapsed: number): number {
  const later = STAGES.slice(STAGES.indexOf(stage) + 1).reduce((sum, next) => sum + days[next], 0);
  return Math.ceil(Math.max(0, days[stage] - elapsed) + later);
}

/** When a report will be ready if it goes on as its kind usually does; null while the clock stands or has run out. */
export function forecastOf(request: Open, { paces, calendar }: Outlook, now: Date) {
  const { status, reportType, dueOn } = request;
  const pace = paces.get(reportType ?? '');
  if (!pace || !dueOn || !isStage(status) || isOverdue(request, now)) return null;
  const today = calendarDay(now);
  const elapsed = businessDaysBetween(calendarDay(request.statusSince), today, calendar);
  const needed = daysNeeded(pace, status, elapsed);
  const left = businessDaysBetween(today, dueOn, calendar);
  return {
    expectedOn: addBusinessDays(today, needed, calendar),
    needed,
    left,
    atRisk: needed > left,
    basis: pace.basis,
  };
}
