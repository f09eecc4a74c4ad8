import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { RawDatabase } from '../../server/platform/db/raw.ts';
import { cpuOf, withChildren } from '../product/process-memory.ts';

/** Seconds of CPU of this process and of all processes of the database, and the longest statement by the clock. */
export type Cost = { server: number; database: number; longest: number };

type Submitted = { submit(connection: object): unknown; handleReadyForQuery(connection: object): void };

export async function openMeter(raw: RawDatabase) {
  const { rows } = await raw.executeSql('select pg_backend_pid() as pid');
  const [, parent] = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const databaseCpu = () => withChildren(Number(parent)).reduce((sum, pid) => sum + cpuOf(pid), 0);
  return async (work: () => Promise<unknown>, times = 1): Promise<Cost> => {
    const query = pg.Query.prototype as unknown as Submitted;
    const original = { submit: query.submit, handleReadyForQuery: query.handleReadyForQuery };
    const began = new WeakMap<object, number>();
    let longest = 0;
    query.submit = function (connection) {
      began.set(this, performance.now());
      return original.submit.call(this, connection);
    };
    query.handleReadyForQuery = function (connection) {
      longest = Math.max(longest, performance.now() - (began.get(this) ?? Number.POSITIVE_INFINITY));
      return original.handleReadyForQuery.call(this, connection);
    };
    const before = { server: process.cpuUsage(), database: databaseCpu() };
    try {
      for (let time = 0; time < times; time += 1) await work();
    } finally {
      Object.assign(query, original);
    }
    const { user, system } = process.cpuUsage(before.server);
    return {
      server: (user + system) / 1e6 / times,
      database: (databaseCpu() - before.database) / times,
      longest: longest / 1000,
    };
  };
}
