import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '../database.ts';
import { beginning } from '../scope.ts';
import { singleStatement } from '../single-statement.ts';
import { inTransaction, runAfterwards, withHandle } from '../transaction.ts';
import type { Watchdog } from '../watchdog.ts';
import { idleGuard } from './idle-guard.ts';
import { pgliteRaw } from './pglite-raw.ts';
import { queryAsText } from './query-as-text.ts';
import { createTurnstile } from './turnstile.ts';

const drizzleOn = (client: unknown) => drizzle({ client: client as PGlite }) as unknown as Db;

export type PGliteDatabaseOptions = {
  pg: PGlite;
  watchdog: Watchdog;
  /** How long a transaction waits for its turn: the engine runs one at a time. */
  turnMs: number;
  /** How long a transaction may sit without a statement. */
  idleMs: number;
  onError: (error: unknown) => void;
  onClose: () => Promise<void> | void;
};

export function pgliteDatabase(options: PGliteDatabaseOptions): Database {
  const { pg, watchdog, turnMs, idleMs, onError, onClose } = options;
  const turnstile = createTurnstile();
  const ask = queryAsText(pg);
  const exec = (text: string) => watchdog.bound(() => pg.exec(text));

  async function transaction<T>(begin: string, work: (handle: Db, idle: Promise<never>) => Promise<T>) {
    const idle = idleGuard(idleMs);
    let isOver = false;
    const query = (...args: Parameters<PGlite['query']>) => {
      if (isOver) return Promise.reject(new Error('the transaction is over'));
      return idle.watch(() => watchdog.bound(() => ask(...args)));
    };
    const handle = drizzleOn({ query });
    try {
      await exec(begin);
      const result = await work(handle, idle.tooIdle);
      isOver = true;
      await exec('commit');
      return result;
    } catch (error) {
      isOver = true;
      if (!watchdog.wedged()) await exec('rollback').catch(onError);
      throw error;
    } finally {
      idle.stop();
    }
  }

  const single = singleStatement(
    (...args: Parameters<PGlite['query']>) => watchdog.bound(() => ask(...args)),
    drizzleOn,
  );

  return {
    engine: 'pglite',
    url: undefined,
    raw: pgliteRaw(pg, turnstile, watchdog),
    async tx(scope, work, options) {
      if (inTransaction()) throw new Error('tx() inside tx(): pass the work along instead');
      const begin = beginning(scope, options);
      const done = await turnstile.pass(
        () => transaction(begin, (handle, idle) => Promise.race([withHandle(handle, scope, work), idle])),
        turnMs,
      );
      runAfterwards(done.afterwards, onError);
      return done.result;
    },
    async once(work) {
      if (inTransaction()) throw new Error('once() inside tx(): pass the work along instead');
      const done = await turnstile.pass(() => single(work), turnMs);
      runAfterwards(done.afterwards, onError);
      return done.result;
    },
    async ping() {
      await turnstile.pass(() => exec('select 1'), turnMs);
    },
    async close() {
      if (!watchdog.wedged())
        await Promise.race([turnstile.pass(() => pg.close()), wait(10_000, undefined, { ref: false })]);
      await onClose();
    },
  };
}
