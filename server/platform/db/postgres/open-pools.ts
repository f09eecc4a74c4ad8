import pg from 'pg';
import { traceStatements } from '../../tracing/trace-statements.ts';

const int8 = 20;
// Otherwise count(*) is a string.
pg.types.setTypeParser(int8, Number);

type PoolOptions = {
  onError: (error: unknown) => void;
  max: number;
  statementMs: number;
  connectMs: number;
  lockMs: number;
  ownerUrl: string;
};

/** After the database's own limit, for connections on which nothing comes back any more. */
const silenceMs = 3000;

/** Connections of the server's login, and of the database's owner, who may be the same. */
export function openPools(
  connectionString: string,
  { onError, max, statementMs, connectMs, lockMs, ownerUrl }: PoolOptions,
) {
  const settings = {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    ...(statementMs > 0 && { query_timeout: statementMs + silenceMs }),
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 30_000,
    // Whatever the server, the database or the role is set to: a cast of a time must not depend on it.
    options: '-c timezone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    maxLifetimeSeconds: 1800,
  };
  const pool = new pg.Pool({ ...settings, connectionString, max, pipeline: true });
  // Connects when something is asked, and not again when it has rested.
  const owner =
    ownerUrl === connectionString ? pool : new pg.Pool({ ...settings, connectionString: ownerUrl, max: 1 });
  const pools = [...new Set([pool, owner])];
  let isClosed = false;
  // Without a listener a broken connection ends this process: on the pool for idle ones, on the client for those in use,
  // whose callers get the error anyway.
  for (const one of pools) {
    one.on('error', (error) => !isClosed && onError(error));
    one.on('connect', (client) => {
      client.on('error', () => {});
      traceStatements(client);
    });
  }
  return {
    pool,
    owner,
    async close() {
      isClosed = true;
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}
