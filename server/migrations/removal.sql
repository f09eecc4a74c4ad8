-- How what was recorded ends. No role of the server may delete a request, a report or a decision: the functions here, which
-- run as the owner, remove one record with all that belongs to it, and refuse where something needs it or a legal hold is
-- on it. Events of the audit trail stay. This file has no number: it runs again after every change of the schema.

-- A hold on a client covers its third parties, one on a third party its requests and what was merged into it.
create or replace function is_held(of_client uuid, of_third_party uuid, of_request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  with party as (
    select coalesce(of_third_party, (select third_party_id from requests where id = of_request)) as id)
  select exists (select from clients where id = of_client and legal_hold)
    or exists (
      select from legal_holds
      where lifted_at is null and object_id in (
        select of_client union all select of_request union all select id from party
        union all select other.id from third_parties other join party on other.merged_into = party.id))
$body$;

create or replace function has_left(of_client uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  select exists (select from client_departures where client_id = of_client and confirmed_at is not null)
$body$;

-- The request whose report was sealed last about a third party.
create or replace function rated_by(party uuid) returns uuid
  language sql stable set search_path = public, pg_temp as $body$
  select r.id from requests r join report_versions v on v.request_id = r.id
  where r.third_party_id = party order by v.released_at desc limit 1
$body$;

-- Of a third party that is monitored, in a relationship, or has something open, the last request and the one that rated it
-- stay. Of a client that has left, what was opened at the same moment goes too.
create or replace function may_remove_request(target uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  select (r.status in ('draft', 'released', 'rejected', 'cancelled') or has_left(r.client_id))
    and not is_held(r.client_id, r.third_party_id, r.id)
    and (has_left(r.client_id) or (
      not exists (select from second_looks where request_id = r.id and status in ('open', 'disagreed'))
      and not exists (
        select from third_parties p
        where p.id = r.third_party_id and (
          r.id in (p.last_request_id, rated_by(p.id)) and (
            p.monitored
            or p.relationship in ('approved', 'approved_with_conditions')
            or exists (select from third_party_alerts where third_party_id = p.id and outcome is null)
            or exists (select from third_party_conditions where third_party_id = p.id and state = 'open'))
          or p.last_request_id = r.id
            and exists (select from requests other where other.third_party_id = p.id and other.id <> r.id)))))
  from requests r where r.id = target
$body$;

-- The sweep of files removes what no other row names.
create or replace function unclaim_files(files text[]) returns void
  language sql security definer set search_path = public, pg_temp as $body$
  insert into unclaimed_files (file_id, stored_at)
  select distinct file, 'epoch'::timestamptz from unnest(files) as file where file is not null
  on conflict (file_id) do update set stored_at = excluded.stored_at
$body$;

-- What names or describes a removed record goes from beside the audit chains, whose hashes cover digests only; who acted,
-- when and from where stays. A refusal stands in the chain of who was refused, and may quote what it was about.
create or replace function without_names(personal jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp as $body$
  select jsonb_object_agg(part, (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(personal -> part)
    where key in ('actorName', 'ip', 'clientTime')))
  from unnest(array['values', 'salts']) as part
$body$;
create or replace function erase_events(of_request uuid, of_third_party uuid) returns void
  language sql security definer set search_path = public, pg_temp as $body$
  update audit_events set personal = without_names(personal)
  where personal is not null
    and (request_id = of_request or (object_type = 'third_party' and object_id = of_third_party::text));
  update audit_events set personal = without_names(personal)
  where type = 'call.refused' and personal is not null
    and data ->> 'target' in (of_request::text, of_third_party::text)
$body$;

-- A third party that no request stands on any more, with what was merged into it.
create or replace function remove_third_party(target uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $body$
declare
  party third_parties;
  merged uuid;
begin
  select * into party from third_parties where id = target for update;
  if not found or exists (select from requests where third_party_id = target) then return false; end if;
  if is_held(party.client_id, target, null) then
    raise exception 'a legal hold is on the third party %', target using errcode = 'check_violation';
  end if;
  for merged in select id from third_parties where merged_into = target and id <> target loop
    if not remove_third_party(merged) then return false; end if;
  end loop;
  perform unclaim_files(array(select file_id from news_mentions where third_party_id = target));
  delete from watched_parties where third_party_id = target;
  delete from third_party_conditions where third_party_id = target;
  perform set_config('app.removing_party', target::text, true);
  delete from third_party_decisions where third_party_id = target;
  perform set_config('app.removing_party', '', true);
  delete from third_party_alerts where third_party_id = target;
  delete from news_mentions where third_party_id = target;
  delete from third_parties where id = target;
  perform erase_events(null, target);
  perform erase_searches(party.client_id, party.name);
  perform erase_views(party.client_id, party.name);
  return true;
end $body$;

-- A request with every row that names it; its third party goes with the last one.
create or replace function remove_request(target uuid) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $body$
declare
  client uuid;
  party uuid;
  name text;
  one text;
  gone bigint;
  counted jsonb := '{}';
begin
  -- A hold that is being placed is waited for, and one that comes later finds nothing.
  lock table legal_holds in share mode;
  select client_id, third_party_id, legal_name into client, party, name from requests where id = target for update;
  if not found then return null; end if;
  if not may_remove_request(target) then
    raise exception 'the request % is open, needed or on legal hold', target using errcode = 'check_violation';
  end if;
  perform set_config('app.removing', target::text, true);
  perform unclaim_files(array(
    select file_id from attachments where request_id = target
    union all select file_id from media_sources where request_id = target
    union all select file_id from news_mentions where request_id = target
    union all select pdf_file_id from report_versions where request_id = target));
  for one in
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'request_id'
      and table_name not in ('audit_events', 'second_looks', 'matches', 'screening_runs')
  loop
    execute format('delete from %I where request_id = $1', one) using target;
    get diagnostics gone = row_count;
    if gone > 0 then counted := counted || jsonb_build_object(one, gone); end if;
  end loop;
  foreach one in array array['second_looks', 'matches', 'screening_runs'] loop
    execute format('delete from %I where request_id = $1', one) using target;
    get diagnostics gone = row_count;
    if gone > 0 then counted := counted || jsonb_build_object(one, gone); end if;
  end loop;
  delete from requests where id = target;
  perform set_config('app.removing', '', true);
  perform erase_events(target, null);
  perform erase_searches(client, name);
  perform erase_views(client, name);
  if party is not null and not exists (select from requests where third_party_id = party) then
    if remove_third_party(party) then counted := counted || '{"third_parties": 1}'; end if;
  end if;
  return counted;
end $body$;

-- A run that a newer one has taken the place of, whose decisions that one carries.
create or replace function may_remove_run(target uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  select r.status in ('done', 'failed')
    and not is_held(r.client_id, null, r.request_id)
    and exists (
      select from screening_runs newer
      where newer.request_id = r.request_id and newer.seq > r.seq and newer.status = 'done')
    and not exists (
      select from matches m
      where m.run_id = r.id and (
        (m.disposed_by is not null and not m.carried_over)
        or m.confirmed_by is not null
        or exists (select from second_looks where match_id = m.id)))
  from screening_runs r where r.id = target
$body$;
create or replace function remove_run(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $body$
begin
  lock table legal_holds in share mode;
  if not coalesce(may_remove_run(target), false) then
    raise exception 'the screening % is needed or on legal hold', target using errcode = 'check_violation';
  end if;
  delete from near_matches where run_id = target;
  delete from matches where run_id = target;
  delete from screening_runs where id = target;
end $body$;

-- An item of news that was not raised, and so stands in no alert.
create or replace function may_remove_mention(target uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  select raised_at is null and read_again_at is null and (model_number is not null or refused_by is not null)
    and not is_held(client_id, third_party_id, request_id)
  from news_mentions where id = target
$body$;
create or replace function remove_mention(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $body$
begin
  lock table legal_holds in share mode;
  if not coalesce(may_remove_mention(target), false) then
    raise exception 'the item % is needed or on legal hold', target using errcode = 'check_violation';
  end if;
  perform unclaim_files(array(select file_id from news_mentions where id = target));
  delete from news_mentions where id = target;
end $body$;

-- Entries of a version that was superseded. The last superseded one stays, and what a third party was compared with or a
-- staged version is previewed against; matches keep each entry as it stood.
create or replace function may_remove_entries(target uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $body$
  select v.status = 'superseded'
    and exists (select from watchlist_entries where version_id = v.id)
    and exists (
      select from watchlist_versions later
      where later.watchlist_id = v.watchlist_id and later.status = 'superseded' and later.number > v.number)
    and not exists (
      select from watchlist_versions staged
      where staged.base_version_id = v.id and staged.status in ('importing', 'staged'))
    and not exists (
      select from watched_parties where lists @> jsonb_build_array(jsonb_build_object('versionId', v.id)))
  from watchlist_versions v where v.id = target
$body$;

-- Stored files of a client, each under a path of its own in the export.
create or replace function files_of_client(target uuid)
  returns table (path text, file_id text, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $body$
  select 'requests/' || r.number || '/' || a.id || ' ' || a.name, a.file_id, a.sha256
    from attachments a join requests r on r.id = a.request_id
    where a.client_id = target and a.removed_at is null
  union all
  select 'requests/' || r.number || '/report-v' || v.number || '.pdf', v.pdf_file_id, v.pdf_sha256
    from report_versions v join requests r on r.id = v.request_id where v.client_id = target
  union all
  select 'requests/' || r.number || '/sources/' || m.id, m.file_id, m.sha256
    from media_sources m join requests r on r.id = m.request_id where m.client_id = target
  union all
  select 'news/' || n.id, n.file_id, n.sha256 from news_mentions n where n.client_id = target
$body$;

-- What is left of a client that has left: every row that bears its id but the trail, its name and who worked there.
create or replace function remove_client_rows(target uuid) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $body$
declare
  party uuid;
  client_name text;
  one text;
  gone bigint;
  counted jsonb := '{}';
begin
  lock table legal_holds in share mode;
  if not has_left(target) or is_held(target, null, null) or exists (
    select from requests where client_id = target) then
    raise exception 'the client % has not left, or something of it is kept', target using errcode = 'check_violation';
  end if;
  for party in select id from third_parties where client_id = target order by merged_into nulls last loop
    perform remove_third_party(party);
  end loop;
  for one in
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'client_id' and table_name not in (
      'audit_chains', 'audit_checkpoints', 'audit_events', 'client_departures', 'legal_holds', 'users')
  loop
    execute format('delete from %I where client_id = $1', one) using target;
    get diagnostics gone = row_count;
    if gone > 0 then counted := counted || jsonb_build_object(one, gone); end if;
  end loop;
  update audit_events set personal = null where personal is not null and chain = target::text;
  select name into client_name from clients where id = target;
  update audit_events set personal = without_names(personal)
    where personal is not null and strpos((personal -> 'values')::text, trim('"' from to_json(client_name)::text)) > 0;
  delete from notifications where entity_name = client_name;
  perform erase_views(target, client_name);
  delete from webhooks where only_client = target;
  delete from webhook_deliveries where strpos(payload, target::text) > 0;
  perform forget_removed();
  return counted;
end $body$;

do $$
declare
  callable text;
begin
  foreach callable in array array[
    'is_held(uuid, uuid, uuid)', 'may_remove_request(uuid)', 'remove_request(uuid)', 'may_remove_run(uuid)',
    'remove_run(uuid)', 'may_remove_mention(uuid)', 'remove_mention(uuid)', 'may_remove_entries(uuid)', 'files_of_client(uuid)',
    'remove_client_rows(uuid)'
  ] loop
    execute format('revoke all on function %s from public', callable);
    if to_regrole('prudence_identity') is not null then
      execute format('grant execute on function %s to prudence_identity', callable);
    end if;
  end loop;
  revoke all on function has_left(uuid), rated_by(uuid), without_names(jsonb), unclaim_files(text[]), erase_events(uuid, uuid),
    remove_third_party(uuid) from public;
end $$;
