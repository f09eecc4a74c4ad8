import type { BusinessCalendar } from '../../../../contract/security/calendar.ts';
import { calendarDay } from '../../../platform/index.ts';

export { calendarDay };

const DAY = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day of all times was a Thursday. */
const weekdayOf = (time: number) => (((time / DAY + 4) % 7) + 7) % 7;

/** Whether work is done on the day that begins at a time, in UTC. */
function workdays({ weekend, holidays }: BusinessCalendar) {
  const free = new Set(holidays.map(({ day }) => Date.parse(day)));
  return (time: number) => !weekend.includes(weekdayOf(time)) && !free.has(time);
}

/** The day that lies `count` business days after `day`; with 0 the day itself. */
export function addBusinessDays(day: string, count: number, calendar: BusinessCalendar) {
  const isWorkday = workdays(calendar);
  let time = Date.parse(day);
  for (let left = count; left > 0; ) {
    time += DAY;
    if (isWorkday(time)) left -= 1;
  }
  return dayOf(time);
}

/** Business days after `from` up to and including `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: string, to: string, calendar: BusinessCalendar) {
  const isWorkday = workdays(calendar);
  let count = 0;
  for (let time = Date.parse(from) + DAY; time <= Date.parse(to); time += DAY) {
    if (isWorkday(time)) count += 1;
  }
  return count;
}

/** The day on which work taken in at `from` is due. */
export function dueDate(from: Date, businessDays: number, calendar: BusinessCalendar) {
  return addBusinessDays(calendarDay(from), businessDays, calendar);
}

/** The same day of the month so many months later, or that month's last day. */
export function addMonths(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
