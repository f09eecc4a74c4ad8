import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** `late` and `large` are what `run` answers where the task took too long, or more memory than it may have. */
export type LimitedThread<Task, Answer> = {
  run(task: Task): Promise<Answer | 'late' | 'large'>;
  close(): Promise<void>;
};

type Limits = { file: URL; seconds: number; memoryMb: number };

/** One thread for what others wrote: it has so much memory and so many seconds a task, and is ended after that. */
export function startLimitedThread<Task, Answer>({
  file,
  seconds,
  memoryMb,
}: Limits): LimitedThread<Task, Answer> {
  let pool: Piscina | undefined;
  let closed = false;
  return {
    async run(task) {
      if (closed) throw new Error('the thread is closed: the server is ending');
      pool ??= new Piscina({
        filename: fileURLToPath(file),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 60_000,
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
        execArgv: [],
      });
      try {
        return (await pool.run(task, { signal: AbortSignal.timeout(seconds * 1000) })) as Answer;
      } catch (error) {
        const outcome = closed ? null : outcomeOf(error as Error & { code?: string });
        if (outcome) return outcome;
        throw error;
      }
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

function outcomeOf({ name, code }: Error & { code?: string }): 'late' | 'large' | null {
  if (name === 'AbortError' || name === 'TimeoutError') return 'late';
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : null;
}
