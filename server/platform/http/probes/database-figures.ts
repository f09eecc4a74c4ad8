import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../../platform.ts';

/** A figure that is read inside a transaction of the system: one number, or one for each value of its label. */
export type Figure = {
  name: string;
  help: string;
  label?: string;
  read(): Promise<number | null | [value: string, number: number][]>;
};

/** Answers whether the database could be asked at all; a figure that can't be read is left out. */
async function ask({ database, log }: Platform, name: string, read: () => Promise<void>): Promise<boolean> {
  let isReached = false;
  try {
    await database.tx({ kind: 'system' }, () => {
      isReached = true;
      return read();
    });
  } catch (error) {
    log.warn({ err: error, name }, 'figure not read');
  }
  return isReached;
}

/** The same from every server: how scheduled work goes stands in the database. */
function scheduleFigures(registry: Registry, { jobs }: Platform) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const succeeded = gauge('job_last_success_seconds', 'When scheduled work last succeeded, in Unix time');
  const failures = gauge('job_consecutive_failures', 'Runs of scheduled work that failed in a row');
  const overdue = gauge('job_overdue', '1 where scheduled work has not succeeded in twice its interval');
  return async () => {
    const states = await jobs.scheduleStates();
    for (const { name: job, lastSucceededAt, consecutiveFailures, isOverdue } of states) {
      if (lastSucceededAt) succeeded.set({ job }, lastSucceededAt.getTime() / 1000);
      failures.set({ job }, consecutiveFailures);
      overdue.set({ job }, isOverdue ? 1 : 0);
    }
  };
}

/** Those of the modules. What cannot be read is left out rather than told as it was. */
function moduleFigures(registry: Registry, figures: readonly Figure[]) {
  return figures.map(({ name, help, label, read }) => {
    const labelNames = label === undefined ? [] : [label];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    return {
      name,
      clear() {
        gauge.reset();
        // Without labels the reset is a zero, which nobody has counted.
        if (label === undefined) gauge.remove();
      },
      async read() {
        const found = await read();
        if (typeof found === 'number') gauge.set(found);
        else for (const [value, number] of found ?? []) gauge.set({ [label ?? '']: value }, number);
      },
    };
  });
}

/**
 * Figures that stand in the database. Answers what brings them up to date, which waits once for a database that cannot
 * be reached: the other figures matter most while it is away.
 */
export function databaseFigures(registry: Registry, platform: Platform, figures: readonly Figure[]) {
  const readSchedules = scheduleFigures(registry, platform);
  const ofModules = moduleFigures(registry, figures);
  return async () => {
    for (const { clear } of ofModules) clear();
    if (!(await ask(platform, 'schedules', readSchedules))) return;
    for (const { name, read } of ofModules) if (!(await ask(platform, name, read))) return;
  };
}
