import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Actor, db, type Job, type Jobs, notFound, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import type { WatchlistPorts } from './ports.ts';
import { about } from './records.ts';
import { watchlistVersions } from './tables.ts';
import {
  activeVersionOf,
  findVersion,
  refuseUnless,
  searchedList,
  type Version,
  type VersionWithList,
} from './versions.ts';

export const COMPARE_JOB = 'watchlist.compare';
export type CompareJob = { versionId: string };

export type Compared = Pick<Version, 'affected' | 'affectedAt' | 'affectedBaseId'>;

/** Which requests a version concerns, against the version that is active now. */
export async function compareRequests(
  { database, clock }: Platform,
  { findAffected }: WatchlistPorts,
  found: VersionWithList,
  entries = found.version.counts.entries,
): Promise<Compared> {
  // What changes while they are compared has changed since.
  const affectedAt = clock.now();
  const base = await database.tx({ kind: 'system' }, () => activeVersionOf(found.list.id));
  const affectedBaseId = base?.id ?? null;
  const affected = await findAffected({ ...searchedList(found), entries }, affectedBaseId);
  return { affected, affectedAt, affectedBaseId };
}

/** Because somebody asks before activating a version. Answers the job to poll, the one that runs already if there is one. */
export function compareAgain(platform: Platform, versionId: string, actor: Actor): Promise<string> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    if (!found) throw notFound();
    refuseUnless(found, ['staged']);
    const { job } = await comparingState(platform.jobs, found.version);
    if (job) return job;
    const queued = await platform.jobs.enqueue(COMPARE_JOB, { versionId } satisfies CompareJob, {
      actorId: actor.userId,
    });
    await db().update(watchlistVersions).set({ jobId: queued }).where(eq(watchlistVersions.id, versionId));
    await record(platform.clock, {
      type: 'watchlist.comparison_asked',
      actor,
      ...about(found.list),
      data: { watchlist: found.list.key, version: found.version.number },
    });
    return queued;
  });
}

/** The job. A version that was decided on meanwhile keeps what was told of it. */
export async function compareVersion(
  { platform, ports }: { platform: Platform; ports: WatchlistPorts },
  job: Job<CompareJob>,
) {
  const { database } = platform;
  const { versionId } = job.data;
  const found = await database.tx({ kind: 'system' }, () => findVersion(versionId));
  if (found?.version.status !== 'staged') return { compared: false };
  await job.report(10, 'Comparing with the requests');
  const compared = await compareRequests(platform, ports, found);
  await database.tx({ kind: 'system' }, () => keepNewer(versionId, compared));
  return { compared: true, affected: compared.affected.length };
}

/** Of two comparisons at once the one that began later stays. */
const keepNewer = (versionId: string, compared: Compared) =>
  db()
    .update(watchlistVersions)
    .set(compared)
    .where(
      and(
        eq(watchlistVersions.id, versionId),
        eq(watchlistVersions.status, 'staged'),
        or(isNull(watchlistVersions.affectedAt), lt(watchlistVersions.affectedAt, compared.affectedAt!)),
      ),
    );

/** Inside a transaction: the job that compares the requests again, while it runs, and whether the last one failed. */
export async function comparingState(jobs: Jobs, { jobId }: Pick<Version, 'jobId'>) {
  const item = jobId ? await jobs.find(jobId) : null;
  if (item?.kind !== COMPARE_JOB) return { job: null, failed: false };
  const runs = item.status === 'queued' || item.status === 'running';
  return { job: runs ? item.id : null, failed: item.status === 'failed' };
}
