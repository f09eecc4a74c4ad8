import type { AnswerOf } from '../../../../contract/index.ts';

export type Trends = AnswerOf<'GET /reports/v1.0/trends'>['Data'];

/** Percent in time of these months; null where nothing was released. */
export function inTimePercent(
  months: readonly Pick<Trends['months'][number], 'inTime' | 'late'>[],
): number | null {
  const inTime = months.reduce((sum, month) => sum + month.inTime, 0);
  const released = months.reduce((sum, month) => sum + month.inTime + month.late, 0);
  return released === 0 ? null : Math.round((inTime / released) * 100);
}

/** Days on average over months of different weight; null where nothing was released. */
export function averageDays(months: Trends['months']): number | null {
  const released = months.reduce((sum, month) => sum + month.inTime + month.late, 0);
  const days = months.reduce((sum, month) => sum + (month.averageDays ?? 0) * (month.inTime + month.late), 0);
  return released === 0 ? null : Math.round((days / released) * 10) / 10;
}
