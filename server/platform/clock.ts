import { createFirmCalendar, type FirmCalendar } from './calendar/firm-calendar.ts';

/** What time it is, and what a day is to the firm. */
export type Clock = { now(): Date; readonly calendar: FirmCalendar };

export const createClock = (now: () => Date): Clock => ({ now, calendar: createFirmCalendar(now) });

export const systemClock: Clock = createClock(() => new Date());

/** A clock that stands still until it is moved. */
export type MovableClock = Clock & { set(time: Date): void; advance(milliseconds: number): void };

export function movableClock(start: Date): MovableClock {
  let time = start.getTime();
  return {
    ...createClock(() => new Date(time)),
    set: (to) => {
      time = to.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
