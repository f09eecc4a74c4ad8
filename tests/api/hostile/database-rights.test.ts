import pg from 'pg';
import { openTestPlatform } from '../../../server/platform/testing.ts';
import lines from './database-rights.json' with { type: 'json' };

/**
 * What each role may do with each column: r reads, i inserts, u updates; deleting is of whole rows. `server` is the
 * server's login outside of any role. A table or column that has no place in database-rights.json fails: decide who needs
 * it, say so in server/migrations/rights.sql, and give the reason there.
 */
type TableRights = {
  why: string;
  /** Which rows a client's transaction sees: of its client, of its client and shared, itself, all, or none. */
  tenantRows?: 'own' | 'own and shared' | 'itself' | 'all' | 'none';
  /** Roles that delete rows. */
  delete?: string;
  /** Rights, then the columns that have them. */
  columns: Record<string, string>;
};
const tables = lines as unknown as Record<string, TableRights>;

const ask = async <Row>(text: string) => (await platform.database.raw.executeSql(text)).rows as Row[];
const ROLES = ['tenant', 'firm', 'system', 'identity', 'server'];
const letters: Record<string, string> = { select: 'r', insert: 'i', update: 'u' };
const ours = "c.relkind = 'r' and c.relnamespace = 'public'::regnamespace";
const list = (names: readonly string[]) => `unnest(array['${names.join("','")}'])`;

const platform = await openTestPlatform();
afterAll(() => platform.close());

type Column = { table: string; column: string; role: string | null; right: string };

/** What the catalogue says, in the words of the expectations. */
async function found() {
  const columns = await ask<Column>(`
    select c.relname as table, a.attname as column, role, "right"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join (${list(ROLES)} as role cross join ${list(Object.keys(letters))} as "right")
      on has_column_privilege('prudence_' || role, c.oid, a.attname, "right")
    where ${ours}
    order by 1, a.attnum, array_position(array['${ROLES.join("','")}'], role),
      array_position(array['${Object.keys(letters).join("','")}'], "right")`);
  const rights: Record<string, Record<string, string>> = {};
  for (const { table, column, role, right } of columns) {
    rights[table] ??= {};
    const of = rights[table];
    const before = of[column] ?? '';
    const known = role !== null && before.includes(`${role}:`);
    of[column] = role === null ? '' : `${before}${known ? '' : `${before && ' '}${role}:`}${letters[right]}`;
  }
  return rights;
}

const expectedOf = ({ columns }: TableRights) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([rights, names]) => names.split(' ').map((name) => [name, rights])),
  );

test('C3 W23 every role has the rights on every column of every table that a line here gives it, and no other', async () => {
  const wanted = Object.fromEntries(Object.entries(tables).map(([name, one]) => [name, expectedOf(one)]));
  expect(await found()).toEqual(wanted);
});

test('C3 W23 rows are deleted by the roles named here, and no role truncates, references or triggers', async () => {
  const rows = await ask<{ table: string; role: string }>(`
    select c.relname as table, role from pg_class c, ${list(ROLES)} as role
    where ${ours} and has_table_privilege('prudence_' || role, c.oid, 'delete')`);
  for (const [name, { delete: roles = '' }] of Object.entries(tables)) {
    const deleting = rows.filter(({ table }) => table === name).map(({ role }) => role);
    expect([name, deleting.sort()]).toEqual([name, roles.split(' ').filter(Boolean).sort()]);
  }
  const more = await ask(`
    select distinct c.relname as table from pg_class c, ${list(ROLES)} as role
    where ${ours} and (has_table_privilege('prudence_' || role, c.oid, 'truncate')
      or has_table_privilege('prudence_' || role, c.oid, 'references, trigger')) order by 1`);
  // Filled anew by each import of the register of companies: millions of rows that say nothing of anybody’s clients.
  expect(more).toEqual([{ table: 'registered_companies_a' }, { table: 'registered_companies_b' }]);
});

const client = `\\( SELECT \\(NULLIF\\(current_setting\\('app.client'::text, true\\), ''::text\\)\\)::uuid AS "nullif"\\)`;
const shown: Record<string, RegExp> = {
  own: new RegExp(`^\\(client_id = ${client}\\)$`),
  'own and shared': new RegExp(`^\\(\\(client_id = ${client}\\) AND \\(visibility = 'shared'::text\\)\\)$`),
  itself: new RegExp(`^\\(id = ${client}\\)$`),
  all: /^true$/,
  none: /^false$/,
};

test('C3 W23 row-level security holds on every table, for its owner too, and shows a client what a line here says', async () => {
  const guarded = await ask<{ name: string; limited: boolean; forced: boolean }>(
    `select relname as name, relrowsecurity as limited, relforcerowsecurity as forced from pg_class c where ${ours}`,
  );
  for (const { name, limited, forced } of guarded) {
    const isGuarded = name !== 'schema_migrations';
    expect([name, limited, forced]).toEqual([name, isGuarded, isGuarded]);
  }
  const policies = await ask<{ table: string; name: string; roles: string; qual: string; with: string }>(
    `select tablename as table, policyname as name, roles::text, qual, with_check as with, permissive from pg_policies
     where schemaname = 'public'`,
  );
  for (const [table, { tenantRows, columns }] of Object.entries(tables)) {
    const its = policies.filter((policy) => policy.table === table);
    const rights = Object.keys(columns).join(' ');
    const named = ROLES.filter((role) => role !== 'tenant' && rights.includes(`${role}:`));
    if (tenantRows) named.push('tenant');
    if (table === 'users') named.push('people_of_the_firm');
    expect([table, its.map(({ name }) => name).sort()]).toEqual([table, named.sort()]);
    for (const { name, roles, qual, with: written } of its) {
      if (name === 'people_of_the_firm')
        expect([roles, qual]).toEqual(['{prudence_tenant}', '(client_id IS NULL)']);
      else if (name === 'tenant') expect(qual).toMatch(shown[tenantRows ?? 'none'] as RegExp);
      else expect([table, qual, written]).toEqual([table, 'true', 'true']);
      if (name !== 'people_of_the_firm') expect(roles).toBe(`{prudence_${name}}`);
    }
  }
});

test('W23 what steps past the policies is a list of functions, whose callers and search path are fixed', async () => {
  const definers = await ask(`
    select p.proname as name, p.proconfig::text as config,
      array(select role from ${list(ROLES)} as role where has_function_privilege('prudence_' || role, p.oid, 'execute'))::text as roles
    from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`);
  const config = '{"search_path=public, pg_temp"}';
  // What removal.sql removes: by settings and the nightly run, or only within another of these functions.
  const removal = (name: string) => ({ name, config, roles: '{identity}' });
  const within = (name: string) => ({ name, config, roles: '{}' });
  expect(definers).toEqual([
    { name: 'carry_holds', config, roles: '{tenant,firm}' },
    within('erase_events'),
    within('erase_searches'),
    within('erase_views'),
    removal('files_of_client'),
    removal('forget_removed'),
    within('has_left'),
    removal('is_held'),
    removal('may_remove_entries'),
    removal('may_remove_mention'),
    removal('may_remove_request'),
    removal('may_remove_run'),
    { name: 'own_requests_with', config, roles: '{tenant}' },
    removal('remove_client_rows'),
    removal('remove_mention'),
    removal('remove_request'),
    removal('remove_run'),
    within('remove_third_party'),
    { name: 'settle_registered_companies', config, roles: '{system,identity}' },
    within('unclaim_files'),
  ]);
});

describe('W23 the server’s login', () => {
  let login: pg.Client;
  beforeAll(async () => {
    login = new pg.Client({ connectionString: platform.database.url });
    await login.connect();
  });
  afterAll(() => login.end());

  test('owns nothing, may make nothing and is neither the owner nor above it', async () => {
    const { rows } = await login.query('select current_user as name');
    const name = `'${rows[0].name}'::regrole`;
    expect(
      await ask(`select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        pg_has_role(oid, current_user::regrole, 'member') as owner,
        has_schema_privilege(oid, 'public', 'create') or has_database_privilege(oid, current_database(), 'create') as makes,
        (select count(*) from pg_class where relowner = pg_roles.oid)
          + (select count(*) from pg_proc where proowner = pg_roles.oid)
          + (select count(*) from pg_namespace where nspowner = pg_roles.oid) as owned
        from pg_roles where oid = ${name}`),
    ).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        owner: false,
        makes: false,
        owned: 0,
      },
    ]);
    const groups = await ask(
      `select roleid::regrole::text as role from pg_auth_members where member = ${name} order by 1`,
    );
    expect(groups).toEqual([{ role: 'prudence_server' }]);
    const owned = await ask(
      `select c.relname from pg_class c where ${ours} and c.relowner <> current_user::regrole`,
    );
    expect(owned).toEqual([]);
  });

  test.each([
    ['reset role', 'select username, password_hash from users'],
    ['reset role', 'select totp_seed from users'],
    ['reset role', 'select refresh_hash from sessions'],
    ['reset role', 'select id from requests'],
    ['reset role', 'select id from findings'],
    ['reset role', 'create table mine (n integer)'],
    ...[
      'prudence_server',
      'prudence_tenant',
      'prudence_firm',
      'prudence_system',
      'prudence_identity',
    ].flatMap((role) =>
      [
        'alter table users add column mine text',
        'alter table users disable row level security',
        'alter table users no force row level security',
        'alter table audit_events disable trigger all',
        'create policy mine on requests using (true)',
        'drop policy tenant on requests',
        'drop table findings',
        'truncate requests',
        'truncate audit_events',
        'create function mine() returns integer language sql as $$ select 1 $$',
      ].map((statement) => [`set role ${role}`, statement]),
    ),
    ['reset role', 'set role prudence'],
    ['set role prudence_tenant', 'select password_hash from users'],
    ['set role prudence_firm', 'select password_hash from users'],
    ['set role prudence_firm', 'select totp_seed from users'],
    ['set role prudence_firm', 'select refresh_hash from sessions'],
    ['set role prudence_firm', 'select hash from password_history'],
    ['set role prudence_system', 'select password_hash from users'],
    ['set role prudence_system', "update users set password_hash = ''"],
    ['set role prudence_system', 'select code_hash from recovery_codes'],
    ['set role prudence_system', 'select refresh_hash from sessions'],
    ['set role prudence_tenant', 'select tag from request_tags'],
    ['set role prudence_tenant', 'select id from findings'],
    ['set role prudence_tenant', 'select id from second_looks'],
    ['set role prudence_tenant', 'select id from ratings'],
    ['set role prudence_tenant', 'select matches from screening_runs'],
    ['set role prudence_tenant', 'delete from audit_chains'],
  ])('after “%s” cannot %s', async (role, statement) => {
    await login.query(role);
    // Insufficient privilege.
    await expect(login.query(statement)).rejects.toMatchObject({ code: '42501' });
    await login.query('reset role');
  });
});
