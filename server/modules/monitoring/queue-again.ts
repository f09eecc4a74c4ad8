import { type Platform, problem } from '../../platform/index.ts';

/**
 * Queues a job where there is something to do; null where there is not. Where the last one failed it throws, after it
 * queued another: so the schedule counts as failed until one succeeds.
 */
export async function queueAgain(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  kind: string,
  isDue: () => Promise<boolean>,
): Promise<string | null> {
  const { job, last } = await database.tx({ kind: 'system' }, async () => {
    if (!(await isDue())) return { job: null, last: null };
    const before = await jobs.findLast(kind);
    return { job: await jobs.enqueue(kind, {}), last: before };
  });
  if (last?.status === 'failed')
    throw problem(
      'screening.not_ready',
      `The last comparison failed and is being tried again. ${last.error ?? ''}`,
    );
  return job;
}
