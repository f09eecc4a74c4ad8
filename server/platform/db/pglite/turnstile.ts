import { problem } from '../../errors.ts';

export type Turnstile = {
  /** Runs the work when everybody before is done; refuses when that takes longer than `patienceMs`. */
  pass<T>(work: () => Promise<T>, patienceMs?: number): Promise<T>;
};

type Waiting = { start: () => void };

/** The engine has one session: whoever uses it has it to themselves, first come, first served. */
export function createTurnstile(): Turnstile {
  const queue: Waiting[] = [];
  let isTaken = false;

  const next = () => {
    const waiting = queue.shift();
    if (waiting) waiting.start();
    else isTaken = false;
  };

  const enter = (patienceMs: number | undefined) => {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.push(waiting);
      if (patienceMs === undefined) return;
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(problem('server.busy', 'The server is busy. Try again in a moment.', { retryAfter: 2 }));
      }, patienceMs);
    });
  };

  return {
    async pass(work, patienceMs) {
      await enter(patienceMs);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
