import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import type { Job, Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { activeLists } from '../watchlists/index.ts';
import { compareMonitored, type MonitoringWorker } from './compare-monitored.ts';
import { findCandidateIds } from './plan-comparisons.ts';
import { queueAgain } from './queue-again.ts';

export const RESCREEN_JOB = 'monitoring.rescreen';

const system = { kind: 'system' } as const;

/** Queues the comparison where there is a third party to compare again. */
export const queueRescreening = (platform: Pick<Platform, 'database' | 'clock' | 'jobs'>) =>
  queueAgain(platform, RESCREEN_JOB, async () => {
    const lists = await activeLists();
    const counting = { now: platform.clock.now(), lists };
    return (await findCandidateIds({ after: null, limit: 1 }, counting)).length > 0;
  });

/** The job: what may show monitored third parties differently, but for a new list version, has changed. */
export async function rescreenMonitored(worker: MonitoringWorker, job: Job<object>) {
  const { database, clock } = worker.platform;
  const done = await compareMonitored(worker, job);
  if (done.thirdParties > 0)
    await database.tx(system, () =>
      record(clock, {
        type: 'monitoring.rescreened',
        actor: 'system',
        clientId: null,
        object: { type: 'screening', id: RESCREEN_JOB },
        data: { ...done, methodVersion: NAME_METHOD_VERSION },
      }),
    );
  return done;
}
