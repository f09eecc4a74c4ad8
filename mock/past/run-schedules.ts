import type { Platform } from '../../server/platform/index.ts';

const system = { kind: 'system' } as const;

/**
 * Runs once what runs by the clock, as a firm's server has done before anybody looks: a demo that was just started would
 * tell of hourly work that it never ran. What runs every night did so before the demo started.
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
