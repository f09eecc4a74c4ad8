-- Tenancy and append-only, said to the database itself. This file has no number: it runs again after every
-- change of the schema, so a new table is guarded from birth. Everything in it may run any number of times.

-- Roles belong to the whole cluster. They cannot log in; the owner takes them for one transaction.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['prudence_tenant', 'prudence_firm'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
    -- Since PostgreSQL 16 being a member is not yet the right to take the role.
    if not pg_has_role(
      current_user, role_name,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
    ) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
    execute format('grant usage on schema public to %I', role_name);
    execute format('grant usage, select on all sequences in schema public to %I', role_name);
    execute format('revoke all on all tables in schema public from %I', role_name);
  end loop;
end $$;

-- Every table with a client_id: rows of one client to the tenant, all rows to the firm.
do $$
declare
  guarded record;
  rights text;
begin
  for guarded in
    select c.table_name, c.udt_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'client_id' and t.table_type = 'BASE TABLE'
  loop
    rights := case
      when guarded.table_name = 'audit_checkpoints' then 'select'
      when guarded.table_name in ('audit_events', 'report_versions') then 'select, insert'
      else 'select, insert, update, delete' end;
    execute format('grant %s on table %I to prudence_tenant, prudence_firm', rights, guarded.table_name);
    execute format('alter table %I enable row level security', guarded.table_name);
    execute format('drop policy if exists tenant on %I', guarded.table_name);
    execute format(
      'create policy tenant on %I to prudence_tenant using (client_id = (select nullif(current_setting(''app.client'', true), '''')::%I))',
      guarded.table_name, guarded.udt_name);
    execute format('drop policy if exists firm on %I', guarded.table_name);
    execute format('create policy firm on %I to prudence_firm using (true) with check (true)', guarded.table_name);
  end loop;
end $$;

-- Tables without a client_id: the firm works on all of them but the bookkeeping of migrations; a tenant reads
-- only what is named here.
do $$
declare
  shared constant text[] := array['master_items', 'business_calendars'];
  bare record;
begin
  for bare in
    select t.table_name
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'schema_migrations'
      and not exists (
        select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'client_id')
  loop
    execute format('grant select, insert, update, delete on table %I to prudence_firm', bare.table_name);
    if bare.table_name = any (shared) then
      execute format('grant select on table %I to prudence_tenant', bare.table_name);
    end if;
  end loop;
end $$;

-- What was recorded or sealed stays: the one change allowed is to take from the column `personal`, all of it or single
-- values, when a person is erased.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if after - 'personal' = before - 'personal'
      and (after ->> 'personal' is null or (before -> 'personal') @> (after -> 'personal')) then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

do $$
declare
  kept text;
begin
  foreach kept in array array[
    'audit_checkpoints', 'audit_events', 'report_versions', 'security_policies', 'terms_versions'
  ] loop
    if to_regclass(format('public.%I', kept)) is not null then
      execute format('create or replace trigger append_only before update or delete on %I for each row execute function refuse_change()', kept);
      execute format('create or replace trigger never_truncated before truncate on %I for each statement execute function refuse_change()', kept);
    end if;
  end loop;
end $$;

-- A version of the rating method that was published is never rewritten: stored ratings replay from it. It may only be
-- followed by the next one; its job is noted once.
create or replace function guard_method() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'status' - 'job_id' = to_jsonb(old) - 'status' - 'job_id'
    and (new.status = old.status or (old.status = 'published' and new.status = 'superseded')) then
    return new;
  end if;
  raise exception 'a published version of the rating method is never changed' using errcode = 'check_violation';
end $$;

do $$
begin
  if to_regclass('public.rating_methods') is not null then
    create or replace trigger published_stays before update or delete on rating_methods
      for each row execute function guard_method();
  end if;
end $$;

-- A client's transaction knows its own entry in the list of clients, and may know who works for it at the firm, by
-- name; passwords, seeds and the like of anybody are out of its reach, its own people's included.
do $$
begin
  if to_regclass('public.users') is not null then
    revoke all on users from prudence_tenant;
    grant select (id, client_id, username, name, email, role, read_only, disabled_at, available, leave_until, conflicts,
      created_at)
      on users to prudence_tenant;
    drop policy if exists people_of_the_firm on users;
    create policy people_of_the_firm on users for select to prudence_tenant using (client_id is null);
  end if;
  if to_regclass('public.clients') is not null then
    grant select on clients to prudence_tenant;
    alter table clients enable row level security;
    drop policy if exists tenant on clients;
    create policy tenant on clients for select to prudence_tenant
      using (id = (select nullif(current_setting('app.client', true), '')::uuid));
    drop policy if exists firm on clients;
    create policy firm on clients to prudence_firm using (true) with check (true);
  end if;
end $$;
