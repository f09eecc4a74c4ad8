-- The roles of the database. This file has no number: it runs at every start and before everything else, since roles
-- belong to the cluster, and a database that was restored into another one comes without them. Who has which rights is said
-- in rights.sql.

-- Roles belong to the whole cluster and cannot log in. A transaction takes one of the first four. The fifth stands for
-- the server's login: it owns nothing, inherits nothing of them, and may take each for one transaction.
do $$
declare
  role_name text;
  pair text[];
  may text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array[
    'prudence_tenant', 'prudence_firm', 'prudence_system', 'prudence_identity', 'prudence_server'
  ] loop
    if to_regrole(role_name) is null then
      begin
        execute format('create role %I nologin %s', role_name,
          case role_name when 'prudence_server' then 'noinherit' else 'inherit' end);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          if role_name in ('prudence_tenant', 'prudence_firm') then raise; end if;
          raise notice 'the role % is missing, and this login may not create it', role_name;
      end;
    end if;
    continue when to_regrole(role_name) is null;
    -- Since PostgreSQL 16 being a member is not yet the right to take the role. Where row-level security is forced the
    -- owner sees rows as a member of prudence_system.
    if role_name <> 'prudence_server' and not (pg_has_role(current_user, role_name, may)
      and (role_name <> 'prudence_system' or pg_has_role(current_user, role_name, 'usage'))) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;

  if (select rolinherit from pg_roles where rolname = 'prudence_server') then
    begin
      alter role prudence_server noinherit;
    exception when insufficient_privilege then
      raise notice 'the role prudence_server inherits, and this login may not change that';
    end;
  end if;

  -- What signs people in may do what the system may, and more.
  foreach pair slice 1 in array array[
    ['prudence_system', 'prudence_identity'],
    ['prudence_tenant', 'prudence_server'], ['prudence_firm', 'prudence_server'],
    ['prudence_system', 'prudence_server'], ['prudence_identity', 'prudence_server']
  ] loop
    continue when to_regrole(pair[1]) is null or to_regrole(pair[2]) is null or exists (
      select from pg_auth_members where roleid = to_regrole(pair[1]) and member = to_regrole(pair[2]));
    begin
      execute format('grant %I to %I', pair[1], pair[2]);
    exception when insufficient_privilege then
      raise notice 'the role % is not granted to %, and this login may not grant it', pair[1], pair[2];
    end;
  end loop;
end $$;
