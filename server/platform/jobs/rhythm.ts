import type { Sentence } from '../../../contract/texts/sentence.ts';

/** How often scheduled work runs. Minutes divide an hour; all times are UTC. */
export type Rhythm = { everyMinutes: number } | { hourlyAt: number } | { dailyAt: `${number}:${number}` };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The same for the queue, which keeps the time. */
export function cronOf(rhythm: Rhythm): string {
  if ('everyMinutes' in rhythm) return `*/${rhythm.everyMinutes} * * * *`;
  if ('hourlyAt' in rhythm) return `${rhythm.hourlyAt} * * * *`;
  const [hours, minutes] = rhythm.dailyAt.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}

/** The longest time between two runs, in milliseconds. */
export function intervalOf(rhythm: Rhythm): number {
  if ('everyMinutes' in rhythm) return rhythm.everyMinutes * minute;
  if ('hourlyAt' in rhythm) return hour;
  return day;
}

/** When it runs next after a moment. */
export function nextRun(rhythm: Rhythm, after: Date): Date {
  const [step, offset] = stepOf(rhythm);
  return new Date((Math.floor((after.getTime() - offset) / step) + 1) * step + offset);
}

function stepOf(rhythm: Rhythm): [step: number, offset: number] {
  if ('everyMinutes' in rhythm) return [rhythm.everyMinutes * minute, 0];
  if ('hourlyAt' in rhythm) return [hour, rhythm.hourlyAt * minute];
  const [hours = 0, minutes = 0] = rhythm.dailyAt.split(':').map(Number);
  return [day, hours * hour + minutes * minute];
}

/** The same by code and values, for readers of other languages. */
export function rhythmSentence(rhythm: Rhythm): Sentence {
  if ('everyMinutes' in rhythm) return { code: 'minutes', values: { count: rhythm.everyMinutes } };
  if ('hourlyAt' in rhythm)
    return { code: 'hourly', values: { minute: String(rhythm.hourlyAt).padStart(2, '0') } };
  return { code: 'daily', values: { time: rhythm.dailyAt } };
}

/** In words: `Every 10 minutes`, `Hourly at :05`, `Daily at 03:30 UTC`. */
export function describeRhythm(rhythm: Rhythm): string {
  if ('everyMinutes' in rhythm)
    return rhythm.everyMinutes === 1 ? 'Every minute' : `Every ${rhythm.everyMinutes} minutes`;
  if ('hourlyAt' in rhythm) return `Hourly at :${String(rhythm.hourlyAt).padStart(2, '0')}`;
  return `Daily at ${rhythm.dailyAt} UTC`;
}
