import { openTestPlatform } from '../../server/platform/testing.ts';
import { runSchedules } from './run-schedules.ts';

test('a demo that starts has run each schedule once, whether or not another one fails, and the nightly ones before', async () => {
  const platform = await openTestPlatform();
  const { jobs, database } = platform;
  jobs.schedule({ name: 'a', rhythm: { hourlyAt: 10 } }, async () => undefined);
  jobs.schedule({ name: 'b', rhythm: { hourlyAt: 20 } }, async () => {
    throw new Error('broken');
  });
  jobs.schedule({ name: 'c', rhythm: { dailyAt: '01:42' } }, async () => undefined);
  const states = () => database.tx({ kind: 'system' }, () => jobs.scheduleStates());
  const succeeded = async () =>
    (await states()).filter(({ lastSucceededAt }) => lastSucceededAt).map(({ name }) => name);
  await runSchedules(platform, { nightly: true });
  expect(await succeeded()).toEqual(['c']);
  await runSchedules(platform);
  expect(await succeeded()).toEqual(['a', 'c']);
  expect((await states()).every(({ lastStartedAt }) => lastStartedAt)).toBe(true);
  await platform.close();
});
