import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** `late` and `large` are what `run` answers where the task took too long, or more memory than it may have. */
type LimitedThread<Task, Answer> = {
  run(task: Task): Promise<Answer | 'late' | 'large'>;
  close(): Promise<void>;
};

type Limits = { file: URL; seconds: number; memoryMb: number };

/** A thread that does not come to begin is ended too. */
const secondsToBegin = 120;

/**
 * One thread for what others wrote: it has so much memory and so many seconds a task, and is ended after that. Tasks
 * are done one after the other; the seconds of each run from its own beginning, which `limitedTask` tells.
 */
export function startLimitedThread<Task, Answer>({
  file,
  seconds,
  memoryMb,
}: Limits): LimitedThread<Task, Answer> {
  let pool: Piscina | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function runAlone(task: Task): Promise<Answer | 'late' | 'large'> {
    if (closed) throw new Error('the thread is closed: the server is ending');
    pool ??= new Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    const limit = new AbortController();
    const endIn = (ms: number) => setTimeout(() => limit.abort(), ms);
    let timer = endIn(secondsToBegin * 1000);
    const begun = () => {
      clearTimeout(timer);
      timer = endIn(seconds * 1000);
    };
    pool.on('message', begun);
    try {
      return (await pool.run(task, { signal: limit.signal })) as Answer;
    } catch (error) {
      const outcome = closed ? null : outcomeOf(error as Error & { code?: string });
      if (outcome) return outcome;
      throw error;
    } finally {
      clearTimeout(timer);
      pool.off('message', begun);
    }
  }

  return {
    run(task) {
      const turn = last.then(() => runAlone(task));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

function outcomeOf({ name, code }: Error & { code?: string }): 'late' | 'large' | null {
  if (name === 'AbortError') return 'late';
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : null;
}
