import dayjs from 'dayjs';
import { formatClock, formatDate, formatWeekday } from '@/shared/format';
import type { Texts } from '@/shared/texts/use-texts';

/** In English `just now` under 2 minutes, `N min ago` under 60 minutes, otherwise the clock time. */
export function timeLabel(createdOn: string, now: Date, t: Texts): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdOn)) / 60_000);
  if (minutes < 2) return t('bell.justNow');
  return minutes < 60 ? t('bell.minutesAgo', { minutes }) : formatClock(createdOn);
}

/** In English `Today`, `Yesterday`, the weekday for 2 to 6 days ago, otherwise `dd MMM yy`; by local calendar days. */
export function dateLabel(createdOn: string, now: Date, t: Texts): string {
  const days = dayjs(now).startOf('day').diff(dayjs(createdOn).startOf('day'), 'day');
  if (days <= 0) return t('bell.today');
  if (days === 1) return t('bell.yesterday');
  return days <= 6 ? formatWeekday(createdOn) : formatDate(createdOn);
}
