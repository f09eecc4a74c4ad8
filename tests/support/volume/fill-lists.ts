import { CLUSTER_METHOD_VERSION } from '../../../engine/clusters/index.ts';
import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { list, oneIn } from './volumes.ts';

/** The size of an entry of a published list. */
const entry = (
  id: string,
  name: string,
  version: string,
) => `jsonb_build_object('id', ${id}, 'type', 'organisation',
  'names', jsonb_build_array(jsonb_build_object('text', ${name}, 'kind', 'primary'),
    jsonb_build_object('text', ${name} || ' Trading', 'kind', 'alias')),
  'identifiers', jsonb_build_array(jsonb_build_object('scheme', 'VAT', 'value', 'XX' || ${id})),
  'countries', jsonb_build_array('AE', 'IR'), 'births', '[]'::jsonb,
  'programmes', jsonb_build_array('VOLUME-' || ${version}), 'positions', '[]'::jsonb,
  'topics', jsonb_build_array('sanctions'),
  'addresses', jsonb_build_array(md5(${id}) || ' Harbour Road, ' || md5(${name})),
  'remarks', 'Acts for or on behalf of ' || md5(${id} || 1) || ' and ' || md5(${id} || 2) || ' since ' || md5(${id} || 3))`;

/** A list with an active version and those before it; two entries in a hundred are one party with their neighbour. */
export const fillLists = (requests: number) => {
  const entries = Math.ceil(requests * list.entriesPerRequest);
  return [
    `insert into watchlists (key, name, format, topic, created_at)
     values ('volume_list', 'Volume list', 'plain_csv', 'sanctions', now() - interval '1100 days')`,
    `insert into watchlist_versions (watchlist_id, number, status, imported_by, imported_at, activated_at, sha256, files,
       topic, counts)
     select w.id, n, case when n = ${list.versions} then 'active' else 'superseded' end, u.id, made.at, made.at, md5(n::text),
       '[]'::jsonb, 'sanctions', jsonb_build_object('entries', ${entries}, 'names', ${2 * entries}, 'added', 0,
         'changed', 0, 'removed', 0, 'rejected', 0)
     from watchlists w, generate_series(1, ${list.versions}) n,
       lateral (select now() - (1 + ${list.versions} - n) * interval '300 days' as at) made,
       lateral (select id from users order by created_at limit 1) u where w.key = 'volume_list'`,
    `insert into watchlist_entries (version_id, entry_id, fingerprint, name, entry)
     select v.id, named.id, md5(named.id), named.name, ${entry('named.id', 'named.name', 'v.number')}
     from watchlist_versions v join watchlists w on w.id = v.watchlist_id and w.key = 'volume_list',
       generate_series(0, ${entries - 1}) n,
       lateral (select 'V-' || n as id, 'Volume Party ' || md5(n::text) as name) named`,
    `create table volume_clusters as
     select gen_random_uuid() as id, w.id as watchlist_id, 'V-' || n as entry, 'V-' || n + 1 as other
     from watchlists w, generate_series(0, ${entries - 2}, 100) n where w.key = 'volume_list'`,
    `insert into clusters (id, links, created_at, changed_at)
     select id, jsonb_build_array(jsonb_build_object('points', 100, 'reasons', '[]'::jsonb,
         'left', jsonb_build_object('watchlistId', watchlist_id, 'entryId', entry),
         'right', jsonb_build_object('watchlistId', watchlist_id, 'entryId', other))),
       now() - interval '200 days', now() - interval '200 days' from volume_clusters`,
    `insert into cluster_members (cluster_id, watchlist_id, entry_id, joined_at)
     select id, watchlist_id, unnest(array[entry, other]), now() - interval '200 days' from volume_clusters`,
    `insert into alike_entries (watchlist_id, entry_id, other_watchlist_id, other_entry_id, names, is_link)
     select watchlist_id, entry, watchlist_id, other, null, true from volume_clusters`,
    `insert into cluster_splits (cluster_id, watchlist_id, entry_id, apart_from, reason, split_by, split_at, join_reason,
       joined_by, joined_at)
     select c.id, watchlist_id, entry, jsonb_build_array(jsonb_build_object('watchlistId', watchlist_id, 'entryId', other)),
       'Another party of the same name.', u.id, now() - interval '100 days', 'The same after all.', u.id, now() - interval '99 days'
     from (select *, row_number() over () as n from volume_clusters) c,
       lateral (select id from users order by created_at limit 1) u where n % ${oneIn.split} = 0`,
    'drop table volume_clusters',
    `insert into watchlist_first_versions (watchlist_id, entry_id, version, activated_at)
     select v.watchlist_id, e.entry_id, 1, now() - interval '1100 days'
     from watchlist_entries e join watchlist_versions v on v.id = e.version_id and v.number = 1
       join watchlists w on w.id = v.watchlist_id and w.key = 'volume_list'`,
    `insert into clustered_lists (watchlist_id, version_id, method, clustered_at)
     select w.id, v.id, '${CLUSTER_METHOD_VERSION} ${NAME_METHOD_VERSION}', now() - interval '200 days'
     from watchlists w join watchlist_versions v on v.watchlist_id = w.id and v.status = 'active' where w.key = 'volume_list'`,
  ];
};
