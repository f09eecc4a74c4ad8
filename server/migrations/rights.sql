-- Who may see and change what, said to the database itself. This file has no number: it runs again after every change of
-- the schema, so a new table is guarded from birth. Everything in it may run any number of times.
-- tests/api/hostile/database-rights.json has one line for each table and each column that is not everybody's.

do $$
declare
  role_name text;
begin
  foreach role_name in array array[
    'prudence_tenant', 'prudence_firm', 'prudence_system', 'prudence_identity', 'prudence_server'
  ] loop
    continue when to_regrole(role_name) is null;
    execute format('grant usage on schema public to %I', role_name);
    execute format('grant usage, select on all sequences in schema public to %I', role_name);
    execute format('revoke all on all tables in schema public from %I', role_name);
  end loop;
end $$;

-- Grants a role rights on a table, or on its columns where some of them are not for it. Does nothing for a role that is not there.
create or replace function pg_temp.allow(
  role_name text, table_name text, rights text[], hidden text[] default '{}'
) returns void language plpgsql as $$
declare
  target regclass := format('public.%I', table_name);
  columns text;
  one text;
begin
  if to_regrole(role_name) is null then return; end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attname <> all (hidden);
  foreach one in array rights loop
    -- A row is deleted as a whole.
    if hidden = '{}' or one = 'delete' then execute format('grant %s on %s to %I', one, target, role_name);
    else execute format('grant %s (%s) on %s to %I', one, columns, target, role_name);
    end if;
  end loop;
end $$;

create or replace function pg_temp.allow_columns(
  role_name text, table_name text, one text, columns text
) returns void language plpgsql as $$
begin
  if to_regrole(role_name) is null then return; end if;
  execute format('grant %s (%s) on public.%I to %I', one, columns, table_name, role_name);
end $$;

-- The firm, the system and what signs people in: every table but the bookkeeping of migrations.
do $$
declare
  -- Whose rows end: of every other table none is ever removed.
  passing constant text[] := array[
    'access_changes', 'alike_entries', 'archive_tickets', 'audit_refusals', 'call_counts',
    'client_branding', 'client_provider_changes', 'client_providers', 'cluster_queue',
    'invitations', 'login_tickets', 'mails', 'news_feeds',
    'news_seen', 'notice_choices', 'notifications', 'passkeys', 'password_history', 'rating_methods',
    'recovery_codes', 'request_tags', 'saved_view_marks', 'saved_views', 'second_looks', 'sessions', 'sign_in_failures', 'sso_presented',
    'stored_files', 'unclaimed_files', 'watchers', 'watchlist_entries', 'watchlist_feeds', 'watchlist_folders',
    'webhook_deliveries', 'webhooks', 'work_items', 'client_departures'
  ];
  ended_by_people constant text[] := array[
    'news_feeds', 'rating_methods', 'request_tags', 'saved_view_marks', 'saved_views', 'second_looks', 'watchers', 'watchlist_feeds',
    'watchlist_folders'
  ];
  -- What was recorded, sealed or agreed to is added to.
  kept constant text[] := array[
    'audit_checkpoints', 'audit_events', 'report_versions', 'security_policies', 'terms_versions'
  ];
  -- Ways in: for what signs people in, and nobody else.
  ways_in constant text[] := array[
    'access_changes', 'client_provider_changes', 'client_providers', 'invitations', 'login_tickets', 'passkeys',
    'password_history', 'recovery_codes', 'sign_in_failures', 'sso_presented'
  ];
  secrets constant jsonb := '{
    "users": ["password_hash", "totp_seed", "totp_last_step", "failed_sign_ins"],
    "sessions": ["handle", "refresh_hash", "previous_hash", "successor_sealed", "passkey_challenge", "role_key",
      "new_totp_seed", "previous_sign_in_at", "failed_sign_ins"],
    "scim_settings": ["token_hash"]
  }';
  -- What no act of a person of the firm needs, since jobs or what signs people in do it.
  not_the_firms constant text[] := array[
    'archive_tickets', 'audit_refusals', 'call_counts', 'mails', 'scim_identities', 'scim_settings', 'sessions', 'webhook_deliveries',
    'webhook_positions', 'webhooks'
  ];
  one text;
  rights text[];
  hidden text[];
begin
  for one in
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
  loop
    rights := case when one = any (kept) then array['select', 'insert'] else array['select', 'insert', 'update'] end;
    hidden := array(select jsonb_array_elements_text(coalesce(secrets -> one, '[]')));
    perform pg_temp.allow('prudence_identity', one, rights);
    if one = any (passing) then perform pg_temp.allow('prudence_identity', one, array['delete']); end if;
    if one = any (ways_in) then continue; end if;
    perform pg_temp.allow('prudence_system', one, rights, hidden);
    if one = any (passing) then perform pg_temp.allow('prudence_system', one, array['delete']); end if;
    if one = any (not_the_firms) then continue; end if;
    perform pg_temp.allow('prudence_firm', one,
      case when one in ('audit_checkpoints', 'clients', 'users') then array['select'] else rights end, hidden);
    if one = any (ended_by_people) then perform pg_temp.allow('prudence_firm', one, array['delete']); end if;
  end loop;
  -- The register of companies that is not in use is filled anew.
  perform pg_temp.allow('prudence_system', 'registered_companies_a', array['truncate']);
  perform pg_temp.allow('prudence_system', 'registered_companies_b', array['truncate']);
  -- Home of an administrator counts the mails.
  perform pg_temp.allow('prudence_firm', 'mails', array['select'], array['sealed']);
  -- The one change to what was recorded: a person is erased.
  perform pg_temp.allow_columns('prudence_identity', 'audit_events', 'update', 'personal');
end $$;

-- A client's side: what is named here, and of it the columns that it needs.
do $$
declare
  granted record;
begin
  for granted in select * from (values
    ('attachments', 'select, insert, update'),
    ('audit_chains', 'select, insert, update'),
    ('audit_checkpoints', 'select'),
    ('audit_events', 'select, insert'),
    ('audit_verifications', 'select, insert'),
    ('authorships', 'select'),
    ('business_calendars', 'select'),
    ('clients', 'select'),
    ('condition_libraries', 'select, insert, update'),
    ('master_items', 'select'),
    ('matches', 'select'),
    ('media_sources', 'insert'),
    ('messages', 'select, insert'),
    ('notifications', 'select, insert, update'),
    ('report_versions', 'select'),
    ('request_texts', 'select, insert, update'),
    ('request_visits', 'select, insert, update'),
    ('requests', 'select, insert, update'),
    ('saved_view_marks', 'select, insert, update, delete'),
    ('saved_views', 'select, insert, update, delete'),
    ('screening_runs', 'insert'),
    ('third_parties', 'select, insert, update'),
    ('third_party_alerts', 'select, insert, update'),
    ('third_party_conditions', 'select, insert, update'),
    ('third_party_decisions', 'select, insert, update'),
    ('watchers', 'select, insert, delete'),
    ('work_items', 'select')
  ) as of_tenants (name, rights) loop
    perform pg_temp.allow('prudence_tenant', granted.name, string_to_array(granted.rights, ', '));
  end loop;
  -- What an act of a client queues for the firm to work on, and no more of it than queueing needs.
  perform pg_temp.allow_columns('prudence_tenant', 'screening_runs', 'select', 'id');
  perform pg_temp.allow_columns('prudence_tenant', 'screening_runs', 'update', 'job_id');
  perform pg_temp.allow_columns('prudence_tenant', 'media_sources', 'select',
    'id, request_id, status, subjects_hash, attachment_id, sha256');
  perform pg_temp.allow_columns('prudence_tenant', 'media_sources', 'update', 'status, error');
  -- Two third parties become one, with the news of either.
  perform pg_temp.allow_columns('prudence_tenant', 'news_mentions', 'select', 'third_party_id, item_key, raised_at');
  perform pg_temp.allow_columns('prudence_tenant', 'news_mentions', 'update', 'third_party_id, raised_at');
  -- Who works for it at the firm, by name; passwords, seeds and the like of anybody are out of its reach, its own
  -- people's included.
  perform pg_temp.allow_columns('prudence_tenant', 'users', 'select',
    'id, client_id, username, name, email, role, read_only, disabled_at, available, leave_until, conflicts, created_at');
end $$;

-- The server's login itself, outside of any role: the one statement that every call begins with, and the entry that
-- stands for a queued job. The queue's own tables are granted where it is made.
do $$
begin
  perform pg_temp.allow('prudence_server', 'users', array['select'],
    array['password_hash', 'totp_seed', 'totp_last_step', 'failed_sign_ins']);
  perform pg_temp.allow('prudence_server', 'sessions', array['select'],
    array['handle', 'refresh_hash', 'previous_hash', 'successor_sealed', 'passkey_challenge', 'role_key',
      'new_totp_seed', 'previous_sign_in_at', 'failed_sign_ins']);
  perform pg_temp.allow_columns('prudence_server', 'sessions', 'update', 'last_activity_at');
  perform pg_temp.allow('prudence_server', 'clients', array['select']);
  perform pg_temp.allow('prudence_server', 'security_policies', array['select']);
  perform pg_temp.allow('prudence_server', 'work_items', array['select', 'insert']);
  perform pg_temp.allow('prudence_server', 'call_counts', array['select', 'insert', 'update']);
end $$;

-- Which rows: of a table with a client_id those of one client to a tenant, and of what the firm keeps to itself none;
-- all rows to the others. A table without a policy for a role shows that role nothing, whatever was granted.
do $$
declare
  own_client constant text := '(select nullif(current_setting(''app.client'', true), '''')::uuid)';
  guarded record;
  role_name text;
  shown text;
begin
  for guarded in
    select c.oid as id, c.relname as name, exists (
      select from pg_attribute where attrelid = c.oid and attname = 'client_id' and not attisdropped) as has_client
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  loop
    execute format('alter table %I enable row level security', guarded.name);
    foreach role_name in array array['firm', 'system', 'identity', 'server'] loop
      execute format('drop policy if exists %I on %I', role_name, guarded.name);
      continue when not coalesce(has_any_column_privilege(
        to_regrole('prudence_' || role_name), guarded.id, 'select, insert'), false);
      execute format('create policy %I on %I to %I using (true) with check (true)',
        role_name, guarded.name, 'prudence_' || role_name);
    end loop;
    shown := case
      when guarded.name in ('messages', 'request_texts')
        then format('client_id = %s and visibility = ''shared''', own_client)
      -- Readable, so that a question about a match is answered like one about nothing.
      when guarded.name = 'matches' then 'false'
      when not has_any_column_privilege('prudence_tenant', guarded.id, 'select, insert') then null
      when guarded.has_client then format('client_id = %s', own_client)
      when guarded.name = 'clients' then format('id = %s', own_client)
      when guarded.name in ('business_calendars', 'master_items') then 'true'
      end;
    execute format('drop policy if exists tenant on %I', guarded.name);
    if shown is not null then
      execute format('create policy tenant on %I to prudence_tenant using (%s)', guarded.name, shown);
    end if;
  end loop;
end $$;

drop policy if exists people_of_the_firm on users;
create policy people_of_the_firm on users for select to prudence_tenant using (client_id is null);
