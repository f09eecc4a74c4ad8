import { setTimeout as wait } from 'node:timers/promises';
import { createWatchdog } from './watchdog.ts';

const never = () => new Promise<never>(() => {});

test('a call that never answers is refused, and all that wait or come later with it', async () => {
  const reasons: string[] = [];
  const watchdog = createWatchdog({ limitMs: 30, graceMs: 10, onWedged: (reason) => reasons.push(reason) });
  const other = watchdog.bound(() => wait(500));
  await expect(watchdog.bound(never)).rejects.toMatchObject({ code: 'server.busy', status: 503 });
  await expect(other).rejects.toMatchObject({ code: 'server.busy' });
  await expect(watchdog.bound(async () => 'late')).rejects.toMatchObject({ code: 'server.busy' });
  expect(reasons).toHaveLength(1);
});

test('a call that blocked the event loop past the limit is no wedge', async () => {
  const watchdog = createWatchdog({ limitMs: 20, graceMs: 20, onWedged: () => {} });
  const long = watchdog.bound(async () => {
    await null;
    const end = Date.now() + 80;
    while (Date.now() < end);
    return 'done';
  });
  expect(await long).toBe('done');
  await wait(60);
  expect(watchdog.wedged()).toBe(false);
});
