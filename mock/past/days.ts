/** Days of the demo's past are counted back from the present. */
export const DAY = 86_400_000;
/** How far back it begins. */
export const FIRST_DAY = 548;

const INDIA_MS = 5.5 * 3_600_000;
const [OPENS, CLOSES] = [9.5, 18];

/** The same moment, or the next one at which an office in India is open. What is younger than a day stays where it is. */
export function inOfficeHours(moment: number, present: number): Date {
  if (present - moment < DAY) return new Date(moment);
  const local = new Date(moment + INDIA_MS);
  const hour = (local.getTime() % DAY) / 3_600_000;
  const midnight = local.getTime() - hour * 3_600_000;
  const share = hour / 24;
  let at = midnight + (OPENS + share * (CLOSES - OPENS)) * 3_600_000;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += DAY;
  return new Date(Math.min(at - INDIA_MS, present - DAY / 2));
}

/** Numbers between 0 and 1 that look drawn and are the same in every run. */
export function drawn(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
