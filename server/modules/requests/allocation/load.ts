import { AllocationLimits } from '../../../../contract/limits.ts';
import { REPORT_LEVELS, WORK_STATES } from '../../../../contract/words.ts';
import type { FirmCalendar } from '../../../platform/index.ts';
import type { RequestRecord } from '../record.ts';

type Level = (typeof REPORT_LEVELS)[number];
type State = (typeof WORK_STATES)[number];
type Work = Pick<RequestRecord, 'status' | 'reportType' | 'dueOn'>;
export type Weighing = { levels: ReadonlyMap<string, Level>; calendar: FirmCalendar };

/** How much more work a deeper report is. All weights are multiples of a quarter, so that sums of them are exact. */
const BY_LEVEL: Record<Level, number> = { basic: 1, standard: 2, enhanced: 3 };
const BY_STATE: Record<State, number> = { due_soon: 1.5, in_hand: 1, with_client: 0.5, in_review: 0.25 };
const IN_WORDS: Record<State, string> = {
  due_soon: `due within ${AllocationLimits.soonDays} business days`,
  in_hand: 'in hand',
  with_client: 'waiting for the client',
  in_review: 'in review',
};

function levelOf({ reportType }: Work, { levels }: Weighing): Level {
  const level = levels.get(reportType ?? '');
  // A newer server may offer other levels.
  return level && level in BY_LEVEL ? level : 'standard';
}

function stateOf({ status, dueOn }: Work, { calendar }: Weighing): State {
  if (status === 'clarification') return 'with_client';
  if (status === 'in_review') return 'in_review';
  const isDueSoon =
    dueOn !== null && calendar.businessDaysBetween(calendar.today(), dueOn) <= AllocationLimits.soonDays;
  return isDueSoon ? 'due_soon' : 'in_hand';
}

/** What one request adds to the load of its drafter. */
export const weightOf = (work: Work, weighing: Weighing): number =>
  BY_LEVEL[levelOf(work, weighing)] * BY_STATE[stateOf(work, weighing)];

/** The load of a drafter, and the parts that it is the sum of: deeper reports first, and what is due soon. */
export function loadOf(works: readonly Work[], weighing: Weighing) {
  const parts = REPORT_LEVELS.toReversed().flatMap((level) =>
    WORK_STATES.map((state) => {
      const alike = works.filter(
        (work) => levelOf(work, weighing) === level && stateOf(work, weighing) === state,
      );
      return { level, state, count: alike.length, load: alike.length * BY_LEVEL[level] * BY_STATE[state] };
    }),
  );
  const work = parts.filter(({ count }) => count > 0);
  const because = work.map(
    ({ level, state, count }) => `${count} ${level} ${count === 1 ? 'report' : 'reports'} ${IN_WORDS[state]}`,
  );
  return {
    load: work.reduce((sum, { load }) => sum + load, 0),
    because: because.length > 0 ? because.join(', ') : 'no open requests',
    work,
  };
}
