export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The calendar day in Asia/Kolkata (UTC+5:30 all year), `yyyy-MM-dd`. */
export function calendarDay(at: Date) {
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** A clock that stands still until it is moved. */
export type MovableClock = Clock & { set(time: Date): void; advance(milliseconds: number): void };

export function movableClock(start: Date): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = to.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
