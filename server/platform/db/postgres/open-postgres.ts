import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '../database.ts';
import type { RawDatabase } from '../raw.ts';
import { beginning } from '../scope.ts';
import { singleStatement } from '../single-statement.ts';
import { inTransaction, runAfterwards, withHandle } from '../transaction.ts';
import { listenPostgres } from './listen-postgres.ts';

const int8 = 20;
// Otherwise count(*) is a string here and a number in the embedded engine.
pg.types.setTypeParser(int8, Number);

const drizzleOn = (client: unknown) => drizzle({ client: client as pg.PoolClient }) as unknown as Db;

export type PostgresOptions = { onError: (error: unknown) => void; max?: number; statementMs?: number };

export function openPostgres(
  connectionString: string,
  { onError, max = 10, statementMs = 10_000 }: PostgresOptions,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2000,
    statement_timeout: statementMs,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    // Whatever the server, the database or the role is set to: a cast of a time must not depend on it.
    options: '-c timezone=UTC',
  });
  // Without a listener a restart of the database ends this process.
  pool.on('error', onError);
  const singles = new WeakMap<pg.PoolClient, ReturnType<typeof singleStatement>>();
  const singleOn = (client: pg.PoolClient) => {
    const known = singles.get(client) ?? singleStatement(client.query.bind(client), drizzleOn);
    singles.set(client, known);
    return known;
  };

  return {
    engine: 'postgres',
    url: connectionString,
    raw: { ...rawOf(pool), listen: listenPostgres(connectionString, onError) },
    async tx(scope, work, options) {
      if (inTransaction()) throw new Error('tx() inside tx(): pass the work along instead');
      const begin = beginning(scope, options);
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query(begin);
        const done = await withHandle(drizzleOn(client), scope, work);
        await client.query('commit');
        runAfterwards(done.afterwards, onError);
        return done.result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async once(work) {
      if (inTransaction()) throw new Error('once() inside tx(): pass the work along instead');
      const client = await pool.connect();
      try {
        const done = await singleOn(client)(work);
        runAfterwards(done.afterwards, onError);
        return done.result;
      } finally {
        client.release();
      }
    },
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

function rawOf(pool: pg.Pool): Pick<RawDatabase, 'executeSql'> {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[];
        return { rows: Array.isArray(result) ? result.flatMap((part) => part.rows ?? []) : result.rows };
      } catch (error) {
        // The text may have opened a transaction of its own.
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}
