import { problem } from '../../errors.ts';

/**
 * PostgreSQL ends a transaction that sits idle; the embedded engine lets it hold up everybody. The returned
 * promise rejects when no statement has run for `idleMs`, the work having forgotten itself inside.
 */
export function idleGuard(idleMs: number) {
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let give = (_error: Error) => {};
  const tooIdle = new Promise<never>((_resolve, reject) => {
    give = reject;
  });
  tooIdle.catch(() => {});
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => give(problem('server.busy', 'This took too long and was undone. Try again.', { retryAfter: 2 })),
      idleMs,
    );
  };
  rest();
  return {
    tooIdle,
    async watch<T>(call: () => Promise<T>): Promise<T> {
      clearTimeout(timer);
      running += 1;
      try {
        return await call();
      } finally {
        running -= 1;
        if (running === 0) rest();
      }
    },
    stop: () => clearTimeout(timer),
  };
}
