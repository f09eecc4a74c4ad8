import { eq } from 'drizzle-orm';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { subjectsHash, subjectsOf } from '../subjects.ts';
import { screeningRuns } from '../tables.ts';

export const RUN_JOB = 'screening.run';
export type RunJob = { runId: string };

/**
 * Inside a transaction: queues a run over the names the request has now. Answers the job to poll. The lists are
 * chosen when it runs, since a client's transaction does not see them.
 */
export async function queueScreening(platform: Platform, request: RequestRecord, actor: Actor) {
  const subjects = subjectsOf(request.intake);
  const [run] = await db()
    .insert(screeningRuns)
    .values({
      ...ofRequest(request),
      status: 'queued',
      intakeHash: subjectsHash(subjects),
      methodVersion: NAME_METHOD_VERSION,
      lists: [],
      subjects,
      createdAt: platform.clock.now(),
    })
    .returning({ id: screeningRuns.id });
  const runId = run!.id;
  const job = await platform.jobs.enqueue(RUN_JOB, { runId } satisfies RunJob, {
    ...ofRequest(request),
    actorId: actor.userId,
  });
  await db().update(screeningRuns).set({ jobId: job }).where(eq(screeningRuns.id, runId));
  await record(platform.clock, {
    type: 'screening.queued',
    actor,
    ...ofRequest(request),
    object: { type: 'screening', id: runId },
    data: { run: runId },
  });
  return { runId, job };
}
