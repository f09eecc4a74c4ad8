import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { systemClock } from '../clock.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { fillDirectory } from '../db/temporary/temporary-cluster.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';
import { createJobs } from './create-jobs.ts';
import type { Jobs, WorkItem } from './jobs.ts';

const system = { kind: 'system' } as const;
type Tx = TestPlatform['database']['tx'];

const settled = (tx: Tx, jobs: Jobs, id: string): Promise<WorkItem> =>
  waitFor(
    async () => {
      const item = await tx(system, () => jobs.find(id));
      return item && (item.status === 'done' || item.status === 'failed') ? item : null;
    },
    { what: 'the end of the job' },
  );

describe('long work', () => {
  let platform: TestPlatform;
  let attempts = 0;
  const seen: unknown[] = [];
  const served: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const tx: Tx = (scope, work) => platform.database.tx(scope, work);

  beforeAll(async () => {
    platform = await openTestPlatform();
    platform.jobs.define<{ n: number }>('double', async (job) => {
      await job.report(50, 'Half way');
      const item = await tx(system, () => platform.jobs.find(job.id));
      seen.push([item?.status, item?.percent, item?.label]);
      return { doubled: job.data.n * 2 };
    });
    platform.jobs.define('refuse', async () => {
      attempts += 1;
      throw problem('list.unreadable', 'Line 3 cannot be read.');
    });
    platform.jobs.define<{ whose: string }>('serve', async ({ data: { whose } }) => {
      if (whose === 'gate') await gate;
      else served.push(whose);
    });
    await platform.jobs.start();
  });
  afterAll(() => platform.close());

  test('reports progress and ends with its result', async () => {
    const id = await tx(system, () => platform.jobs.enqueue('double', { n: 21 }));
    const item = await settled(tx, platform.jobs, id);
    expect(item).toMatchObject({ status: 'done', percent: 100, result: { doubled: 42 }, error: null });
    expect(seen).toEqual([['running', 50, 'Half way']]);
  });

  test('starts exactly when its transaction commits, never when that is undone', async () => {
    let id = '';
    const undone = tx(system, async () => {
      id = await platform.jobs.enqueue('double', { n: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const next = await tx(system, () => platform.jobs.enqueue('double', { n: 2 }));
    await settled(tx, platform.jobs, next);
    expect(await tx(system, () => platform.jobs.find(id))).toBeNull();
    expect(seen).toHaveLength(2);
  });

  test('a client queues work and sees its own only, and is back in its limits afterwards', async () => {
    const client = { kind: 'tenant', clientId: randomUUID() } as const;
    const other = { kind: 'tenant', clientId: randomUUID() } as const;
    const id = await tx(client, async () => {
      const queued = await platform.jobs.enqueue('double', { n: 2 }, { clientId: client.clientId });
      expect(await platform.jobs.find(queued)).toMatchObject({ status: 'queued' });
      return queued;
    });
    expect(await tx(client, () => platform.jobs.find(id))).toMatchObject({ id });
    expect(await tx(other, () => platform.jobs.find(id))).toBeNull();
    await settled(tx, platform.jobs, id);
  });

  test('tenants take turns: who queues much does not keep the others waiting', async () => {
    const [eager, modest] = [randomUUID(), randomUUID()];
    const queue = (whose: string, clientId: string | null) =>
      tx(system, () => platform.jobs.enqueue('serve', { whose }, { clientId }));
    await queue('gate', null);
    for (let n = 0; n < 4; n += 1) await queue('eager', eager);
    const last = [await queue('modest', modest), await queue('modest', modest)];
    open();
    for (const id of last) await settled(tx, platform.jobs, id);
    expect(served.slice(0, 4)).toEqual(['eager', 'modest', 'eager', 'modest']);
  });

  test('a schedule and a job may not have one name: each would take the other’s work from their queue', () => {
    const schedule = { name: 'double', rhythm: { hourlyAt: 5 } } as const;
    expect(() => platform.jobs.schedule(schedule, async () => {})).toThrow('double already');
    platform.jobs.schedule({ ...schedule, name: 'double.due' }, async () => {});
    expect(() => platform.jobs.define('double.due', async () => {})).toThrow('double.due already');
  });

  test('jobs that were queued together follow each other, one that failed too, however long a queue rests', async () => {
    const { work } = PgBoss.prototype;
    const resting = { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 };
    PgBoss.prototype.work = function (
      this: PgBoss,
      name: string,
      options: object,
      handler: () => Promise<void>,
    ) {
      return work.call(this, name, { ...options, ...resting } as never, handler);
    } as typeof work;
    const jobs = createJobs({ ...platform, byTheClock: false });
    jobs.define('follow', async () => 'followed', { concurrency: 2 });
    jobs.define<{ stumbles: boolean }>('stumble', async ({ data }) => {
      if (data.stumbles) throw new Error('stumbled');
      return 'passed';
    });
    await jobs.start().finally(() => {
      PgBoss.prototype.work = work;
    });
    const ids = await tx(system, async () => {
      const queued: string[] = [];
      for (let n = 0; n < 6; n += 1) queued.push(await jobs.enqueue('follow', {}));
      return queued;
    });
    for (const id of ids) expect(await settled(tx, jobs, id)).toMatchObject({ result: 'followed' });

    const [, behind = ''] = await tx(system, async () => [
      await jobs.enqueue('stumble', { stumbles: true }),
      await jobs.enqueue('stumble', { stumbles: false }),
    ]);
    expect(await settled(tx, jobs, behind)).toMatchObject({ result: 'passed' });
    await jobs.stop();
  });

  test('a refusal ends it in words, without another try', async () => {
    const id = await tx(system, () => platform.jobs.enqueue('refuse', {}));
    const item = await settled(tx, platform.jobs, id);
    expect(item).toMatchObject({ status: 'failed', error: 'Line 3 cannot be read.' });
    expect(attempts).toBe(1);
  });
});

test('a job that was killed half way is run again after the restart, once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'prudence-jobs-'));
  await fillDirectory(directory);
  // The other process kills itself inside the job.
  const program = join(import.meta.dirname, 'killed-in-job.fixture.ts');
  const { stdout } = await new Promise<{ stdout: string }>((resolve) => {
    execFile(process.execPath, [program, directory], (_error, printed) => resolve({ stdout: printed }));
  });
  const id = stdout.trim();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);

  const database = await openEmbedded(directory, { onError: () => {}, onLost: () => {} });
  const jobs = createJobs({ database, clock: systemClock, log: createLog('silent') });
  let runs = 0;
  jobs.define('fragile', async () => {
    runs += 1;
    return 'finished';
  });
  await jobs.start();
  const item = await settled((scope, work) => database.tx(scope, work), jobs, id);
  expect(item).toMatchObject({ status: 'done', result: 'finished' });
  expect(runs).toBe(1);
  const next = await database.tx(system, () => jobs.enqueue('fragile', {}));
  await settled((scope, work) => database.tx(scope, work), jobs, next);
  expect(runs).toBe(2);
  await jobs.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
