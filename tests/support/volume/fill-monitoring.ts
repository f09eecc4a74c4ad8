import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { oneIn, perRequest } from './volumes.ts';

/** Every monitored third party was compared with the active lists half an hour ago, so that nothing is due. */
const watched = `insert into watched_parties (third_party_id, client_id, method_version, request_id, subjects_hash, lists,
    watched_at)
  select t.id, t.client_id, '${NAME_METHOD_VERSION}', t.last_request_id, newest.intake_hash, compared.lists,
    now() - interval '30 minutes'
  from third_parties t
  cross join lateral (select intake_hash from screening_runs where request_id = t.last_request_id
    order by seq desc limit 1) newest
  cross join (select jsonb_agg(jsonb_build_object('watchlistId', w.id, 'versionId', v.id, 'threshold', w.threshold)
    order by v.id) as lists from watchlists w join watchlist_versions v on v.watchlist_id = w.id and v.status = 'active')
    compared
  where t.monitored`;

const alerts = `insert into third_party_alerts (client_id, third_party_id, kind, text, reasons, matches, topics, raised_at, outcome,
    reason, closed_by, closed_at)
  select t.client_id, t.id, 'new_match', 'A list has an entry that resembles it.', '[]', jsonb_build_array(jsonb_build_object(
      'watchlist', m.watchlist, 'listVersion', m.list_version, 'entryId', m.entry_id, 'subject', m.subject->>'name',
      'matchedName', m.matched_name->>'text', 'similarity', m.similarity, 'strength', m.strength,
      'topics', m.entry->'topics', 'change', 'added',
      'pairing', concat_ws(' ', m.watchlist_id, m.entry_id, m.subject_fingerprint, m.entry_fingerprint),
      'evidence', jsonb_build_object('explanation', m.explanation, 'corroboration', m.corroboration,
        'matchedName', m.matched_name, 'entry', m.entry))),
    '["sanctions"]'::jsonb, t.created_at + interval '4 days', case when n % 10 > 0 then 'dismissed' end,
    case when n % 10 > 0 then 'Another company of the same name.' end, case when n % 10 > 0 then m.disposed_by end,
    case when n % 10 > 0 then t.created_at + interval '5 days' end
  from (select *, row_number() over (order by id) as n from third_parties where monitored) t
  cross join lateral (select * from matches where request_id = t.last_request_id order by id limit 1) m
  where n % ${oneIn.alert} = 0`;

const notices = `insert into notifications (user_id, client_id, request_id, kind, entity_name, activity, code, text_values,
    created_on, cleared_at)
  select case when k % 2 = 0 then r.author_id else coalesce(r.drafter_id, r.author_id) end, r.client_id, r.id, said.kind,
    r.legal_name, said.activity, said.code, said.text_values, at, case when k % 4 > 0 then at + interval '1 day' end
  from requests r, generate_series(1, ${perRequest.notices}) k
  join (values (0, 'request', 'was submitted', 'request.submitted', '{}'::jsonb),
    (1, 'request', 'was allocated to you', 'request.allocated_to_you', '{}'::jsonb),
    (2, 'screening', 'was screened: ${perRequest.firstMatches} matches', 'request.screened',
      '{"matches": ${perRequest.firstMatches}}'::jsonb),
    (3, 'request', 'was allocated', 'request.allocated', '{}'::jsonb))
    said (place, kind, activity, code, text_values) on said.place = k % 4
  cross join lateral (select r.created_at + k * interval '1 hour' as at) told
  where r.submitted_at is not null and r.number >= 'PR-900000'`;

/** Monitored third parties, what monitoring raised, and what people were told. */
export const fillMonitoring = [watched, alerts, notices];
