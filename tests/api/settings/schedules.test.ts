import { watchSchedules } from '../../../server/modules/settings/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { metricsOf } from './metrics-of.ts';

const HOUR = 3_600_000;
const name = 'test.hourly';
let broken = new Set<string>();
let done: string[] = [];
const app = await openScreeningApp([]);
app.platform.jobs.schedule({ name, rhythm: { hourlyAt: 30 } }, ({ each }) =>
  each(
    ['a', 'b', 'c'].filter((unit) => !done.includes(unit)),
    async (unit) => {
      if (broken.has(unit)) throw new Error(`${unit} is broken`);
      done.push(unit);
    },
  ),
);
beforeEach(() => {
  broken = new Set();
  done = [];
});
afterAll(() => app.close());

const run = () => app.platform.jobs.runScheduled(name);
const admin = () => enter(app, app.cast.admin.actor.userId);
async function system() {
  const { Data } = await (await admin()).call('GET /security/v1.0/settings', { name: 'system' });
  if (!Data.system) throw new Error('there are no figures');
  return Data.system;
}
const shown = async () => (await system()).schedules.find((one) => one.name === name);
async function told() {
  const { Data } = await (await admin()).call('GET /reports/v1.0/notifications', {});
  return Data.filter(({ entity_name }) => entity_name === name).map(({ activity }) => activity);
}
const figures = () => metricsOf(app.platform);

test('what succeeded is shown with its last success and its next run', async () => {
  expect(await run()).toBe(3);
  expect(await shown()).toEqual({
    name,
    title: name,
    every: 'Hourly at :30',
    rhythm: { code: 'hourly', values: { minute: '30' } },
    state: 'ok',
    lastSucceededAt: '2026-11-20T09:00:00.000Z',
    nextAt: '2026-11-20T09:30:00.000Z',
    failures: 0,
    error: null,
  });
});

test('everything that runs by the clock is called by a text, which other languages have too', async () => {
  const { schedules } = await system();
  expect(schedules.length).toBeGreaterThan(10);
  expect(schedules.filter(({ title, name: code }) => title === code).map((one) => one.name)).toEqual([name]);
});

test('G6 a unit that fails makes the run a failed one, and keeps no other from its turn', async () => {
  broken.add('b');
  await expect(run()).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual(['a', 'c']);
  expect(await shown()).toMatchObject({
    state: 'failed',
    failures: 1,
    error: expect.stringMatching(/1 of 3/),
  });
  broken.clear();
  expect(await run()).toBe(1);
  expect(done).toEqual(['a', 'c', 'b']);
  expect(await shown()).toMatchObject({ state: 'ok', failures: 0, error: null });
});

test('G6 administrators are told once when it has not succeeded in twice its interval, and once that it does', async () => {
  await run();
  broken.add('a');
  done = [];
  const watch = () => watchSchedules(app.platform);
  app.platform.clock.advance(2 * HOUR);
  await watch();
  expect(await told()).toEqual([]);
  app.platform.clock.advance(60_000);
  await expect(run()).rejects.toThrow();
  await Promise.all([watch(), watch()]);
  await watch();
  expect(await told()).toEqual([expect.stringMatching(/^has not succeeded since .*1 of 3 failed/)]);
  expect(await shown()).toMatchObject({ state: 'overdue' });
  expect(await figures()).toMatch(/^job_overdue\{job="test.hourly"\} 1$/m);
  broken.clear();
  app.platform.clock.advance(60_000);
  await run();
  await watch();
  await watch();
  expect(await told()).toEqual(['succeeds again', expect.stringMatching(/^has not succeeded since/)]);
  const { Data } = await (await admin()).call('GET /reports/v1.0/audittrails', {
    type: ['schedule.overdue', 'schedule.recovered'],
    search: name,
  });
  expect(Data.map(({ type }) => type).toSorted()).toEqual(['schedule.overdue', 'schedule.recovered']);
});

test('the metrics tell when each last succeeded and how often it failed since', async () => {
  await run();
  const at = app.platform.clock.now().getTime() / 1000;
  const succeeded = await figures();
  expect(succeeded).toContain(`job_last_success_seconds{job="${name}"} ${at}`);
  expect(succeeded).toContain(`job_consecutive_failures{job="${name}"} 0`);
  broken.add('a');
  done = [];
  await expect(run()).rejects.toThrow();
  const failed = await figures();
  expect(failed).toContain(`job_last_success_seconds{job="${name}"} ${at}`);
  expect(failed).toContain(`job_consecutive_failures{job="${name}"} 1`);
});

test('work of the queue that failed counts for a week', async () => {
  const before = (await system()).jobs.failed;
  await app.platform.database.tx({ kind: 'identity' }, () =>
    app.platform.jobs.enqueue('watchlist.import', { versionId: 'no id' }),
  );
  const failed = async () => (await system()).jobs.failed;
  await waitFor(async () => (await failed()) === before + 1, { what: 'the work to fail' });
  app.platform.clock.advance(8 * 24 * HOUR);
  expect(await failed()).toBe(0);
});
