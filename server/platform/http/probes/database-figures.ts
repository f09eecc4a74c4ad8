import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../../platform.ts';

/** A figure that is read inside a transaction of the system: one number, or one for each value of its label. */
export type Figure = {
  name: string;
  help: string;
  label?: string;
  read(): Promise<number | null | [value: string, number: number][]>;
};

/** The same from every server: how scheduled work goes stands in the database. Answers what brings the figures up to date. */
export function scheduleFigures(registry: Registry, { database, jobs, log }: Platform) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const succeeded = gauge('job_last_success_seconds', 'When scheduled work last succeeded, in Unix time');
  const failures = gauge('job_consecutive_failures', 'Runs of scheduled work that failed in a row');
  const overdue = gauge('job_overdue', '1 where scheduled work has not succeeded in twice its interval');
  return async () => {
    try {
      const states = await database.tx({ kind: 'system' }, () => jobs.scheduleStates());
      for (const { name: job, lastSucceededAt, consecutiveFailures, isOverdue } of states) {
        if (lastSucceededAt) succeeded.set({ job }, lastSucceededAt.getTime() / 1000);
        failures.set({ job }, consecutiveFailures);
        overdue.set({ job }, isOverdue ? 1 : 0);
      }
    } catch (error) {
      // The other figures matter most while the database is away.
      log.warn({ err: error }, 'figures of scheduled work not read');
    }
  };
}

/** Those of the modules, from the database too. What cannot be read is left out rather than told as it was. */
export function moduleFigures(registry: Registry, { database, log }: Platform, figures: readonly Figure[]) {
  const gauges = figures.map(({ name, help, label }) => {
    const labelNames = label === undefined ? [] : [label];
    return new Gauge({ name, help, labelNames, registers: [registry] });
  });
  return async () => {
    for (const [at, { name, label, read }] of figures.entries()) {
      const gauge = gauges[at] as Gauge;
      gauge.reset();
      // Without labels the reset is a zero, which nobody has counted.
      if (label === undefined) gauge.remove();
      try {
        const found = await database.tx({ kind: 'system' }, read);
        if (typeof found === 'number') gauge.set(found);
        else for (const [value, number] of found ?? []) gauge.set({ [label ?? '']: value }, number);
      } catch (error) {
        log.warn({ err: error, name }, 'figure not read');
      }
    }
  };
}
