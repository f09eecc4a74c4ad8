import { afterCommit, type Platform } from '../../platform/index.ts';
import type { NameIndex } from '../name-index/index.ts';
import { queueRescreening, RESCREEN_JOB, rescreenMonitored } from './rescreen-monitored.ts';
import { queueReleased, RELEASED_JOB, type ReleasedJob, rescreenReleased } from './rescreen-released.ts';
import { WATCH_JOB, type WatchJob, watchMonitored } from './watch-monitored.ts';

export function defineMonitoring(platform: Platform, lists: NameIndex) {
  platform.jobs.define<WatchJob>(WATCH_JOB, (job) => watchMonitored({ platform, lists }, job));
  platform.jobs.define<object>(RESCREEN_JOB, (job) => rescreenMonitored({ platform, lists }, job));
  platform.jobs.schedule({ name: 'monitoring.due', rhythm: { hourlyAt: 40 } }, () =>
    queueRescreening(platform),
  );
  platform.jobs.define<ReleasedJob>(RELEASED_JOB, (job) => rescreenReleased({ platform, lists }, job));
  platform.jobs.schedule({ name: 'screening.released', rhythm: { hourlyAt: 50 } }, () =>
    queueReleased(platform),
  );
}

/** Inside the transaction that activates a list version: queues the comparison with it. */
export async function queueWatching({ jobs }: Platform, lists: NameIndex, versionId: string) {
  await jobs.enqueue(WATCH_JOB, { versionId } satisfies WatchJob);
  afterCommit(() => lists.active());
}

/** Inside the transaction that changes a threshold. */
export async function queueComparison({ jobs }: Platform) {
  await jobs.enqueue(RESCREEN_JOB, {});
}
