import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
import { preparationHash } from '../migrations/migration-files.ts';
import { type Logins, prepareDatabase } from '../migrations/prepare-database.ts';
import { openPostgres, type PostgresOptions, unhurried } from '../postgres/open-postgres.ts';

const advisoryLock = 5_011_2027;
/** What the server logs in as; the owner makes it where it is missing. */
const login = 'prudence_login';

function loginsOf(owner: string, database: string): Logins {
  const address = new URL(owner);
  address.pathname = `/${database}`;
  const ownerUrl = address.href;
  address.username = login;
  return { ownerUrl, url: address.href };
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

/** One prepared database a state of what prepares it; the others are copied from it. */
export function createTemplate(
  { ownerUrl }: Pick<Logins, 'ownerUrl'>,
  options: PostgresOptions,
): Promise<string> {
  return asked(ownerUrl, async (client) => {
    // Nobody may be connected to a database while it is copied.
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return templateOn(ownerUrl, client, options);
  });
}

async function templateOn(owner: string, client: pg.Client, options: PostgresOptions): Promise<string> {
  const template = `prudence_${preparationHash().slice(0, 16)}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const unfinished = `${template}_unfinished`;
  const { rowCount: hasLogin } = await client.query('select from pg_roles where rolname = $1', [login]);
  // Who drops a database ends what is connected to it.
  if (!hasLogin) await client.query(`create role ${login} login; grant ${login} to current_user`);
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  await prepareDatabase(loginsOf(owner, unfinished), options);
  await client.query(`alter database ${unfinished} rename to ${template}`);
  return template;
}

/** A migrated empty database of its own on a PostgreSQL server, dropped when it is closed: tests. */
export async function openOwnDatabase(owner: string, options: PostgresOptions): Promise<Database> {
  const name = `prudence_test_${randomBytes(6).toString('hex')}`;
  await asked(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const template = await templateOn(owner, client, options);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const { url, ownerUrl } = loginsOf(owner, name);
  const database = openPostgres(url, { ...unhurried, ...options, ownerUrl });
  return {
    ...database,
    async close() {
      await database.close();
      await asked(owner, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
