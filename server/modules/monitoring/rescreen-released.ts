import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { db, type Job, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import type { SearchedList } from '../name-index/index.ts';
import { isGivenUpWithReport, lockRequest, requestView as request } from '../requests/index.ts';
import { methodOfNewestRun, subjectsHash, subjectsOf } from '../screening/index.ts';
import { thirdPartyView as party } from '../third-parties/index.ts';
import { type MonitoringWorker, raiseUnknownMatches, searchFor } from './compare-monitored.ts';
import type { PlannedComparison } from './plan-comparisons.ts';
import { queueAgain } from './queue-again.ts';
import { rescreenedRequests } from './tables.ts';

export const RELEASED_JOB = 'monitoring.rescreen_released';

const requestsPerTurn = 50;
/** Others may need the thread that searches: the rest is done by the next job. */
const turnsPerJob = 20;
const system = { kind: 'system' } as const;

/** Where another job left off. */
export type ReleasedJob = { after?: string };

/** Queues the comparison where a method has come that a released request was not compared by. */
export const queueReleased = (platform: Pick<Platform, 'database' | 'jobs'>) =>
  queueAgain(platform, RELEASED_JOB, async () => (await findReleased(null, 1)).length > 0);

/**
 * The job: requests with a sealed report whose third party nobody monitors, once by each method of comparing names. What the
 * screening under their report did not show is raised at the third party. What is done is noted, so that a job that
 * was broken off goes on where it was, and raises nothing twice.
 */
export async function rescreenReleased({ platform, lists }: MonitoringWorker, job: Job<ReleasedJob>) {
  const { database, clock, jobs } = platform;
  const index = await lists.active();
  const done = { requests: 0, alerts: 0 };
  let after = job.data.after ?? null;
  // Without a list nothing is compared, and nothing is done with.
  let isMore = index.lists.length > 0;
  for (let turn = 0; isMore && turn < turnsPerJob; turn += 1) {
    const page = await database.tx(system, () => findReleased(after, requestsPerTurn));
    const plans: PlannedComparison[] = [];
    await job.each(page, async (released) => plans.push(planOf(released, index.lists)));
    const searched = await searchFor(platform, index, plans, job.each);
    done.requests += await job.each(searched, async (one) => {
      const outcome = await raiseUnknownMatches(platform, one, { isReleased: true });
      if (outcome === 'raised') done.alerts += 1;
      await database.tx(system, () => note(one.plan, clock.now()));
    });
    after = page.at(-1)?.id ?? after;
    isMore = page.length === requestsPerTurn;
    await job.report(50, `${done.requests} released requests`);
  }
  if (isMore && after) await database.tx(system, () => jobs.enqueue(RELEASED_JOB, { after }));
  if (done.requests > 0)
    await database.tx(system, () =>
      record(clock, {
        type: 'screening.released_rescreened',
        actor: 'system',
        clientId: null,
        object: { type: 'screening', id: RELEASED_JOB },
        data: { ...done, methodVersion: NAME_METHOD_VERSION },
      }),
    );
  return done;
}

/** The method that the newest screening of a request compared by. */
const methodOfRun = methodOfNewestRun(request.id);

/** What a request showed that was given up after it was reopened may never be decided, whichever method found it. */
const isSealed = or(
  and(eq(request.status, 'released'), ne(methodOfRun, NAME_METHOD_VERSION)),
  isGivenUpWithReport,
);

/** Inside a transaction of the system: by id, those that this method has not compared. */
function findReleased(after: string | null, limit: number) {
  return db()
    .select({
      id: request.id,
      thirdPartyId: party.id,
      clientId: party.clientId,
      intake: request.intake,
      before: methodOfRun,
    })
    .from(request)
    .innerJoin(party, eq(party.id, request.thirdPartyId))
    .leftJoin(rescreenedRequests, eq(rescreenedRequests.requestId, request.id))
    .where(
      and(
        isSealed,
        eq(party.monitored, false),
        isNull(party.mergedInto),
        after ? gt(request.id, after) : undefined,
        or(
          sql`${rescreenedRequests.methodVersion} is distinct from ${NAME_METHOD_VERSION}`,
          // It was reopened since, and its own screening may have shown more.
          and(isGivenUpWithReport, lte(rescreenedRequests.at, request.statusSince)),
        ),
      ),
    )
    .orderBy(asc(request.id))
    .limit(limit);
}

type Released = Awaited<ReturnType<typeof findReleased>>[number];

function planOf(
  { id, thirdPartyId, clientId, intake, before }: Released,
  lists: SearchedList[],
): PlannedComparison {
  const subjects = subjectsOf(intake);
  return {
    ...{ id: thirdPartyId, clientId, requestId: id, subjects, hash: subjectsHash(subjects), lists },
    why: before === NAME_METHOD_VERSION ? { kind: 'decision' } : { kind: 'method', before },
    truncated: [],
  };
}

/** Inside a transaction of the system: it was compared by this method, unless it was removed meanwhile. */
async function note({ requestId, clientId }: PlannedComparison, at: Date) {
  if (!(await lockRequest(requestId))) return;
  const row = { methodVersion: NAME_METHOD_VERSION, at };
  await db()
    .insert(rescreenedRequests)
    .values({ requestId, clientId, ...row })
    .onConflictDoUpdate({ target: rescreenedRequests.requestId, set: row });
}
