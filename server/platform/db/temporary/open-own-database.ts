import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { readMigrations } from '../migrations/migration-files.ts';
import { openPostgres, type PostgresOptions, unhurried } from '../postgres/open-postgres.ts';

const advisoryLock = 5_011_2027;

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function asked<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One migrated database a state of the migrations; the others are copied from it. */
export function createTemplate(server: string, options: PostgresOptions): Promise<string> {
  return asked(server, async (client) => {
    // Nobody may be connected to a database while it is copied.
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return templateOn(server, client, options);
  });
}

async function templateOn(server: string, client: pg.Client, options: PostgresOptions): Promise<string> {
  const migrations = readMigrations();
  const template = `prudence_${migrations.hash.slice(0, 16)}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  const database = openPostgres(addressOf(server, unfinished), options);
  await migrate(database.raw, migrations);
  await database.raw.executeSql(getConstructionPlans('pgboss'));
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
  return template;
}

/** A migrated empty database of its own on a PostgreSQL server, dropped when it is closed: tests. */
export async function openOwnDatabase(server: string, options: PostgresOptions): Promise<Database> {
  const name = `prudence_test_${randomBytes(6).toString('hex')}`;
  await asked(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const template = await templateOn(server, client, options);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = openPostgres(addressOf(server, name), { ...unhurried, ...options });
  return {
    ...database,
    async close() {
      await database.close();
      await asked(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
