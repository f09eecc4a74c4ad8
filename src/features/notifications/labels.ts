import dayjs from 'dayjs';

/** Under 2 minutes `just now`, under 60 minutes `N min ago`, otherwise the clock time. */
export function timeLabel(createdOn: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdOn)) / 60_000);
  if (minutes < 2) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : dayjs(createdOn).format('HH:mm');
}

/** `Today`, `Yesterday`, the weekday for 2 to 6 days ago, otherwise `dd MMM yy`; by local calendar days. */
export function dateLabel(createdOn: string, now: Date): string {
  const days = dayjs(now).startOf('day').diff(dayjs(createdOn).startOf('day'), 'day');
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  // In the language of the two words above, whatever the calendar of the page speaks.
  return dayjs(createdOn)
    .locale('en')
    .format(days <= 6 ? 'dddd' : 'DD MMM YY');
}
