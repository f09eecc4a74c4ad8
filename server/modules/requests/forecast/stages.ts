import { STAGES } from '../../../../contract/request-statuses.ts';
import type { FirmCalendar } from '../../../platform/index.ts';

export type Stage = (typeof STAGES)[number];
export type DaysByStage = Record<Stage, number>;

export const isStage = (status: string): status is Stage => (STAGES as readonly string[]).includes(status);

/** How the promised days are spent where nothing has been finished yet to learn from. */
const SHARES: DaysByStage = { submitted: 0.1, allocated: 0.1, in_analysis: 0.6, in_review: 0.2 };

export const daysAsPromised = (slaDays: number) =>
  Object.fromEntries(STAGES.map((stage) => [stage, SHARES[stage] * slaDays])) as DaysByStage;

type Move = { at: Date; action: string; from: string; to: string };

/**
 * Business days that the version released now spent in each stage, visits added up. A question to the client stops
 * the clock, so its days belong to no stage.
 */
export function daysSpent(moves: readonly Move[], releasedAt: Date, calendar: FirmCalendar): DaysByStage {
  const days: DaysByStage = { submitted: 0, allocated: 0, in_analysis: 0, in_review: 0 };
  const begin = moves.findLastIndex(({ action }) => action === 'submit' || action === 'reopen');
  const steps = moves.slice(begin);
  for (const [at, step] of steps.entries()) {
    if (!isStage(step.to)) continue;
    const until = steps[at + 1]?.at ?? releasedAt;
    days[step.to] += calendar.businessDaysBetween(calendar.dayOf(step.at), calendar.dayOf(until));
  }
  return days;
}
