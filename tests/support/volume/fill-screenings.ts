import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { list, oneIn, perRequest } from './volumes.ts';

/** The names of every submitted request with the fingerprints that the server gives them. */
const subjects = `create table volume_subjects as
  select request_id, client_id, place, subject, encode(sha256(convert_to(
    '{"countries":[],"identifiers":[{"scheme":"VAT","value":"' || vat || '"}],"kind":"' || (subject->>'kind') ||
    '","name":"' || (subject->>'name') || '","role":"subject","type":"organisation"}', 'UTF8')), 'hex') as fingerprint
  from (
    select r.id as request_id, r.client_id, place, r.intake->'registrationIds'->0->>'value' as vat,
      jsonb_build_object('name', name, 'kind', case place when 0 then 'legal_name' else 'alias' end, 'role', 'subject')
        as subject
    from requests r, lateral (values (0, r.legal_name), (1, r.intake->'aliases'->>0), (2, r.intake->'aliases'->>1))
      names (place, name)
    where r.submitted_at is not null and r.number >= 'PR-900000') named`;

const runs = `insert into screening_runs (client_id, request_id, status, intake_hash, method_version, lists, subjects,
    matches, created_at, started_at, finished_at)
  select r.client_id, r.id, 'done', known.hash, '${NAME_METHOD_VERSION}', compared.lists, known.subjects, amount,
    screened.at, screened.at, screened.at + interval '1 minute'
  from requests r
  cross join (values (1, ${perRequest.firstMatches}, interval '2 hours'), (2, ${perRequest.laterMatches}, interval '20 hours'))
    turn (number, amount, later)
  cross join lateral (select r.created_at + turn.later as at) screened
  cross join lateral (
    select encode(sha256(convert_to(string_agg(fingerprint, ' ' order by fingerprint collate "C"), 'UTF8')), 'hex') as hash,
      jsonb_agg(s.subject || jsonb_build_object('type', 'organisation', 'identifiers', jsonb_build_array(
        r.intake->'registrationIds'->0), 'countries', '[]'::jsonb) order by place) as subjects
    from volume_subjects s where s.request_id = r.id) known
  cross join (
    select v.number, jsonb_agg(jsonb_build_object('versionId', v.id, 'watchlistId', w.id, 'threshold', w.threshold,
      'topics', jsonb_build_array('sanctions'), 'watchlist', w.name, 'version', v.number,
      'importedAt', to_char(v.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'publishedOn', v.published_on, 'entries', (v.counts->>'entries')::int)) as lists
    from watchlist_versions v join watchlists w on w.id = v.watchlist_id and w.key = 'volume_list'
    group by v.number) compared
  where r.submitted_at is not null and r.number >= 'PR-900000'
    and compared.number = case turn.number when 1 then ${list.versions - 1} else ${list.versions} end
  order by screened.at`;

const explanation = `jsonb_build_object(
    'parts', jsonb_build_array(jsonb_build_object('label', 'Words', 'kind', 'words', 'value', similarity),
      jsonb_build_object('label', 'Order', 'kind', 'order', 'value', 0)),
    'pairs', jsonb_build_array(
      jsonb_build_object('left', 'volume', 'right', 'volume', 'how', 'same', 'similarity', 1, 'weight', 0.4),
      jsonb_build_object('left', md5(e.entry_id), 'right', md5(e.entry_id || 'x'), 'how', 'alike', 'similarity', similarity,
        'weight', 0.6)),
    'leftOnly', '[]'::jsonb, 'rightOnly', jsonb_build_array(jsonb_build_object('text', md5(e.name), 'weight', 0.1)),
    'sentence', 'The names agree in "volume"; ' || md5(e.entry_id) || ' resembles ' || md5(e.entry_id || 'x') || '.')`;

/**
 * The screening at the submission was decided by its drafter within a day, and confirmed by another one where it takes two. The second
 * one carries these decisions over; its last match is decided in released requests only. A third of the false positives
 * came to their end since, another third will.
 */
const matches = `insert into matches (client_id, request_id, run_id, subject, watchlist_id, watchlist, list_version,
    entry_id, entry, matched_name, similarity, strength, explanation, corroboration, subject_fingerprint, entry_fingerprint,
    disposition, reason_code, comment, disposed_by, disposed_at, confirmed_by, confirmed_at, carried_over, expires_at)
  select run.client_id, run.request_id, run.id, s.subject, w.id, w.name, v.number, e.entry_id, e.entry,
    jsonb_build_object('text', e.name, 'kind', 'primary'), similarity, strength, ${explanation},
    jsonb_build_array(jsonb_build_object('field', 'country', 'verdict', 'contradicts', 'ours', 'IN', 'theirs', 'AE'),
      jsonb_build_object('field', 'born', 'verdict', 'unknown')),
    s.fingerprint, e.fingerprint, coalesce(decided.disposition, 'unspecified'), decided.reason, decided.comment,
    decided.by, decided.at, decided.confirmed_by, decided.confirmed_at,
    decided.by is not null and run.turn = 2 and k <= ${perRequest.firstMatches}, decided.ends
  from (select *, row_number() over (partition by request_id order by seq) as turn,
      dense_rank() over (order by request_id) as n from screening_runs
    where request_id in (select request_id from volume_subjects)) run
  join requests r on r.id = run.request_id
  cross join lateral generate_series(1, run.matches) k
  join volume_subjects s on s.request_id = run.request_id and s.place = (k - 1) / 4
  join watchlists w on w.key = 'volume_list'
  join watchlist_versions v on v.watchlist_id = w.id and v.number = case run.turn when 1 then ${list.versions - 1} else ${list.versions} end
  join watchlist_entries e on e.version_id = v.id
    and e.entry_id = 'V-' || (run.n * 7 + k) % (v.counts->>'entries')::int
  cross join lateral (select 0.75 + ((run.n + k) % 24) / 100.0 as similarity,
    (array['medium','medium','medium','strong','exact'])[1 + (run.n + k) % 5] as strength) found
  join volume_drafters first on first.place = run.n % (select count(*) from volume_drafters)
  join volume_drafters second on second.place = (run.n + 1) % (select count(*) from volume_drafters)
  left join lateral (
    select disposition, first.id as by, decided_at as at,
      case disposition when 'false_positive' then 'different_business' when 'possible' then 'insufficient_data' else 'name_and_data_agree' end as reason,
      'Compared with the register.' as comment,
      case when disposition = 'false_positive' and strength <> 'medium' then second.id end as confirmed_by,
      case when disposition = 'false_positive' and strength <> 'medium' then decided_at end as confirmed_at,
      case when disposition <> 'false_positive' or (run.n + k) % 3 = 0 then null
        when (run.n + k) % 3 = 1 then least(decided_at + interval '90 days', now() - interval '1 hour')
        else now() + interval '30 days' end as ends
    from (select r.created_at + (2 + k) * interval '1 hour' as decided_at, (array['false_positive','false_positive',
      'false_positive','false_positive','false_positive','false_positive','false_positive','false_positive','possible',
      'true_match'])[1 + (run.n + k * 3) % 10] as disposition) how
    where k <= ${perRequest.firstMatches} or r.status = 'released') decided on true`;

/** Each is drawn, answered and settled one after the other, as the database demands. */
const secondLooks = [
  `insert into second_looks (client_id, request_id, match_id, kind, status, drawn_at, first_by, first, first_reason,
     first_comment, first_at)
   select m.client_id, m.request_id, m.id, 'sample', 'open', m.disposed_at, m.disposed_by, m.disposition, m.reason_code,
     m.comment, m.disposed_at
   from (select *, row_number() over () as n from matches
     where request_id in (select request_id from volume_subjects) and disposed_at is not null and not carried_over) m
   where n % ${oneIn.secondLook} = 0`,
  `update second_looks l set status = case when l.first = 'possible' then 'disagreed' else 'agreed' end,
     second_by = other.id, second = case when l.first = 'possible' then 'false_positive' else l.first end,
     second_reason = 'different_business', second_at = l.drawn_at + interval '1 hour'
   from volume_drafters mine, volume_drafters other where mine.id = l.first_by
     and other.place = (mine.place + 2) % (select count(*) from volume_drafters) and l.status = 'open'
     and l.id::text < 'f'`,
  `update second_looks l set status = 'settled', settled_by = third.id, settled = 'false_positive',
     settled_reason = 'different_business', settled_at = l.second_at + interval '1 hour'
   from volume_drafters mine, volume_drafters third where mine.id = l.first_by
     and third.place = (mine.place + 3) % (select count(*) from volume_drafters) and l.status = 'disagreed'
     and l.id::text < 'c'`,
];

/** Two screenings of every submitted request, with decided and open matches, and second looks at the decisions. */
export const fillScreenings = [
  subjects,
  'create index on volume_subjects (request_id)',
  'analyze volume_subjects, requests, watchlist_entries',
  runs,
  'analyze screening_runs',
  matches,
  'analyze matches',
  ...secondLooks,
];
