import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { asLogin, db } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import { createQueues } from './boss-queues.ts';
import { minutesOfSilence } from './hang-detector.ts';
import type { Handler, JobOptions, Jobs } from './jobs.ts';
import { createProgress } from './progress.ts';
import { runJob } from './run-job.ts';
import { createSchedules } from './schedules.ts';
import { workItems } from './tables.ts';

type Defined = { kind: string; handler: Handler<object>; options: JobOptions };
type JobsOptions = {
  database: Database;
  clock: Clock;
  log: Log;
  /** Whether schedules run by themselves; false where the clock stands still. */
  byTheClock?: boolean;
  /** Tries again at once what failed, instead of after growing waits. */
  hurried?: boolean;
};

export function createJobs({ database, clock, log, byTheClock = true, hurried = false }: JobsOptions): Jobs {
  const defined = new Map<string, Defined>();
  const scheduled = createSchedules({ database, clock, log });
  const progress = createProgress(database, clock);
  const queues = createQueues({ database, log, hurried });
  let started: Promise<void> | undefined;
  let stopping = false;

  /** Each has a queue of its name: two of one name would take each other's work. */
  function refuseKnown(name: string): void {
    const isScheduled = [...scheduled.all()].some((schedule) => schedule.name === name);
    if (defined.has(name) || isScheduled) throw new Error(`there is a job or a schedule ${name} already`);
  }

  async function startWorkers({ kind, handler, options }: Defined) {
    const { concurrency = 1, retries = 2, silentMinutes = minutesOfSilence, onFailed } = options;
    await queues.open(kind, retries);
    const limits = { tries: retries, silentMinutes, onFailed };
    const tools = { progress, log, isStopping: () => stopping };
    for (let workers = concurrency; workers > 0; workers -= 1)
      await queues.addWorker(kind, (job) => runJob(job, handler, limits, tools));
  }

  async function startSchedules() {
    await scheduled.note();
    if (!byTheClock) return;
    for (const { name, rhythm } of scheduled.all())
      await queues.schedule(name, rhythm, ({ retryCount }) => scheduled.runInQueue(name, retryCount));
  }

  async function failLostWork() {
    for (const { id, kind, data } of await progress.giveUpLost())
      if (data) await defined.get(kind)?.options.onFailed?.(data, new Error('broken off too often'), id);
  }

  async function start() {
    await queues.start();
    for (const job of defined.values()) await startWorkers(job);
    await startSchedules();
    await failLostWork();
  }

  return {
    define(kind, handler, options = {}) {
      refuseKnown(kind);
      // The queue gives each handler the data that was queued for its kind.
      defined.set(kind, { kind, handler: handler as Handler<object>, options: options as JobOptions });
    },
    schedule(schedule, work) {
      refuseKnown(schedule.name);
      scheduled.add(schedule, work);
    },
    runScheduled: scheduled.run,
    scheduleStates: scheduled.states,
    async enqueue(kind, data, { clientId = null, requestId = null, actorId = null } = {}) {
      if (!defined.has(kind)) throw new Error(`the job ${kind} is not defined`);
      const id = randomUUID();
      const now = clock.now();
      await asLogin(async () => {
        await db().insert(workItems).values({
          id,
          kind,
          clientId,
          requestId,
          actorId,
          status: 'queued',
          createdAt: now,
          updatedAt: now,
        });
        await queues.send(kind, data, { id, priority: -(await waitingBefore(kind, clientId)) });
      });
      return id;
    },
    async find(id) {
      const [found] = await db().select().from(workItems).where(eq(workItems.id, id));
      return found ?? null;
    },
    async findLast(kind) {
      const [found] = await db()
        .select()
        .from(workItems)
        .where(eq(workItems.kind, kind))
        .orderBy(desc(workItems.createdAt))
        .limit(1);
      return found ?? null;
    },
    start() {
      started ??= start();
      return started;
    },
    async stop() {
      if (!started) return;
      await started;
      stopping = true;
      await queues.stop();
    },
  };
}

const farthestBack = 1000;

/**
 * Work of the same kind that waits for the same client: the further back, the more of it there is. So the tenants take
 * turns, and one that queues a thousand does not keep another waiting.
 */
async function waitingBefore(kind: string, clientId: string | null): Promise<number> {
  if (!clientId) return 0;
  const waiting = db()
    .select({ one: sql`1` })
    .from(workItems)
    .where(and(eq(workItems.clientId, clientId), eq(workItems.status, 'queued'), eq(workItems.kind, kind)))
    .limit(farthestBack)
    .as('waiting');
  const [row] = await db().select({ value: count() }).from(waiting);
  // Its own row is written already.
  return Math.max(0, (row?.value ?? 0) - 1);
}
