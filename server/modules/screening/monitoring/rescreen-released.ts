import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { db, type Job, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { thirdPartyTable as party, requestTable as request } from '../../requests/index.ts';
import type { SearchedList } from '../name-index/name-index.ts';
import { subjectsHash, subjectsOf } from '../subjects.ts';
import { screeningRuns } from '../tables.ts';
import { type MonitoringWorker, raiseNews, searchFor } from './compare-monitored.ts';
import type { Due } from './due-third-parties.ts';
import { rescreenedRequests } from './tables.ts';

export const RELEASED_JOB = 'screening.released';

const requestsPerTurn = 50;
/** Others may need the thread that searches: the rest is done by the next job. */
const turnsPerJob = 20;
const system = { kind: 'system' } as const;

/** Queues the comparison where a method has come that a released request was not compared by. */
export function queueReleased({ database, jobs }: Pick<Platform, 'database' | 'jobs'>) {
  return database.tx(system, async () => {
    const due = await dueRequests([], 1);
    return due.length > 0 ? jobs.enqueue(RELEASED_JOB, {}) : null;
  });
}

/**
 * The job: released requests whose third party nobody monitors, once by each method of comparing names. What the
 * screening under their report did not show is raised at the third party. What is done is noted, so that a job that
 * was broken off goes on where it was, and raises nothing twice.
 */
export async function rescreenReleased(
  { platform, lists }: MonitoringWorker,
  job: Pick<Job<object>, 'report'>,
) {
  const { database, clock, jobs } = platform;
  const index = await lists.active();
  const done = { requests: 0, alerts: 0 };
  // Without a list nothing is compared, and nothing is done with.
  let isMore = index.lists.length > 0;
  for (let turn = 0; isMore && turn < turnsPerJob; turn += 1) {
    const page = await database.tx(system, () => dueRequests(index.lists, requestsPerTurn));
    for (const { due, found } of await searchFor(platform, index, page)) {
      if (await raiseNews(platform, due, found, { isReleased: true })) done.alerts += 1;
      await database.tx(system, () => note(due, clock.now()));
    }
    done.requests += page.length;
    isMore = page.length === requestsPerTurn;
    await job.report(50, `${done.requests} released requests`);
  }
  if (done.requests > 0)
    await database.tx(system, async () => {
      if (isMore) await jobs.enqueue(RELEASED_JOB, {});
      await record(clock, {
        type: 'screening.released_rescreened',
        actor: 'system',
        clientId: null,
        object: { type: 'screening', id: RELEASED_JOB },
        data: { ...done, methodVersion: NAME_METHOD_VERSION },
      });
    });
  return done;
}

/** The method that the newest screening of a request compared by. */
const methodOfRun: SQL<string> = sql`(select run.method_version from ${screeningRuns} run
  where run.request_id = ${request.id} and run.status = 'done' order by run.seq desc limit 1)`;

/** Inside a transaction of the system. */
async function dueRequests(lists: SearchedList[], limit: number): Promise<Due[]> {
  const rows = await db()
    .select({
      id: party.id,
      clientId: party.clientId,
      requestId: request.id,
      intake: request.intake,
      before: methodOfRun,
    })
    .from(request)
    .innerJoin(party, eq(party.id, request.thirdPartyId))
    .leftJoin(rescreenedRequests, eq(rescreenedRequests.requestId, request.id))
    .where(
      and(
        eq(request.status, 'released'),
        eq(party.monitored, false),
        isNull(party.mergedInto),
        ne(methodOfRun, NAME_METHOD_VERSION),
        sql`${rescreenedRequests.methodVersion} is distinct from ${NAME_METHOD_VERSION}`,
      ),
    )
    .orderBy(asc(request.id))
    .limit(limit);
  return rows.map(({ intake, before, ...row }) => {
    const subjects = subjectsOf(intake);
    return { ...row, subjects, hash: subjectsHash(subjects), why: { kind: 'method', before }, lists };
  });
}

/** Inside a transaction of the system: it was compared by this method. */
async function note({ requestId, clientId }: Due, at: Date) {
  const row = { methodVersion: NAME_METHOD_VERSION, at };
  await db()
    .insert(rescreenedRequests)
    .values({ requestId, clientId, ...row })
    .onConflictDoUpdate({ target: rescreenedRequests.requestId, set: row });
}
