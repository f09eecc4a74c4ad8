import type { Database, Scope } from './database.ts';

type Reading<Row> = { scope: Scope; size: number; read: (last: Row | undefined) => Promise<Row[]> };

/**
 * A long answer in pages, each from a transaction of its own, so that nobody waits long for their turn. `read` is told the
 * last row of the page before, and answers at most `size` rows after it.
 */
export async function* pages<Row>(
  database: Pick<Database, 'tx'>,
  { scope, size, read }: Reading<Row>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const page = await database.tx(scope, () => read(last));
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}
