import { and, eq, ne } from 'drizzle-orm';
import { db, type Job, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import type { NameIndex, NameSearch, SearchableLists } from '../../name-index/index.ts';
import { nearMatchesFor } from '../near-names/near-matches.ts';
import type { ScreenedList, ScreeningSubject, Truncated } from '../records.ts';
import { screeningRuns } from '../tables.ts';
import { type SubjectHit, withEntries } from '../with-entries.ts';
import { type FinishedHook, finishRun } from './finish-run.ts';
import type { RunJob } from './queue-screening.ts';

export type ScreeningWorker = {
  platform: Platform;
  lists: NameIndex;
  names: NameSearch;
  onRunFinished: FinishedHook;
};
type Run = typeof screeningRuns.$inferSelect;

const subjectsPerTurn = 10;

/** The job: all names of a run against all active lists. Repeating it comes to the same; a finished run stays. */
export async function runScreening(worker: ScreeningWorker, job: Job<RunJob>) {
  const { platform } = worker;
  const run = await begin(platform, job.data.runId);
  if (!run) return { run: job.data.runId, repeated: true };
  await job.report(2, 'Preparing the lists');
  const index = await worker.lists.active();
  const { found, truncated } = await searchAll(index, run.subjects, job);
  const matches = await withEntries(platform.database, found);
  const near = await nearMatchesFor(platform.database, worker.names, run);
  await job.report(95, 'Writing the results');
  const lists = index.lists.map(({ key: _, ...list }): ScreenedList => list);
  const results = {
    ...{ run, lists, matches, nearMatches: near.found },
    truncated: [...truncated, ...near.truncated],
  };
  return await finishRun(platform, results, worker.onRunFinished);
}

function begin(platform: Platform, runId: string): Promise<Run | null> {
  return platform.database.tx({ kind: 'system' }, async () => {
    const [run] = await db().select().from(screeningRuns).where(eq(screeningRuns.id, runId)).for('update');
    if (!run || run.status === 'done') return null;
    await db()
      .update(screeningRuns)
      .set({ status: 'running', startedAt: platform.clock.now(), error: null })
      .where(eq(screeningRuns.id, runId));
    return run;
  });
}

async function searchAll(index: SearchableLists, subjects: ScreeningSubject[], job: Job<RunJob>) {
  const found: SubjectHit[] = [];
  const truncated: Truncated[] = [];
  for (let from = 0; from < subjects.length; from += subjectsPerTurn) {
    const some = subjects.slice(from, from + subjectsPerTurn);
    const results = await index.search(some);
    some.forEach((subject, place) => {
      const result = results[place];
      for (const hit of result?.hits ?? []) found.push({ subject, hit });
      for (const { watchlist } of result?.truncated ?? [])
        truncated.push({ subject: subject.name, watchlist });
    });
    const done = Math.min(from + subjectsPerTurn, subjects.length);
    await job.report(5 + Math.round((done / subjects.length) * 80), `${done} of ${subjects.length} names`);
  }
  return { found, truncated };
}

/** After the last try of the job. */
export async function screeningFailed({ database, clock }: Platform, { runId }: RunJob, error: unknown) {
  await database.tx({ kind: 'system' }, async () => {
    const [run] = await db()
      .update(screeningRuns)
      .set({
        status: 'failed',
        finishedAt: clock.now(),
        error:
          'The screening stopped on a fault of the server. Run it again; if it fails again, tell an admin.',
      })
      .where(and(eq(screeningRuns.id, runId), ne(screeningRuns.status, 'done')))
      .returning();
    if (!run) return;
    await record(clock, {
      type: 'screening.failed',
      actor: 'system',
      clientId: run.clientId,
      object: { type: 'screening', id: run.id },
      requestId: run.requestId,
      data: { run: run.id, reason: error instanceof Error ? error.name : 'unknown' },
    });
  });
}
