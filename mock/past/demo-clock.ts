import { type Clock, createClock } from '../../server/platform/clock.ts';

/** A clock for telling a past: it stands where it is put until it arrives in the present, and runs from then on. */
export function demoClock(): Clock & { travel(to: Date): void; arrive(): void } {
  let past: Date | null = null;
  return {
    ...createClock(() => (past ? new Date(past) : new Date())),
    travel(to) {
      past = to;
    },
    arrive() {
      past = null;
    },
  };
}
