import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Question, Reading, WorkerData } from './test-worker.ts';

export type TestWorker = Reading & {
  ask: (question: Question) => Promise<Answer>;
  end: () => Promise<unknown>;
};

/** A thread that has read these test files; rejects when one of them cannot be read, or the thread breaks later. */
export async function startWorker(workerData: WorkerData): Promise<TestWorker> {
  const worker = new Worker(new URL('./test-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 1500 },
  });
  worker.on('error', () => undefined);
  const [reading] = await once(worker, 'message');
  return {
    ...(reading as Reading),
    ask: async (question) => {
      const answered = once(worker, 'message');
      worker.postMessage(question);
      const [answer] = await answered;
      return answer as Answer;
    },
    end: () => worker.terminate(),
  };
}
