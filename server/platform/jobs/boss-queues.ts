import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import { cronOf, type Rhythm } from './rhythm.ts';

type QueuesOptions = { database: Database; log: Log; hurried: boolean };
type Handle = (job: JobWithMetadata<object>) => Promise<unknown>;

/** Measured: without these a killed job waits a minute or more. */
const heartbeatSeconds = 10;
const superviseIntervalSeconds = 5;
/** The heartbeat tells who still works. Unless told, the queue gives away after 15 minutes what somebody works on. */
const expireInSeconds = 24 * 3600;
const killsSurvived = 20;
const restSeconds = 0.5;

/** The queues of pg-boss: one by each name, which several servers may work on. */
export function createQueues({ database, log, hurried }: QueuesOptions) {
  const boss = new PgBoss({
    connectionString: database.url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds,
    // Its tables are the owner's: see prepareDatabase().
    migrate: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let existing: ReadonlySet<string> = new Set();

  const open = (name: string, retries = 0) => {
    const queue = {
      // Being killed counts as a try here, though the work is not to blame: runJob() ends it for its own errors.
      retryLimit: Math.max(killsSurvived, retries),
      ...(hurried ? { retryDelay: 0 } : { retryDelay: 2, retryBackoff: true, retryDelayMax: 30 }),
      heartbeatSeconds,
      expireInSeconds,
      notify: true,
    };
    return existing.has(name) ? boss.updateQueue(name, queue) : boss.createQueue(name, queue);
  };

  return {
    async start() {
      await boss.start();
      if (database.exclusive) await giveBackInterrupted(boss, database);
      existing = new Set((await boss.getQueues()).map(({ name }) => name));
    },
    /** Before its workers: with at least so many tries after the first. */
    open,
    /** One more that works on a queue, a job at a time. What `handle` throws is tried again. */
    async addWorker(name: string, handle: Handle) {
      const pace = {
        pollingIntervalSeconds: hurried ? restSeconds : 2,
        // Twenty queues that look twice a second cost a test more than its work.
        notifyPollingIntervalSeconds: hurried ? 30 : 3,
      };
      const worker = await boss.work<object>(name, { includeMetadata: true, ...pace }, async ([job]) => {
        const lookOn = () => boss.notifyWorker(worker);
        try {
          await handle(job as JobWithMetadata<object>);
        } catch (error) {
          // What failed would be the next one in a hurry: it gets a rest.
          if (hurried) setTimeout(lookOn, restSeconds * 1000).unref();
          else lookOn();
          throw error;
        }
        // Jobs queued together are announced once: it looks for the next one before it rests.
        lookOn();
      });
    },
    /** Handles one job each time the clock says, on one of the servers. */
    async schedule(name: string, rhythm: Rhythm, handle: Handle) {
      await open(name);
      await boss.schedule(name, cronOf(rhythm), null, { tz: 'UTC' });
      await boss.work(name, { includeMetadata: true }, ([job]) => handle(job as JobWithMetadata<object>));
    },
    /** Inside tx(): queued exactly when the transaction commits. */
    send: (name: string, data: object, options: { id: string; priority: number }) =>
      boss.send(name, data, { ...options, db: fromDrizzle(db() as never, sql as never) }),
    /** Lets what runs come to its end. */
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
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
