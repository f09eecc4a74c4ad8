import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { asLogin, db } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import type { Handler, JobOptions, Jobs } from './jobs.ts';
import { createProgress } from './progress.ts';
import { cronOf } from './rhythm.ts';
import { runJob } from './run-job.ts';
import { createSchedules } from './schedules.ts';
import { minutesOfSilence } from './silence.ts';
import { workItems } from './tables.ts';

type Defined = { kind: string; handler: Handler<never>; options: JobOptions<never> };
type JobsOptions = {
  database: Database;
  clock: Clock;
  log: Log;
  /** Whether what is scheduled runs by itself; false where the clock stands still. */
  byTheClock?: boolean;
  /** Tries again at once what failed, instead of after growing waits. */
  hurried?: boolean;
};

/** Measured: without these a killed job waits a minute or more. */
const heartbeatSeconds = 10;
const superviseIntervalSeconds = 5;
/** The heartbeat tells who still works. Unless told, the queue gives away after 15 minutes what somebody works on. */
const expireInSeconds = 24 * 3600;
const killsSurvived = 20;
const restSeconds = 0.5;
const triesOf = ({ retries = 2 }: Pick<JobOptions, 'retries'>) => retries;

export function createJobs({ database, clock, log, byTheClock = true, hurried = false }: JobsOptions): Jobs {
  const defined = new Map<string, Defined>();
  const scheduled = createSchedules({ database, clock, log });
  const progress = createProgress(database, clock);
  const boss = new PgBoss({
    connectionString: database.url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds,
    // Its tables are the owner's: see prepareDatabase().
    migrate: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let started: Promise<void> | undefined;
  let stopping = false;

  /** Each has a queue of its name: two of one name would take each other's work. */
  function refuseKnown(name: string): void {
    const isScheduled = [...scheduled.all()].some((schedule) => schedule.name === name);
    if (defined.has(name) || isScheduled) throw new Error(`there is a job or a schedule ${name} already`);
  }

  async function open(kind: string, options: Pick<JobOptions, 'retries'>, kept: ReadonlySet<string>) {
    const queue = {
      // Being killed counts as a try here, though the work is not to blame: runJob() ends it for its own errors.
      retryLimit: Math.max(killsSurvived, triesOf(options)),
      ...(hurried ? { retryDelay: 0 } : { retryDelay: 2, retryBackoff: true, retryDelayMax: 30 }),
      heartbeatSeconds,
      expireInSeconds,
      notify: true,
    };
    if (kept.has(kind)) await boss.updateQueue(kind, queue);
    else await boss.createQueue(kind, queue);
  }

  async function start() {
    await boss.start();
    if (database.exclusive) await giveBackInterrupted(boss, database);
    const kept = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { kind, handler, options } of defined.values()) {
      await open(kind, options, kept);
      const { silentMinutes = minutesOfSilence, onFailed } = options as JobOptions;
      const limits = { tries: triesOf(options), silentMinutes, onFailed };
      for (let workers = options.concurrency ?? 1; workers > 0; workers -= 1) {
        const worker = await boss.work<object>(
          kind,
          {
            includeMetadata: true,
            pollingIntervalSeconds: hurried ? restSeconds : 2,
            // Twenty queues that look twice a second cost a test more than its work.
            notifyPollingIntervalSeconds: hurried ? 30 : 3,
          },
          async ([job]) => {
            const lookOn = () => boss.notifyWorker(worker);
            try {
              await runJob(job as JobWithMetadata<object>, handler as Handler<object>, limits, {
                progress,
                log,
                isStopping: () => stopping,
              });
            } catch (error) {
              // What failed would be the next one in a hurry: it gets a rest.
              if (hurried) setTimeout(lookOn, restSeconds * 1000).unref();
              else lookOn();
              throw error;
            }
            // Jobs queued together are announced once: it looks for the next one before it rests.
            lookOn();
          },
        );
      }
    }
    await scheduled.note();
    if (byTheClock)
      for (const { name, rhythm } of scheduled.all()) {
        await open(name, {}, kept);
        await boss.schedule(name, cronOf(rhythm), null, { tz: 'UTC' });
        await boss.work(name, { includeMetadata: true }, async ([job]) =>
          scheduled.runInQueue(name, (job as JobWithMetadata).retryCount),
        );
      }
    for (const { id, kind, data } of await progress.giveUpLost()) {
      const { onFailed } = (defined.get(kind)?.options ?? {}) as JobOptions;
      if (data) await onFailed?.(data, new Error('broken off too often'), id);
    }
  }

  return {
    define(kind, handler, options = {}) {
      refuseKnown(kind);
      defined.set(kind, { kind, handler: handler as Handler<never>, options: options as JobOptions<never> });
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
        const priority = -(await waitingBefore(kind, clientId));
        await boss.send(kind, data, { id, priority, db: fromDrizzle(db() as never, sql as never) });
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
      await boss.stop({ graceful: true, timeout: 8000 });
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

/** One server, one database: what is active at its start was killed with the last one. */
async function giveBackInterrupted(boss: PgBoss, database: Database) {
  const ask = (statement: SQL) => database.tx({ kind: 'system' }, () => db().execute(statement));
  const { rows } = await ask(sql`select name, id from pgboss.job where state = 'active'`);
  for (const { name, id } of rows) {
    await boss.fail(String(name), String(id), { message: 'interrupted' });
    // Its turn was taken away: it need not wait as after an error of its own.
    await ask(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`);
  }
}
