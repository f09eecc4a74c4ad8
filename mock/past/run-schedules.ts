import type { Platform } from '../../server/platform/index.ts';

const system = { kind: 'system' } as const;

/**
 * Runs each hourly schedule once, or each nightly one, so that the System page of a new demo does not say that they never
 * ran. The nightly ones run once the past is told, the hourly ones when the demo starts.
 */
export async function runSchedules(
  { database, jobs }: Platform,
  { nightly = false }: { nightly?: boolean } = {},
): Promise<void> {
  const states = await database.tx(system, () => jobs.scheduleStates());
  for (const { name, rhythm } of states) {
    // What fails is logged, and shown on the System page.
    if ('dailyAt' in rhythm === nightly) await jobs.runScheduled(name).catch(() => undefined);
  }
}
