import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { BusinessCalendar } from '../../../contract/security/calendar.ts';
import { DEFAULT_TIME_ZONE, dayIn, timeIn } from '../../../contract/time-zone.ts';
import { addBusinessDays, addDays, businessDaysBetween, isBusinessDay } from './business-days.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Monday to Friday in India, until an administrator says otherwise. */
export const FIRST_CALENDAR: BusinessCalendar = {
  timeZone: DEFAULT_TIME_ZONE,
  weekend: [0, 6],
  holidays: [],
};

/**
 * What a day is to the firm: the only place where instants become days and days become instants. Days are `yyyy-MM-dd`.
 * SQL has its half in sql-days.ts.
 */
export interface FirmCalendar {
  readonly zone: string;
  today(): string;
  dayOf(at: Date): string;
  /** The first instant of the day. */
  startOfDay(day: string): Date;
  /** The first instant after the day. */
  endOfDay(day: string): Date;
  /** 0 to 23, as the clocks of the firm show it. */
  hourOf(at: Date): number;
  isBusinessDay(day: string): boolean;
  /** The day that lies `count` business days after `day`; with 0 the day itself. */
  addBusinessDays(day: string, count: number): string;
  /** Business days after `from` up to and including `to`; 0 when `to` is not later. */
  businessDaysBetween(from: string, to: string): number;
  /** Follows what was saved in Settings, whichever of two versions is heard of first. */
  follow(saved: { version: number; calendar: BusinessCalendar }): void;
}

/** The calendar of this process. It is the first one until it is told to follow another. */
export function createFirmCalendar(now: () => Date): FirmCalendar {
  let version = 0;
  let calendar = FIRST_CALENDAR;

  const dayOf = (at: Date) => dayIn(calendar.timeZone, at);
  function startOfDay(day: string) {
    const midnight = dayjs.tz(`${day}T00:00:00`, calendar.timeZone);
    // Where clocks are put back across midnight (Havana, the Azores) the day has two of them and begins at the first.
    const earlier = midnight.subtract(1, 'hour').toDate();
    return dayOf(earlier) === day ? earlier : midnight.toDate();
  }

  return {
    get zone() {
      return calendar.timeZone;
    },
    today: () => dayOf(now()),
    dayOf,
    startOfDay,
    endOfDay: (day) => startOfDay(addDays(day, 1)),
    hourOf: (at) => Number(timeIn(calendar.timeZone, at).slice(0, 2)),
    isBusinessDay: (day) => isBusinessDay(day, calendar),
    addBusinessDays: (day, count) => addBusinessDays(day, count, calendar),
    businessDaysBetween: (from, to) => businessDaysBetween(from, to, calendar),
    follow(saved) {
      if (saved.version < version) return;
      ({ version, calendar } = saved);
    },
  };
}
