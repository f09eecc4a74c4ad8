import { STAGES } from '../../../../contract/request-statuses.ts';
import type { Clock } from '../../../platform/index.ts';
import type { RequestRecord } from '../record.ts';
import { isOverdue } from './sla.ts';
import { type DaysByStage, isStage, type Stage } from './stages.ts';

/** How long a report type usually takes, and how many finished reports say so; 0 where only the promise does. */
export type Throughput = { days: DaysByStage; basis: number };
export type Outlook = { throughputs: ReadonlyMap<string, Throughput> };

type Open = Pick<RequestRecord, 'status' | 'reportType' | 'dueOn' | 'statusSince' | 'clockStoppedAt'>;

/** Business days that a request in this stage still needs, having stood in it for `elapsed`. */
export function daysNeeded({ days }: Throughput, stage: Stage, elapsed: number): number {
  const later = STAGES.slice(STAGES.indexOf(stage) + 1).reduce((sum, next) => sum + days[next], 0);
  return Math.ceil(Math.max(0, days[stage] - elapsed) + later);
}

/** When a report will be ready if it goes on as its kind usually does; null while the clock stands or has run out. */
export function forecastOf(request: Open, { throughputs }: Outlook, clock: Clock) {
  const { status, reportType, dueOn } = request;
  const throughput = throughputs.get(reportType ?? '');
  if (!throughput || !dueOn || !isStage(status) || isOverdue(request, clock)) return null;
  const { calendar } = clock;
  const today = calendar.today();
  const elapsed = calendar.businessDaysBetween(calendar.dayOf(request.statusSince), today);
  const needed = daysNeeded(throughput, status, elapsed);
  const left = calendar.businessDaysBetween(today, dueOn);
  return {
    expectedOn: calendar.addBusinessDays(today, needed),
    needed,
    left,
    atRisk: needed > left,
    basis: throughput.basis,
  };
}
