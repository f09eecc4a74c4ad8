import { problem } from '../errors.ts';
import { openTestPlatform } from '../testing.ts';
import { createSchedules } from './schedules.ts';

const platform = await openTestPlatform();
afterAll(() => platform.close());

function schedule(work: () => Promise<unknown>) {
  const schedules = createSchedules(platform);
  schedules.add({ name: 'test', rhythm: { hourlyAt: 0 } }, work);
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
