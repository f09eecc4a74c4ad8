import type { Translate } from '../texts/index.ts';

/** Minutes between two readings that are offered. */
export const INTERVALS = [15, 30, 60, 180, 360, 720, 1440, 10_080];

export function intervalText(minutes: number, t: Translate): string {
  if (minutes % 1440 === 0) return t('news.everyDays', { count: minutes / 1440 });
  if (minutes % 60 === 0) return t('news.everyHours', { count: minutes / 60 });
  return t('news.everyMinutes', { count: minutes });
}
