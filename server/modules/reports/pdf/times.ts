import type { ReportData } from '../../../../contract/reports/downloads.ts';
import { dayIn, timeIn } from '../../../../contract/time-zone.ts';

type InZone = Pick<ReportData, 'timeZone'>;

/** The firm's day of an instant, `yyyy-MM-dd`. */
export const dayText = ({ timeZone = 'UTC' }: InZone, at: string) => dayIn(timeZone, new Date(at));

/** An instant as the firm's clocks show it: `2026-11-21 02:00 (Asia/Kolkata)`. */
export const timeText = ({ timeZone = 'UTC' }: InZone, at: string) =>
  `${dayIn(timeZone, new Date(at))} ${timeIn(timeZone, new Date(at))} (${timeZone})`;
