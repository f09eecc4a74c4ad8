import { problem } from '../errors.ts';
import { openTestPlatform } from '../testing.ts';
import type { ScheduledRun, ScheduledWork } from './jobs.ts';
import { createSchedules } from './schedules.ts';

const platform = await openTestPlatform();
afterAll(() => platform.close());

function schedule(work: ScheduledWork, silentMinutes?: number) {
  const schedules = createSchedules(platform);
  schedules.add({ name: 'test', rhythm: { hourlyAt: 0 }, ...(silentMinutes && { silentMinutes }) }, work);
  const failures = async () => {
    const [state] = await platform.database.tx({ kind: 'system' }, () => schedules.states());
    return state?.consecutiveFailures;
  };
  return { failures, inQueue: (tried: number) => schedules.runInQueue('test', tried) };
}

test('the queue tries a failed run twice more, then waits for the next one', async () => {
  const { inQueue, failures } = schedule(async () => {
    throw new Error('broken');
  });
  await expect(inQueue(0)).rejects.toThrow('broken');
  await expect(inQueue(1)).rejects.toThrow('broken');
  expect(await failures()).toBe(0);
  await inQueue(2);
  expect(await failures()).toBe(1);
});

test('a refusal is not tried again before the next run', async () => {
  const { inQueue, failures } = schedule(async () => {
    throw problem('record.stale', 'Changed meanwhile.');
  });
  const before = (await failures()) ?? 0;
  await inQueue(0);
  expect(await failures()).toBe(before + 1);
});

test('a run of which nothing is heard ends as failed, and does nothing more should it wake up', async () => {
  let hanging: ScheduledRun | undefined;
  const { inQueue, failures } = schedule((run) => {
    hanging = run;
    return new Promise(() => {});
  }, 0.001);
  const before = (await failures()) ?? 0;
  await expect(inQueue(0)).rejects.toThrow('Nothing was heard');
  await inQueue(2);
  expect(await failures()).toBe(before + 1);
  const done: string[] = [];
  await expect(hanging?.each(['one', 'two'], async (unit) => done.push(unit))).rejects.toThrow(
    'Nothing was heard',
  );
  expect(done).toEqual(['one']);
});
