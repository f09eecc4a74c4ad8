import { problem } from '../errors.ts';

export type Watchdog = {
  /** Settles as the call does, or refuses after the limit; a call that never answers makes the engine wedged. */
  bound<T>(call: () => Promise<T>): Promise<T>;
  wedged(): boolean;
};

export type WatchdogOptions = { limitMs: number; graceMs?: number; onWedged: (reason: string) => void };

/**
 * The embedded engine ignores statement_timeout, and after a full disk its next query never answers. A long
 * query blocks the event loop, this timer with it: when the timer runs late the answer is already on its way,
 * hence the grace.
 */
export function createWatchdog({ limitMs, graceMs = 1000, onWedged }: WatchdogOptions): Watchdog {
  let isWedged = false;
  const refusals = new Set<(error: Error) => void>();
  const busy = () =>
    problem('server.busy', 'The database does not answer. Try again in a minute.', { retryAfter: 30 });

  const wedge = () => {
    if (isWedged) return;
    isWedged = true;
    for (const refuse of refusals) refuse(busy());
    onWedged(`the database did not answer within ${limitMs} ms (a full disk is the known cause)`);
  };

  return {
    wedged: () => isWedged,
    bound(call) {
      if (isWedged) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        let grace: NodeJS.Timeout | undefined;
        const timer = setTimeout(() => {
          grace = setTimeout(wedge, graceMs);
        }, limitMs);
        refusals.add(reject);
        const done = () => {
          clearTimeout(timer);
          clearTimeout(grace);
          refusals.delete(reject);
        };
        call().then(
          (value) => {
            done();
            resolve(value);
          },
          (error) => {
            done();
            reject(error);
          },
        );
      });
    },
  };
}
