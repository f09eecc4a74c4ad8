import { sql } from 'drizzle-orm';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { db } from '../db/transaction.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';
import { createJobs } from './create-jobs.ts';
import type { Handler, Job, JobOptions, Jobs } from './jobs.ts';

const system = { kind: 'system' } as const;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

/** A server of its own on the same database, with one kind of job. */
function jobsWith<Data extends object>(kind: string, handler: Handler<Data>, options?: JobOptions<Data>) {
  const jobs = createJobs({ ...platform, byTheClock: false, hurried: true });
  jobs.define(kind, handler, options);
  return jobs;
}
const queue = (jobs: Jobs, kind: string, data: object = {}) =>
  platform.database.tx(system, () => jobs.enqueue(kind, data));
const find = (jobs: Jobs, id: string) => platform.database.tx(system, () => jobs.find(id));
const ended = (jobs: Jobs, id: string) =>
  waitFor(
    async () => {
      const item = await find(jobs, id);
      return item?.status === 'done' || item?.status === 'failed' ? item : null;
    },
    { what: 'the end of the job' },
  );

test('being interrupted is no try of a job: it is tried again after an error of its own', async () => {
  const kind = 'often-interrupted';
  let runs = 0;
  const stumble = async () => {
    runs += 1;
    if (runs === 1) throw new Error('stumbled');
  };
  const first = jobsWith(kind, stumble);
  await first.start();
  await first.stop();
  const id = await queue(first, kind);
  // As after five restarts, each of which found it at work.
  await platform.database.tx(system, () =>
    db().execute(
      sql`update pgboss.job set state = 'retry', retry_count = 5, started_on = now() where id = ${id}`,
    ),
  );
  const next = jobsWith(kind, stumble, { retries: 1 });
  await next.start();
  expect(await ended(next, id)).toMatchObject({ status: 'done', error: null });
  expect(runs).toBe(2);
  await next.stop();
});

test('what fails because the server stops is done after the next start', async () => {
  const begun = Promise.withResolvers<void>();
  const away = Promise.withResolvers<void>();
  const kind = 'stopped';
  const told: unknown[] = [];
  const options = { retries: 0, onFailed: async (data: object) => told.push(data) };
  const first = jobsWith(
    kind,
    async () => {
      begun.resolve();
      await away.promise;
    },
    options,
  );
  await first.start();
  const id = await queue(first, kind);
  await begun.promise;
  const stopping = first.stop();
  away.reject(new Error('The thread is closed.'));
  await stopping;
  const next = jobsWith(kind, async () => 'finished', options);
  await next.start();
  expect(await ended(next, id)).toMatchObject({ status: 'done', result: 'finished' });
  expect(told).toEqual([]);
  await next.stop();
});

test('a job that gives no sign any more has failed, and its worker does the next one', async () => {
  const kind = 'hanging';
  const told: object[] = [];
  let hanging: Job<{ hangs: boolean }> | undefined;
  const jobs = jobsWith<{ hangs: boolean }>(
    kind,
    async (job) => {
      if (!job.data.hangs) return 'passed';
      hanging = job;
      return new Promise(() => {});
    },
    { retries: 0, silentMinutes: 0.001, onFailed: async (data) => told.push(data) },
  );
  await jobs.start();
  const id = await queue(jobs, kind, { hangs: true });
  expect(await ended(jobs, id)).toMatchObject({ status: 'failed' });
  expect(told).toEqual([{ hangs: true }]);
  // Should it wake up after all, it ends at its next report.
  await expect(hanging?.report(50, 'Half way')).rejects.toThrow('Nothing was heard');
  const behind = await queue(jobs, kind, { hangs: false });
  expect(await ended(jobs, behind)).toMatchObject({ result: 'passed' });
  await jobs.stop();
});
