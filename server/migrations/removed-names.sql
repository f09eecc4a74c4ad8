-- Where else the names of removed records stand: beside ids in previews, in what was searched for, and in saved views. Used by removal.sql;
-- like that file it runs again after every change of the schema.

-- Whoever took a list away that was searched for a name may have typed a part of it. What also finds something that stays
-- tells of that, and is kept.
create or replace function erase_searches(of_client uuid, name text) returns void
  language sql security definer set search_path = public, pg_temp as $body$
  with searched as (
    select chain, seq, lower((personal -> 'values' ->> 'filters')::jsonb ->> 'search') as words
    from audit_events
    where type = 'list.exported' and chain in ('firm', of_client::text) and personal -> 'values' ? 'filters')
  update audit_events e
  set personal = jsonb_build_object(
    'values', (personal -> 'values') - 'filters', 'salts', (personal -> 'salts') - 'filters')
  from searched s
  where e.chain = s.chain and e.seq = s.seq and length(words) >= 3
    and (strpos(words, lower(name)) > 0 or strpos(lower(name), words) > 0)
    and not exists (select from requests where strpos(lower(legal_name), words) > 0)
$body$;

-- A value as it stands in an address; as it is, where its bytes are no text.
create or replace function url_decoded(value text) returns text
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $body$
begin
  return convert_from(decode((
    select string_agg(
      case when part[1] ~ '^%..' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end, ''
      order by place)
    from regexp_matches(replace(value, '+', ' '), '%[0-9A-Fa-f]{2}|.', 'g') with ordinality as m (part, place)), 'hex'), 'UTF8');
exception when data_exception then
  return value;
end $body$;

-- Views that the firm or the client's people saved: one that searches for the name, or is called so, goes, and so does its
-- title from the trail. The same holds for titles of views that are not there any more.
create or replace function erase_views(of_client uuid, name text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $body$
declare
  gone text[];
begin
  with named as (
    select id, lower(title) as title, lower(url_decoded(substring(query from '(?:^|&)search=([^&]*)'))) as words
    from saved_views where client_id is null or client_id = of_client),
  removed as (
    delete from saved_views v using named n
    where v.id = n.id and (
      strpos(n.title, lower(name)) > 0
        and not exists (select from requests where strpos(lower(legal_name), lower(name)) > 0)
      or length(words) >= 3 and (strpos(words, lower(name)) > 0 or strpos(lower(name), words) > 0)
        and not exists (select from requests where strpos(lower(legal_name), words) > 0))
    returning v.id)
  select array_agg(id::text) into gone from removed;
  with titled as (
    select chain, seq, object_id, lower(personal -> 'values' ->> 'objectLabel') as title
    from audit_events
    where type in ('view.kept', 'view.marked', 'view.removed') and chain in ('firm', of_client::text)
      and personal -> 'values' ? 'objectLabel')
  update audit_events e
  set personal = jsonb_build_object(
    'values', (personal -> 'values') - 'objectLabel', 'salts', (personal -> 'salts') - 'objectLabel')
  from titled t
  where e.chain = t.chain and e.seq = t.seq and (
    t.object_id = any (gone)
    or length(title) >= 3 and (strpos(title, lower(name)) > 0 or strpos(lower(name), title) > 0)
      and not exists (select from requests where strpos(lower(legal_name), title) > 0)
      and not exists (select from saved_views where id::text = t.object_id));
end $body$;

-- Versions of lists keep whom they resemble, and drafts of the rating method whose rating they would move, each by name.
-- Of what is not there any more they keep nothing. What was compared again meanwhile waits for the next night.
create or replace function forget_removed() returns void
  language sql security definer set search_path = public, pg_temp as $body$
  with fewer as (
    select v.id, v.affected as before, coalesce(jsonb_agg(one order by place) filter (where r.id is not null), '[]') as affected
    from watchlist_versions v
    cross join jsonb_array_elements(v.affected) with ordinality as e(one, place)
    left join requests r on r.id = (one ->> 'requestId')::uuid
    group by v.id having count(*) > count(r.id))
  update watchlist_versions v set affected = fewer.affected from fewer where fewer.id = v.id and v.affected = fewer.before;
  with fewer as (
    select w.id, w.result as before, coalesce(jsonb_agg(one order by place) filter (where r.id is not null or p.id is not null), '[]') as moves
    from rating_what_ifs w
    cross join jsonb_array_elements(w.result -> 'moves') with ordinality as e(one, place)
    left join requests r on one ->> 'kind' = 'request' and r.id = (one ->> 'id')::uuid
    left join third_parties p on one ->> 'kind' = 'third_party' and p.id = (one ->> 'id')::uuid
    group by w.id having count(*) > count(coalesce(r.id, p.id)))
  update rating_what_ifs w set result = jsonb_set(w.result, '{moves}', fewer.moves) from fewer
  where fewer.id = w.id and w.result = fewer.before;
$body$;

revoke all on function erase_searches(uuid, text), url_decoded(text), erase_views(uuid, text), forget_removed() from public;
do $$
begin
  if to_regrole('prudence_identity') is not null then
    grant execute on function forget_removed() to prudence_identity;
  end if;
end $$;
