import type { BusinessCalendar } from '../../../contract/security/calendar.ts';

/** Days are `yyyy-MM-dd` here and belong to no zone: counting them knows no clocks that go forward or back. */

type Workdays = Pick<BusinessCalendar, 'weekend' | 'holidays'>;

const DAY = 86_400_000;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 1970-01-01, day 0, was a Thursday. */
const weekdayOf = (time: number) => (((time / DAY + 4) % 7) + 7) % 7;

/** Whether work is done on the day that begins at a time, in UTC. */
function workdays({ weekend, holidays }: Workdays) {
  const free = new Set(holidays.map(({ day }) => Date.parse(day)));
  return (time: number) => !weekend.includes(weekdayOf(time)) && !free.has(time);
}

export const isBusinessDay = (day: string, calendar: Workdays) => workdays(calendar)(Date.parse(day));

/** The day that lies `count` business days after `day`; with 0 the day itself. */
export function addBusinessDays(day: string, count: number, calendar: Workdays) {
  const isWorkday = workdays(calendar);
  let time = Date.parse(day);
  for (let left = count; left > 0; ) {
    time += DAY;
    if (isWorkday(time)) left -= 1;
  }
  return dayAt(time);
}

/** Business days after `from` up to and including `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: string, to: string, calendar: Workdays) {
  const isWorkday = workdays(calendar);
  let count = 0;
  for (let time = Date.parse(from) + DAY; time <= Date.parse(to); time += DAY) {
    if (isWorkday(time)) count += 1;
  }
  return count;
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number) => dayAt(Date.parse(day) + days * DAY);

/** The same day of the month so many months later, or that month's last day. */
export function addMonths(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
