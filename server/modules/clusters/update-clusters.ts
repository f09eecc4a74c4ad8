import type { Job, Platform } from '../../platform/index.ts';
import type { NameIndex } from '../name-index/index.ts';
import { judgeSearched, setSearchedAside } from './cluster-queue.ts';
import { formPage } from './form-clusters.ts';
import { judgePage } from './judge-pairs.ts';
import { isClusteringDue, Overtaken, queueChanges, unclusteredLists } from './queue-changes.ts';
import { searchPage } from './search-alike.ts';

export const CLUSTERS_JOB = 'clusters.update';

const system = { kind: 'system' } as const;

/**
 * The job: brings the clusters up to the active versions. It reads what the versions change and what resembles it, a page
 * at a time; what it still has to do is stored, so that it goes on where it was broken off.
 */
export async function updateClusters(platform: Platform, lists: NameIndex, job: Pick<Job<object>, 'report'>) {
  for (;;)
    try {
      return await updateOnce(platform, lists, job);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
}

async function updateOnce(platform: Platform, lists: NameIndex, job: Pick<Job<object>, 'report'>) {
  const { database } = platform;
  const due = await database.tx(system, listsToCluster);
  for (const { list, base } of due) await queueChanges(platform, list, base);
  const entries = await inPages(
    () => searchPage(platform, lists),
    (done) => job.report(10, `${done} entries compared`),
  );
  await database.tx(system, judgeSearched);
  await inPages(
    () => judgePage(platform),
    (done) => job.report(80, `${done} entries compared`),
  );
  await inPages(
    () => formPage(platform),
    (done) => job.report(90, `${done} entries grouped`),
  );
  return { lists: due.length, entries };
}

/**
 * Inside a transaction: the lists of which a version was not clustered yet. Without one, what a broken-off job had found
 * is up to date.
 */
async function listsToCluster() {
  const due = await unclusteredLists();
  if (due.length > 0) await setSearchedAside();
  return due;
}

/** Until a page has none; answers how many there were. */
async function inPages(work: () => Promise<number>, report: (done: number) => Promise<void>) {
  let done = 0;
  for (;;) {
    const some = await work();
    if (some === 0) return done;
    done += some;
    await report(done);
  }
}

/** Inside a transaction: queues the job. */
export async function queueClusters({ jobs }: Pick<Platform, 'jobs'>): Promise<void> {
  await jobs.enqueue(CLUSTERS_JOB, {});
}

/** Queues the job where a version was not clustered, such as after a start with a newer method. */
export const queueDueClusters = (platform: Platform) =>
  platform.database.tx(system, async () => {
    if (await isClusteringDue()) await queueClusters(platform);
  });
