import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openTestPlatform } from '../testing.ts';
import type { Database } from './database.ts';
import { prepareDatabase } from './migrations/prepare-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { db } from './transaction.ts';

const loud = {
  onError: (error: unknown) => {
    throw error;
  },
};
const name = `prudence_test_${randomBytes(6).toString('hex')}`;
const logins: string[] = [];

async function asOwner(place: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function login(rights = ''): Promise<string> {
  const own = `prudence_test_${randomBytes(6).toString('hex')}`;
  await asOwner(ownerUrl, `create role ${own} login ${rights}`);
  logins.push(own);
  const address = new URL(ownerUrl);
  address.username = own;
  return address.href;
}

const platform = await openTestPlatform();
const address = new URL(platform.database.ownerUrl);
await asOwner(address.href, `create database ${name}`);
address.pathname = `/${name}`;
const ownerUrl = address.href;
afterAll(async () => {
  await asOwner(platform.database.ownerUrl, `drop database ${name}`);
  for (const own of logins) await asOwner(platform.database.ownerUrl, `drop role if exists ${own}`);
  await platform.close();
});

const forced = () =>
  asOwner(
    ownerUrl,
    `select count(*)::int as tables, (count(*) filter (where relforcerowsecurity))::int as forced from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`,
  );
/** A connection that stays open after a failure would keep the database from being dropped. */
async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openPostgres(url, loud);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const whoIn = (database: Database, kind: 'system' | 'identity' | 'firm') =>
  database.tx({ kind }, async () => (await db().execute(sql`select current_user as name`)).rows[0]?.name);

test('W23 with one login, which owns the tables, everything works by roles that own nothing', async () => {
  await prepareDatabase({ ownerUrl, url: ownerUrl }, loud);
  await using(ownerUrl, async (database) => {
    for (const kind of ['system', 'identity', 'firm'] as const)
      expect(await whoIn(database, kind)).toBe(`prudence_${kind}`);
    expect(await database.once(async () => (await db().execute(sql`select 1 from users`)).rows)).toEqual([]);
  });
  // Dumps of the owner need no more options than before.
  expect(await forced()).toEqual([{ tables: expect.any(Number), forced: 0 }]);
});

test('W23 with a second login the owner is limited too, and the server needs no grant by hand', async () => {
  const url = await login();
  await prepareDatabase({ ownerUrl, url }, loud);
  const [counts] = await forced();
  expect(counts?.forced).toBe(counts?.tables);
  await using(url, async (database) => {
    for (const kind of ['system', 'identity', 'firm'] as const)
      expect(await whoIn(database, kind)).toBe(`prudence_${kind}`);
    expect(await database.once(async () => (await db().execute(sql`select 1 from clients`)).rows)).toEqual(
      [],
    );
  });
  await prepareDatabase({ ownerUrl, url }, loud);
});

test('W23 jobs cannot read what signs people in', async () => {
  const read = sql`select password_hash, totp_seed from users`;
  await expect(platform.database.tx({ kind: 'system' }, () => db().execute(read))).rejects.toMatchObject({
    cause: { message: 'permission denied for table users' },
  });
  await platform.database.tx({ kind: 'identity' }, () => db().execute(read));
});

test('W23 the owner sees every row where it is limited, so that migrations change all of them', async () => {
  const rows = await asOwner(ownerUrl, "select row_security_active('stored_files') as limited");
  expect(rows).toEqual([{ limited: true }]);
  await asOwner(ownerUrl, 'insert into stored_files (file_id, size) values ($$a$$, 1)');
  expect(await asOwner(ownerUrl, 'update stored_files set size = 2 returning size')).toEqual([{ size: 2 }]);
});

test('W23 a login that could get past the policies is refused in a sentence', async () => {
  const maker = await login('createrole');
  await expect(prepareDatabase({ ownerUrl, url: maker }, loud)).rejects.toThrow(
    /^DATABASE_URL: the login \w+ may create roles\. Name a login that owns nothing/,
  );
  const keeper = await login();
  await asOwner(ownerUrl, `grant create on schema public to ${new URL(keeper).username}`);
  await asOwner(keeper, 'create table kept (n integer)');
  await expect(prepareDatabase({ ownerUrl, url: keeper }, loud)).rejects.toThrow(
    /^DATABASE_URL: the login \w+ owns tables\./,
  );
  await asOwner(keeper, 'drop table kept');
  await asOwner(ownerUrl, `revoke create on schema public from ${new URL(keeper).username}`);
});

describe('W23 an owner that may not create roles', () => {
  const own = `prudence_test_${randomBytes(6).toString('hex')}`;
  let plainUrl: string;
  beforeAll(async () => {
    const owner = new URL(await login());
    await asOwner(
      ownerUrl,
      `grant ${owner.username} to current_user`,
      `create database ${own} owner ${owner.username}`,
    );
    owner.pathname = `/${own}`;
    plainUrl = owner.href;
  });
  afterAll(() => asOwner(platform.database.ownerUrl, `drop database ${own}`));

  /** What the refusal tells an administrator of PostgreSQL to run. */
  async function toldBy(url: string): Promise<string[]> {
    const refused = await prepareDatabase({ ownerUrl: plainUrl, url }, loud).catch((error: Error) => error);
    const [, variable, statements = ''] =
      /^(\w+): the login \w+ may not set up the roles .* let an administrator of PostgreSQL run: (.*)$/.exec(
        (refused as Error).message ?? '',
      ) ?? [];
    expect(variable).toBe(url === plainUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
    return statements.split(/(?<=;) ?/).filter(Boolean);
  }

  test('is refused in a sentence with the statements that help, and needs no more than these', async () => {
    const plain = new URL(plainUrl).username;
    const told = await toldBy(plainUrl);
    const needed = ['tenant', 'firm', 'system', 'identity'];
    expect(told).toEqual(needed.map((role) => `grant prudence_${role} to ${plain};`));
    await asOwner(ownerUrl, ...told);
    await prepareDatabase({ ownerUrl: plainUrl, url: plainUrl }, loud);
    await using(plainUrl, async (database) => {
      for (const kind of ['system', 'identity', 'firm'] as const)
        expect(await whoIn(database, kind)).toBe(`prudence_${kind}`);
    });
  });

  test('needs one more statement beside a login of the server’s own', async () => {
    const server = new URL(await login());
    server.pathname = `/${own}`;
    await asOwner(ownerUrl, `revoke prudence_firm from ${new URL(plainUrl).username}`);
    await asOwner(ownerUrl, ...(await toldBy(server.href)));
    await expect(prepareDatabase({ ownerUrl: plainUrl, url: server.href }, loud)).rejects.toThrow(
      `DATABASE_URL: an administrator of PostgreSQL has to run: grant prudence_server to "${server.username}"`,
    );
    await asOwner(ownerUrl, `grant prudence_server to ${server.username}`);
    await prepareDatabase({ ownerUrl: plainUrl, url: server.href }, loud);
    await using(server.href, async (database) => {
      expect(await whoIn(database, 'system')).toBe('prudence_system');
    });
  });
});
