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

/** A feed that is read every day, and in whose items monitored third parties are named. */
const news = [
  `insert into news_feeds (name, address, every_minutes, active, saved_by, created_at, next_at)
   select 'Volume news', 'https://volume.example/feed', 1440, true, id, now() - interval '900 days', now() + interval '1 day'
   from users order by created_at limit 1`,
  `insert into news_mentions (client_id, third_party_id, item_key, feed, title, link, published_on, fetched_at, file_id, sha256,
     model_number, label, probability)
   select client_id, id, md5(id::text), 'Volume news', name || ' opens a plant', 'https://volume.example/' || id, '2026-01-01',
     created_at + interval '9 days', gen_random_uuid()::text, md5(id::text), 1, 'neutral', 0.9
   from (select *, row_number() over (order by id) as n from third_parties where monitored) t where n % ${oneIn.news} = 0`,
  `insert into news_seen (feed_id, key, seen_at)
   select f.id, m.item_key, now() - interval '1 hour' from news_feeds f, news_mentions m`,
];

/** What the clients demanded of third parties that they approved, and the approvals that a second lead confirmed. */
const decisions = [
  `insert into third_party_conditions (client_id, third_party_id, text, due_on, state, closed_by, closed_at, created_at)
   select client_id, id, 'Signs the code of conduct.', case when n % 2 = 0 then current_date + 90 else decided_at::date + 30 end,
     case when n % 2 = 0 then 'open' else 'met' end, case when n % 2 = 1 then decided_by end,
     case when n % 2 = 1 then decided_at end, decided_at
   from (select *, row_number() over (order by id) as n from third_parties where relationship = 'approved_with_conditions') t`,
  `insert into third_party_decisions (client_id, third_party_id, decision, reason, requested_by, requested_at)
   select client_id, id, relationship, decision_reason, decided_by, decided_at
   from (select *, row_number() over (order by id) as n from third_parties where decided_by is not null) t
   where n % ${oneIn.secondLead} = 0`,
  `update third_party_decisions d set outcome = 'confirmed', settled_at = requested_at, settled_by = other.id
   from users other where other.client_id = d.client_id and other.username like 'volume.%.1'`,
];

/** Every stored file is known by its size. */
const files = `insert into stored_files (file_id, size)
  select file_id, size from attachments union all select pdf_file_id, pdf_bytes from report_versions
  union all select file_id, 2000 from news_mentions on conflict do nothing`;

/** Monitored third parties, what was raised and decided about them, and what people were told. */
export const fillMonitoring = [watched, alerts, notices, ...news, ...decisions, files];
