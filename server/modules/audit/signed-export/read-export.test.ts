import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

test('an export several times as large as the memory is judged event by event', async () => {
  const memoryMb = 32;
  const [events, characters] = [6000, 20_000];
  const worker = new Worker(new URL('./large-export.fixture.ts', import.meta.url), {
    workerData: { events, characters },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const [judged] = await once(worker, 'message');
  await worker.terminate();
  expect(judged.written).toBeGreaterThan(3 * memoryMb * 1024 * 1024);
  expect(judged.verdict).toEqual({ flaws: [], recomputed: events, linked: events - 1, vouched: 0 });
});
