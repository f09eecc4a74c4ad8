import pg from 'pg';
import type { RawDatabase } from '../raw.ts';

type Owner = Pick<RawDatabase, 'executeSql'>;

/**
 * As the owner: lets the server's login do its work, and nothing more. Where it is another login than the owner, it has
 * to own nothing, and the owner too sees rows by policy alone.
 */
export async function admitLogin(owner: Owner, url: string): Promise<void> {
  await owner.executeSql(queueRights);
  const { rows } = await owner.executeSql('select current_user as name');
  const login = await loginOf(url);
  if (login === rows[0]?.name) return;
  await join(owner, login);
  const [flaw] = (await owner.executeSql(flaws, [login])).rows;
  if (flaw) throw new Error(`DATABASE_URL: ${flaw.sentence}`);
  await owner.executeSql(forceRowSecurity);
}

async function loginOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select current_user as name');
    return rows[0].name;
  } finally {
    await client.end();
  }
}

async function join(owner: Owner, login: string) {
  const isMember = await owner.executeSql(
    `select pg_has_role($1, to_regrole('prudence_server'), 'usage') as is`,
    [login],
  );
  if (isMember.rows[0]?.is === true) return;
  const name = `"${login.replaceAll('"', '""')}"`;
  try {
    await owner.executeSql(`grant prudence_server to ${name}`);
  } catch (error) {
    throw new Error(
      `DATABASE_URL: an administrator of PostgreSQL has to run: grant prudence_server to ${name} (${(error as Error).message}).`,
    );
  }
}

/** The queue makes its tables itself, so they are not among the migrations. */
const queueRights = `do $$
declare
  role_name text;
begin
  foreach role_name in array array['prudence_server', 'prudence_system'] loop
    continue when to_regrole(role_name) is null;
    execute format('grant usage on schema pgboss to %I', role_name);
    execute format('grant select, insert, update, delete on all tables in schema pgboss to %I', role_name);
    execute format('grant usage, select on all sequences in schema pgboss to %I', role_name);
  end loop;
end $$`;

/** What would let a login past the policies. */
const flaws = `
  select format('the login %s %s. Name a login that owns nothing, as docs/operations.md says.', rolname, flaw) as sentence
  from pg_roles,
    lateral (values
      (rolsuper, 'is a superuser'),
      (rolbypassrls, 'bypasses row-level security'),
      (rolcreaterole, 'may create roles'),
      (coalesce(pg_has_role(oid, to_regrole('prudence_identity'), 'usage'), false), 'inherits the rights of sign-in'),
      (pg_has_role(oid, (select relowner from pg_class where oid = 'public.schema_migrations'::regclass), 'member'),
        'may act as the owner of the tables'),
      (exists (select from pg_class where relowner = pg_roles.oid and relnamespace in
        ('public'::regnamespace, 'pgboss'::regnamespace)), 'owns tables')
    ) as found (is_so, flaw)
  where rolname = $1 and is_so`;

const forceRowSecurity = `do $$
declare
  unforced regclass;
begin
  -- Without these policies the owner would see no row, and neither would the next migration.
  if not pg_has_role(current_user, to_regrole('prudence_system'), 'usage') then return; end if;
  for unforced in
    select oid from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
  loop
    execute format('alter table %s force row level security', unforced);
  end loop;
end $$`;
