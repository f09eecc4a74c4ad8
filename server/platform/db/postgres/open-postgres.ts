import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { problem } from '../../errors.ts';
import { traceStatements } from '../../tracing/trace-statements.ts';
import type { Database, Db } from '../database.ts';
import { causes, hasCode } from '../database-problems.ts';
import type { RawDatabase } from '../raw.ts';
import { beginning } from '../scope.ts';
import { singleStatement } from '../single-statement.ts';
import { inTransaction, runAfterwards, withHandle } from '../transaction.ts';
import { listenPostgres } from './listen-postgres.ts';
import { pipelined } from './pipeline.ts';

const int8 = 20;
// Otherwise count(*) is a string.
pg.types.setTypeParser(int8, Number);

const drizzleOn = (client: unknown) => drizzle({ client: client as pg.PoolClient }) as unknown as Db;

export type PostgresOptions = {
  onError: (error: unknown) => void;
  max?: number;
  /** How long the database may work on one statement. */
  statementMs?: number;
  /** How long a call waits for a connection, free or new. */
  connectMs?: number;
  /** How long a statement waits for what another transaction holds. */
  lockMs?: number;
  /** The database's owner, where the server works by a login that owns nothing. */
  ownerUrl?: string;
  /** Asked before each transaction: true while nothing may be written. */
  isReadOnly?: () => boolean;
};

/** After the database's own limit, for connections on which nothing comes back any more. */
const silenceMs = 3000;
/** For tests and the demo: a machine may be as busy as it likes. */
export const unhurried = { statementMs: 120_000, connectMs: 120_000, lockMs: 120_000 };
/** What an operator allows for one statement, and a share of it for a connection and for what another one holds. */
export const patience = (seconds: number) => ({
  statementMs: seconds * 1000,
  connectMs: seconds * 200,
  lockMs: seconds * 500,
});
const usual = patience(10);
const pingMs = 2000;
const readOnlyTransaction = '25006';
/** Writes a few bytes of the log and waits for the disk, as a commit does; on a standby it answers no row. */
const writeProbe = `select pg_logical_emit_message(true, 'prudence', 'ready')
  where not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean)`;

export function openPostgres(
  connectionString: string,
  {
    onError,
    max = 10,
    statementMs = usual.statementMs,
    connectMs = usual.connectMs,
    lockMs = usual.lockMs,
    ownerUrl = connectionString,
    isReadOnly = () => false,
  }: PostgresOptions,
): Database {
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
  let isClosed = false;
  // Without listeners a connection that breaks ends this process: the pool's while it rests, its own while it is used,
  // where whoever waits for the answer hears of it.
  for (const one of new Set([pool, owner])) {
    one.on('error', (error) => !isClosed && onError(error));
    one.on('connect', (client) => {
      client.on('error', () => {});
      traceStatements(client);
    });
  }
  let hasRoles: boolean | undefined;
  const singles = new WeakMap<pg.PoolClient, ReturnType<typeof singleStatement>>();
  const singleOn = (client: pg.PoolClient) => {
    const known = singles.get(client) ?? singleStatement(client.query.bind(client), drizzleOn);
    singles.set(client, known);
    return known;
  };

  return {
    url: connectionString,
    ownerUrl,
    exclusive: false,
    raw: { ...rawOf(owner), listen: listenPostgres(connectionString, onError) },
    async tx(scope, work, options) {
      if (inTransaction()) throw new Error('tx() inside tx(): pass the work along instead');
      const readOnly = isReadOnly();
      return withClient(pool, async (client, keepUntil) => {
        hasRoles ??= await mayTakeRoles(client);
        const begin = beginning(scope, { ...options, ...(readOnly && { readOnly }), hasRoles });
        const transaction = pipelined(client, begin, options);
        const done = await withHandle(drizzleOn(transaction.client), scope, work).finally(transaction.close);
        const committed = transaction.commit().then(() => runAfterwards(done.afterwards, onError));
        if (options?.reads || options?.snapshot) keepUntil(committed);
        else await committed;
        return done.result;
      }).catch((error) => {
        throw readOnly && hasCode(error, readOnlyTransaction) ? storageFull(error) : error;
      });
    },
    async once(work) {
      if (inTransaction()) throw new Error('once() inside tx(): pass the work along instead');
      return withClient(pool, async (client) => {
        const done = await singleOn(client)(work);
        runAfterwards(done.afterwards, onError);
        return done.result;
      });
    },
    async ping() {
      const question = { text: 'select 1', query_timeout: pingMs };
      await withClient(pool, (client) => client.query(question));
    },
    async assertWritable() {
      if (isReadOnly()) throw storageFull(undefined);
      const question = { text: writeProbe, query_timeout: pingMs };
      const { rowCount } = await withClient(pool, (client) => client.query(question));
      if (rowCount === 0) throw new Error('The database takes no writes.');
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      isClosed = true;
      await Promise.all([...new Set([pool, owner])].map((one) => one.end()));
    },
  };
}

type KeepUntil = (end: Promise<unknown>) => void;

/**
 * Lends a connection, if need be for longer than the caller waits. After a failure what it may have begun is undone; one
 * that does not answer, cannot write any more, or is still in a transaction is not lent again.
 */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, keepUntil: KeepUntil) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let end: Promise<unknown> = Promise.resolve();
  try {
    const result = await work(client, (promise) => {
      end = promise;
    });
    end.then(
      () => client.release(stillOpen(client)),
      (error: Error) => client.release(error),
    );
    return result;
  } catch (error) {
    client.release(isSpent(error) ? (error as Error) : await undo(client));
    throw error;
  }
}

/** Not so for the owner of a database that an older release made, or whose server offers no more roles to its owner. */
async function mayTakeRoles(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select coalesce(pg_has_role(to_regrole('prudence_system'), 'member')
       and pg_has_role(to_regrole('prudence_identity'), 'member'), false) as may`,
  );
  return rows[0].may;
}

const undo = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => stillOpen(client),
    (failure: Error) => failure,
  );

/** Whoever is lent the connection next would work in somebody else's transaction. */
const stillOpen = (client: pg.PoolClient) =>
  client.getTransactionStatus() === 'I' ? undefined : new Error('a transaction was left open');

/** Nothing comes back on it any more, or it leads to a database that takes nothing. */
const isSpent = (error: unknown) =>
  hasCode(error, readOnlyTransaction) ||
  [...causes(error)].some(({ message }) => message === 'Query read timeout');
const storageFull = (error: unknown) =>
  problem('storage.full', 'Storage full: nothing was saved. Tell your administrator.', {}, error);

function rawOf(pool: pg.Pool): Pick<RawDatabase, 'executeSql'> {
  return {
    executeSql: (text, values) =>
      withClient(pool, async (client) => {
        const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[];
        return { rows: Array.isArray(result) ? result.flatMap((part) => part.rows ?? []) : result.rows };
      }),
  };
}
