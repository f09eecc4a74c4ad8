/**
 * Events behind the head of every client's chain, with the hashes that the server would have given them: the canonical
 * JSON of each is written by the database, so that the whole trail verifies.
 */
const grow = `create or replace function volume_events(chain_name text, client uuid, author uuid, amount int)
returns setof audit_events language plpgsql as $$
declare
  e audit_events;
  head audit_chains;
  kinds constant text[] := array['report.read', 'request.changed', 'file.downloaded', 'request.commented', 'user.signed_in',
    'request.acted'];
  is_act boolean;
  subjects uuid[];
  labels text[];
  subject int;
  names text[] := array['actorName', 'ip', 'objectLabel'];
  salt text;
  digests text;
begin
  select * into head from audit_chains where chain = chain_name;
  select array_agg(id), array_agg(number || ' ' || legal_name) into subjects, labels
    from (select id, number, legal_name from requests where client_id = client order by created_at limit 5000) r;
  for n in 1..amount loop
    subject := 1 + n % array_length(subjects, 1);
    salt := substr(md5(n::text || chain_name), 1, 24);
    e.chain := chain_name;
    e.seq := head.seq + 1;
    e.id := overlay(overlay(md5(chain_name || n) placing '4' from 13) placing '8' from 17)::uuid;
    e.client_id := client;
    e.at := date_trunc('milliseconds', now() - (amount - n) * (interval '1095 days' / amount));
    e.type := kinds[1 + n % 6];
    is_act := e.type = 'request.acted';
    e.actor_id := author;
    e.actor_role := 'client';
    e.object_type := case when e.type = 'user.signed_in' then 'user' else 'request' end;
    e.object_id := case when e.type = 'user.signed_in' then author::text else subjects[subject]::text end;
    e.request_id := case when e.type = 'user.signed_in' then null else subjects[subject] end;
    e.result := 'ok';
    e.session_id := overlay(overlay(md5(chain_name || n / 50) placing '4' from 13) placing '8' from 17)::uuid;
    e.http_request_id := md5('call' || chain_name || n)::uuid::text;
    e.data := jsonb_build_object('kind', n % 7)
      || case when is_act then '{"action": "start", "from": "allocated", "to": "in_analysis"}'::jsonb else '{}'::jsonb end;
    e.personal := jsonb_build_object(
      'values', jsonb_build_object('actorName', 'Lead of the client', 'ip', '10.0.' || n % 250 || '.7', 'objectLabel', labels[subject]),
      'salts', jsonb_build_object('actorName', salt, 'ip', salt, 'objectLabel', salt));
    select string_agg(to_json(name)::text || ':"' || encode(sha256(convert_to(
        '["' || salt || '","' || name || '",' || to_json(e.personal->'values'->>name)::text || ']', 'UTF8')), 'hex') || '"', ','
        order by name collate "C"), jsonb_object_agg(name, encode(sha256(convert_to(
        '["' || salt || '","' || name || '",' || to_json(e.personal->'values'->>name)::text || ']', 'UTF8')), 'hex'))
      into digests, e.digests from unnest(names) name;
    e.previous_hash := head.hash;
    e.hash := encode(sha256(convert_to(head.hash || E'\\n'
      || '{"actor":{"id":"' || author || '","role":"client"},"at":"'
      || to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","chain":"' || chain_name
      || '","clientId":"' || client || '","data":{'
      || case when is_act then '"action":"start","from":"allocated",' else '' end || '"httpRequestId":"' || e.http_request_id || '","id":"' || e.id
      || '","kind":' || n % 7 || ',"result":"ok"' || case when is_act then ',"to":"in_analysis"' else '' end || '},"object":{"id":"' || e.object_id || '","type":"' || e.object_type
      || '"},"personalDigests":{' || digests || '},"requestId":'
      || coalesce('"' || e.request_id || '"', 'null') || ',"seq":' || e.seq || ',"session":"' || e.session_id
      || '","type":"' || e.type || '"}', 'UTF8')), 'hex');
    head.seq := e.seq;
    head.hash := e.hash;
    return next e;
  end loop;
end $$`;

/** Indexes are made anew once the rows are in. */
const withoutIndexes = `create table volume_indexes as
  select indexname, indexdef from pg_indexes where tablename = 'audit_events' and indexdef not like '%UNIQUE%'`;

export const beforeEvents = [
  grow,
  withoutIndexes,
  `do $$ declare one record; begin
     for one in select * from volume_indexes loop execute format('drop index %I', one.indexname); end loop;
   end $$`,
  `insert into audit_chains (chain, client_id, seq, hash)
   select client_id::text, client_id, 0, repeat('0', 64) from volume_clients on conflict do nothing`,
];

/** One statement a client, so that the log of the database is emptied in between. */
export const eventsOfClient = (clientNumber: number, amount: number) => [
  `insert into audit_events select e.* from volume_clients c,
     lateral volume_events(c.client_id::text, c.client_id, c.author_id, ${amount}) e where c.place = ${clientNumber}`,
  `update audit_chains a set seq = e.seq, hash = e.hash
   from volume_clients c, lateral (select seq, hash from audit_events where chain = c.client_id::text order by seq desc limit 1) e
   where c.place = ${clientNumber} and a.chain = c.client_id::text`,
];

export const afterEvents = [
  // Webhooks have told everything but the last event of each chain.
  `insert into webhook_positions (chain, seq) select chain, greatest(seq - 1, 0) from audit_chains`,
  `do $$ declare one record; begin
     for one in select * from volume_indexes loop execute one.indexdef; end loop;
   end $$`,
  'drop function volume_events(text, uuid, uuid, int)',
  'drop table volume_indexes, volume_clients, volume_drafters, volume_subjects',
];
