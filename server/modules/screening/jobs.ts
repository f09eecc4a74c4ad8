import type { Platform } from '../../platform/index.ts';
import { RUN_JOB, type RunJob } from './runs/queue-screening.ts';
import { runScreening, type ScreeningWorker, screeningFailed } from './runs/run-screening.ts';

export function defineJobs(platform: Platform, worker: Omit<ScreeningWorker, 'platform'>) {
  platform.jobs.define<RunJob>(RUN_JOB, (job) => runScreening({ platform, ...worker }, job), {
    onFailed: (data, error) => screeningFailed(platform, data, error),
  });
}
