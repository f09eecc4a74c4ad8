import { startLimitedThread } from './limited-thread.ts';

type Task = { ms: number; waits?: boolean };
const file = new URL('./limited-thread.fixture.ts', import.meta.url);

test('G8 the time of a task runs from its own beginning, however many wait before it', async () => {
  const thread = startLimitedThread<Task, number>({ file, seconds: 2, memoryMb: 64 });
  const tasks = Array.from({ length: 6 }, () => thread.run({ ms: 500, waits: true }));
  expect(await Promise.all(tasks)).toEqual([500, 500, 500, 500, 500, 500]);
  await thread.close();
});

test('a task that takes too long is ended, and those that waited for it are done', async () => {
  const thread = startLimitedThread<Task, number>({ file, seconds: 1, memoryMb: 64 });
  expect(await Promise.all([thread.run({ ms: 600_000 }), thread.run({ ms: 1 })])).toEqual(['late', 1]);
  await thread.close();
});
