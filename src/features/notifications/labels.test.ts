import english from '../../shared/texts/en.json';
import { dateLabel, timeLabel } from './labels.ts';

const t = (id: keyof typeof english, values: Record<string, string | number> = {}) =>
  english[id].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

const now = new Date(2026, 10, 21, 15, 0, 0);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const daysAgo = (days: number) => new Date(2026, 10, 21 - days, 9, 5).toISOString();

test('under two minutes a notification is just now', () => {
  expect(timeLabel(minutesAgo(0), now, t)).toBe('just now');
  expect(timeLabel(minutesAgo(1.9), now, t)).toBe('just now');
});

test('under an hour it is so many minutes ago', () => {
  expect(timeLabel(minutesAgo(2), now, t)).toBe('2 min ago');
  expect(timeLabel(minutesAgo(59.9), now, t)).toBe('59 min ago');
});

test('after an hour it shows a clock time', () => {
  expect(timeLabel(minutesAgo(60), now, t)).toBe('14:00');
});

test('its day is Today, Yesterday, a weekday for two to six days, then a date', () => {
  expect(dateLabel(daysAgo(0), now, t)).toBe('Today');
  expect(dateLabel(daysAgo(1), now, t)).toBe('Yesterday');
  expect(dateLabel(daysAgo(2), now, t)).toBe('Thursday');
  expect(dateLabel(daysAgo(6), now, t)).toBe('Sunday');
  expect(dateLabel(daysAgo(7), now, t)).toBe('14 Nov 26');
});

test('late yesterday is Yesterday even when it was an hour ago', () => {
  const justAfterMidnight = new Date(2026, 10, 21, 0, 30);
  expect(dateLabel(new Date(2026, 10, 20, 23, 45).toISOString(), justAfterMidnight, t)).toBe('Yesterday');
});
