import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawDatabase } from '../raw.ts';
import { migrationsDir } from './migration-files.ts';

type Owner = Pick<RawDatabase, 'executeSql'>;

/**
 * As the owner: makes the roles that transactions take, since a database that was restored into another cluster comes
 * without them. Where this login may not, an administrator of PostgreSQL has to, and the error says what to run.
 */
export async function prepareRoles(owner: Owner, hasOwnLogin: boolean): Promise<void> {
  let refused: unknown;
  await owner.executeSql(readFileSync(join(migrationsDir, 'access-roles.sql'), 'utf8')).catch((error) => {
    refused = error;
  });
  const { rows } = await owner.executeSql(missing, [hasOwnLogin]);
  if (rows.length === 0) {
    if (refused) throw refused;
    return;
  }
  const variable = hasOwnLogin ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  const statements = rows.map(({ statement }) => `${statement};`).join(' ');
  throw new Error(
    `${variable}: the login ${rows[0]?.owner} may not set up the roles that Prudence works by. Give it createrole, or let an administrator of PostgreSQL run: ${statements}`,
  );
}

/**
 * What access-roles.sql leaves undone for want of rights. An owner that is the server's login as well can do without
 * the roles of jobs and sign-in where there are none, and then does their work itself.
 */
const missing = `
  with needed (name, nth) as (
    select name, nth from unnest(array[
      'prudence_tenant', 'prudence_firm', 'prudence_system', 'prudence_identity', 'prudence_server'
    ]) with ordinality as role (name, nth)
    where $1 or name in ('prudence_tenant', 'prudence_firm') or to_regrole(name) is not null
  ), may (kind) as (
    select case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
  )
  select 1 as step, nth, format('create role %I nologin%s', name,
    case name when 'prudence_server' then ' noinherit' else '' end) as statement, current_user as owner
  from needed where to_regrole(name) is null
  union all
  select 2, nth, format('grant %I to %I', name, current_user), current_user
  from needed, may
  where name <> 'prudence_server' and not coalesce(pg_has_role(current_user, to_regrole(name), kind)
    and (name <> 'prudence_system' or pg_has_role(current_user, to_regrole(name), 'usage')), false)
  union all
  select 3, 0, format('grant %I to %I', granted, member), current_user
  from (values ('prudence_system', 'prudence_identity'), ('prudence_tenant', 'prudence_server'),
    ('prudence_firm', 'prudence_server'), ('prudence_system', 'prudence_server'),
    ('prudence_identity', 'prudence_server')) as pair (granted, member)
  where $1 and not exists (
    select from pg_auth_members where roleid = to_regrole(granted) and pg_auth_members.member = to_regrole(pair.member))
  order by 1, 2, 3`;
