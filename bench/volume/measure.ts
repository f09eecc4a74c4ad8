import type { RawDatabase } from '../../server/platform/db/raw.ts';
import type { Cast } from '../../tests/support/cast.ts';
import type { Question } from './questions.ts';

const times = 7;

/** The middle one of several; the first, which fills caches, does not count. */
async function median(work: () => Promise<unknown>): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

/** Milliseconds of a call that asks next to nothing: what signing, limits and the wire cost every call. */
export const emptyCall = (cast: Cast) =>
  median(() => cast.admin.call('GET /security/v1.0/updatelanguage', {}));

export const byHttp = (cast: Cast, { who, key, query }: Question) =>
  median(() => cast[who].call(key, query as never));

export const bySql = (raw: RawDatabase, { sql }: Question) =>
  median(async () => {
    for (const statement of sql) await raw.executeSql(statement);
  });
