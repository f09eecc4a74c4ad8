import type { PGlite } from '@electric-sql/pglite';
import type { RawDatabase } from '../raw.ts';
import type { Watchdog } from '../watchdog.ts';
import type { Turnstile } from './turnstile.ts';

/** Several statements in one text need exec(); a text that failed inside its own transaction is rolled back. */
export function pgliteRaw(pg: PGlite, turnstile: Turnstile, watchdog: Watchdog): RawDatabase {
  const run = async (text: string, values: unknown[] | undefined) => {
    if (values?.length) return pg.query<Record<string, unknown>>(text, values);
    const results = await pg.exec(text);
    return { rows: results.flatMap((result) => (result.rows ?? []) as Record<string, unknown>[]) };
  };
  return {
    executeSql: (text, values) =>
      turnstile.pass(async () => {
        try {
          return await watchdog.bound(() => run(text, values));
        } catch (error) {
          if (!watchdog.wedged()) await watchdog.bound(() => pg.exec('rollback')).catch(() => {});
          throw error;
        }
      }),
    async listen(channel, onNotification, onReconnect) {
      const stop = await turnstile.pass(() => pg.listen(channel, onNotification));
      onReconnect();
      return { close: () => turnstile.pass(() => stop()) };
    },
  };
}
