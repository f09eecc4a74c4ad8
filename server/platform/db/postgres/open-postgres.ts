import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { problem } from '../../errors.ts';
import type { Database, Db } from '../database.ts';
import { hasCode } from '../database-problems.ts';
import type { RawDatabase } from '../raw.ts';
import { beginning } from '../scope.ts';
import { singleStatement } from '../single-statement.ts';
import { inTransaction, runAfterwards, withHandle } from '../transaction.ts';
import { listenPostgres } from './listen-postgres.ts';
import { openPools } from './open-pools.ts';
import { pipelined } from './pipeline.ts';
import { readOnlyTransaction, withClient } from './with-client.ts';

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
  const limits = { max, statementMs, connectMs, lockMs };
  const { pool, owner, close } = openPools(connectionString, { onError, ownerUrl, ...limits });
  return {
    url: connectionString,
    ownerUrl,
    exclusive: false,
    raw: { ...rawOf(owner), listen: listenPostgres(connectionString, onError) },
    ...transactionsOn(pool, { onError, isReadOnly }),
    ...probesOf(pool, { isReadOnly }),
    close,
  };
}

type Needs = Required<Pick<PostgresOptions, 'onError' | 'isReadOnly'>>;

function transactionsOn(pool: pg.Pool, { onError, isReadOnly }: Needs): Pick<Database, 'tx' | 'once'> {
  let hasRoles: boolean | undefined;
  const singles = new WeakMap<pg.PoolClient, ReturnType<typeof singleStatement>>();
  const singleOn = (client: pg.PoolClient) => {
    const known = singles.get(client) ?? singleStatement(client.query.bind(client), drizzleOn);
    singles.set(client, known);
    return known;
  };
  return {
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
  };
}

const drizzleOn = (client: unknown) => drizzle({ client: client as pg.PoolClient }) as unknown as Db;

/** Not so for an owner who may not make more roles. */
async function mayTakeRoles(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select coalesce(pg_has_role(to_regrole('prudence_system'), 'member')
       and pg_has_role(to_regrole('prudence_identity'), 'member'), false) as may`,
  );
  return rows[0].may;
}

const storageFull = (error: unknown) =>
  problem('storage.full', 'Storage full: nothing was saved. Tell your administrator.', {}, error);

function probesOf(
  pool: pg.Pool,
  { isReadOnly }: Pick<Needs, 'isReadOnly'>,
): Pick<Database, 'ping' | 'assertWritable' | 'connections'> {
  return {
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
  };
}

function rawOf(pool: pg.Pool): Pick<RawDatabase, 'executeSql'> {
  return {
    executeSql: (text, values) =>
      withClient(pool, async (client) => {
        const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[];
        return { rows: Array.isArray(result) ? result.flatMap((part) => part.rows ?? []) : result.rows };
      }),
  };
}
