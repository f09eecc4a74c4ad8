import type { Job } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { findVersion } from '../watchlists/index.ts';
import { compareMonitored, type MonitoringWorker } from './compare-monitored.ts';

export const WATCH_JOB = 'monitoring.watch';
export type WatchJob = { versionId: string };

/** The job: a list version was activated. */
export async function watchMonitored(worker: MonitoringWorker, job: Job<WatchJob>) {
  const { database, clock } = worker.platform;
  const found = await database.tx({ kind: 'system' }, () => findVersion(job.data.versionId));
  if (!found) return { thirdParties: 0, alerts: 0 };
  const done = await compareMonitored(worker, job);
  await database.tx({ kind: 'system' }, () =>
    record(clock, {
      type: 'watchlist.watched',
      actor: 'system',
      clientId: null,
      object: { type: 'watchlist', id: found.list.id, label: found.list.name },
      data: { watchlist: found.list.key, version: found.version.number, ...done },
    }),
  );
  return done;
}
