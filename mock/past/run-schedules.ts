import type { Platform } from '../../server/platform/index.ts';

const system = { kind: 'system' } as const;

/**
 * Runs everything once that runs by the clock, as a firm's server has done within a day: a demo that was just started
 * would tell of hourly work that it never ran.
 */
export async function runSchedules({ database, jobs }: Platform): Promise<void> {
  const states = await database.tx(system, () => jobs.scheduleStates());
  // What fails is logged, and shown on the System page.
  for (const { name } of states) await jobs.runScheduled(name).catch(() => undefined);
}
