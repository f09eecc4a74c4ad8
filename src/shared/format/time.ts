import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

export const formatDay = (day: string) => dayjs(day).format('DD MMM YYYY');
export const formatTime = (at: string) => dayjs(at).format('DD MMM YYYY, HH:mm');
export const formatRelative = (at: string, now: Date = new Date()) => dayjs(at).from(now);

const zoneOf = (date: Date) =>
  new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? '';

/** Local time with its zone, then the same moment in UTC. */
export function formatAbsolute(at: string): string {
  const date = new Date(at);
  const local = `${dayjs(date).format('ddd DD MMM YYYY, HH:mm:ss')} ${zoneOf(date)}`;
  return `${local} · ${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
