import { AllocationLimits } from '../../../../contract/limits.ts';
import type { REPORT_LEVELS } from '../../../../contract/words.ts';
import type { FirmCalendar } from '../../../platform/index.ts';
import type { RequestRecord } from '../record.ts';

type Level = (typeof REPORT_LEVELS)[number];
type Work = Pick<RequestRecord, 'status' | 'reportType' | 'dueOn'>;
export type Weighing = { levels: ReadonlyMap<string, Level>; calendar: FirmCalendar };

/** How much more work a deeper report is. */
const BY_LEVEL: Record<Level, number> = { basic: 1, standard: 2, enhanced: 3 };
/** What waits for somebody else weighs little now, what is due soon much. */
const WAITS_FOR_CLIENT = 0.5;
const WAITS_FOR_REVIEW = 0.25;
const DUE_SOON = 1.5;

const isDueSoon = ({ dueOn }: Work, { calendar }: Weighing) =>
  dueOn !== null && calendar.businessDaysBetween(calendar.today(), dueOn) <= AllocationLimits.soonDays;

/** What one request adds to the load of its drafter. */
export function weightOf(work: Work, weighing: Weighing): number {
  const level = weighing.levels.get(work.reportType ?? '') ?? 'standard';
  // A newer server may offer other levels.
  const base = BY_LEVEL[level] ?? BY_LEVEL.standard;
  if (work.status === 'clarification') return base * WAITS_FOR_CLIENT;
  if (work.status === 'in_review') return base * WAITS_FOR_REVIEW;
  return base * (isDueSoon(work, weighing) ? DUE_SOON : 1);
}

/** The load of a drafter as a sum, and in words. */
export function loadOf(works: readonly Work[], weighing: Weighing) {
  const load = works.reduce((sum, work) => sum + weightOf(work, weighing), 0);
  const own = works.filter(({ status }) => status !== 'clarification' && status !== 'in_review');
  const work = {
    dueSoon: own.filter((one) => isDueSoon(one, weighing)).length,
    waiting: works.filter(({ status }) => status === 'clarification').length,
    inReview: works.filter(({ status }) => status === 'in_review').length,
  };
  const parts = [
    [work.dueSoon, `due within ${AllocationLimits.soonDays} business days`],
    [work.waiting, 'waiting for the client'],
    [work.inReview, 'in review'],
  ] as const;
  const reasons = parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  const open = `${works.length} open ${works.length === 1 ? 'request' : 'requests'}`;
  return { load, because: [open, ...reasons].join(', '), work };
}
