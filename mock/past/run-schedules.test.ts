import { openTestPlatform } from '../../server/platform/testing.ts';
import { runSchedules } from './run-schedules.ts';

test('a demo that starts has run each schedule once, whether or not another one fails', async () => {
  const platform = await openTestPlatform();
  const { jobs, database } = platform;
  jobs.schedule({ name: 'a', rhythm: { hourlyAt: 10 } }, async () => undefined);
  jobs.schedule({ name: 'b', rhythm: { hourlyAt: 20 } }, async () => {
    throw new Error('broken');
  });
  jobs.schedule({ name: 'c', rhythm: { dailyAt: '01:42' } }, async () => undefined);
  await runSchedules(platform);
  const states = await database.tx({ kind: 'system' }, () => jobs.scheduleStates());
  expect(states.map(({ name, lastSucceededAt }) => [name, lastSucceededAt !== null])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ]);
  expect(states.every(({ lastStartedAt }) => lastStartedAt)).toBe(true);
  await platform.close();
});
