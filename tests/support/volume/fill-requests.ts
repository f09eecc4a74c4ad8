import { oneIn, type Volume } from './volumes.ts';

/**
 * Requests over three years, with third parties, documents and drafters, by SQL alone. The clients that there are count
 * among `clients`.
 */
export const fillRequests = ({ clients, requests }: Pick<Volume, 'clients' | 'requests'>) => [
  `insert into clients (name, code, modules)
   select 'Volume client ' || n, 'VOL' || n, '["Home","New Request","Request Details","Audit Trail"]'::jsonb
   from generate_series(1, ${clients} - (select count(*) from clients)) n`,
  `insert into users (client_id, username, email, name, role)
   select null, 'volume.drafter' || n, 'drafter' || n || '@volume.example', 'Drafter Number ' || n, 'drafter'
   from generate_series(1, 40) n`,
  `insert into users (client_id, username, email, name, role)
   select id, 'lead.' || lower(code), lower(code) || '@volume.example', 'Lead of ' || name, 'client'
   from clients where code like 'VOL%'`,
  `create table volume_clients as
   select row_number() over (order by code) - 1 as place, c.id as client_id,
     (select u.id from users u where u.client_id = c.id order by u.created_at limit 1) as author_id
   from clients c`,
  `create table volume_drafters as
   select row_number() over (order by username) - 1 as place, id from users where role = 'drafter'`,
  `insert into requests (number, client_id, author_id, status, legal_name, entity_type, country, report_type,
     categories, priority, intake, drafter_id, submitted_at, due_on, status_since, released_at, rating, rating_score,
     sealed_rating, sealed_score, provisional, created_at, updated_at)
   select 'PR-' || (900000 + n), c.client_id, c.author_id, s.status, names.name, 'organisation',
     (array['IN','AE','DE','US','SG','KE','BR','GB','FR','ZA'])[1 + n % 10],
     (array['basic_screening','standard_due_diligence','enhanced_due_diligence'])[1 + n % 3],
     (array['["sanctions"]','["sanctions","legal"]','["pep","financial"]','["bribery_corruption"]'])[1 + n % 4]::jsonb,
     (array['normal','normal','normal','urgent'])[1 + n % 4],
     jsonb_build_object('legalName', names.name, 'entityType', 'organisation', 'purpose',
       'Supplies goods of the kind ' || n % 97 || ' to several plants, by road and by sea, against open account.',
       'aliases', jsonb_build_array(names.name || ' Trading', 'M/s ' || names.name), 'industry', 'manufacturing',
       'registrationIds', jsonb_build_array(jsonb_build_object('scheme', 'VAT', 'value', 'IN' || (100000 + n))),
       'address', n || ' Dock Road, Mumbai'),
     case when s.status in ('submitted', 'draft') then null else d.id end,
     case when s.status = 'draft' then null else made.at + interval '1 hour' end,
     (made.at + interval '10 days')::date, moved.at,
     case when s.status = 'released' then least(made.at + (2 + n % 12) * interval '1 day', now() - interval '1 hour') end,
     case when s.status = 'released' then (array['low','medium','high'])[1 + n % 3] end,
     case when s.status = 'released' then 10 + n % 85 end,
     case when s.status = 'released' then (array['low','medium','high'])[1 + n % 3] end,
     case when s.status = 'released' then 10 + n % 85 end,
     s.status <> 'released', made.at, moved.at
   from generate_series(0, ${requests} - 1) n
   cross join lateral (select now() - interval '1 day' - n * (interval '1095 days' / ${requests}) as at) made
   cross join lateral (select least(made.at + interval '2 days', now() - interval '1 hour') as at) moved
   cross join lateral (select (array['Kaveri','Narmada','Zarqun','Konkan','Deccan','Malabar','Sahyadri','Godavari',
     'Brightwater','Halcyon'])[1 + n % 10] || ' ' || (array['Textiles','Shipping','Foods','Chemicals','Bearings',
     'Logistics','Steel'])[1 + n % 7] || ' ' || n || ' Private Limited' as name) names
   cross join lateral (select (array['released','released','released','released','released','released','released',
     'in_analysis','allocated','submitted','in_review','clarification','cancelled','draft'])[1 + n % 14] as status) s
   join volume_clients c on c.place = n % (select count(*) from volume_clients)
   join volume_drafters d on d.place = n % (select count(*) from volume_drafters)`,
  `insert into third_parties (client_id, name, entity_type, country, identity, rating, rating_score, last_request_id,
     monitored, created_at, relationship, decision_reason, decided_by, decided_at, next_review_on)
   select client_id, legal_name, entity_type, country, 'name:' || id, rating, rating_score, id,
     right(number, 1) in ('0', '2', '4', '6', '8'), created_at,
     case when status <> 'released' then 'pending' when substr(number, 4)::int % ${oneIn.condition} = 0
       then 'approved_with_conditions' else 'approved' end,
     case when status = 'released' then 'Nothing speaks against it.' end, case when status = 'released' then author_id end,
     released_at, case when status = 'released' then current_date + 30 + substr(number, 4)::int % 300 end
   from requests where status <> 'draft' and number >= 'PR-900000'`,
  `update requests r set third_party_id = t.id from third_parties t where t.last_request_id = r.id`,
  // What the search of the lists reads; the server would make it at its next start, one request after the other.
  `insert into request_texts (request_id, source, client_id, visibility, words)
   select id, id, client_id, 'shared', array_to_tsvector(array(select distinct word
     from unnest(string_to_array(lower(number || ' ' || legal_name || ' ' || (intake->>'purpose')), ' ')) word
     where word <> ''))
   from requests on conflict do nothing`,
  `insert into request_paces (request_id, report_version, client_id, report_type, released_at, submitted, allocated,
     in_analysis, in_review)
   select id, 1, client_id, report_type, released_at, 1, 1, 3, 1 from requests
   where released_at is not null and number >= 'PR-900000'`,
  `insert into attachments (client_id, request_id, side, name, size, mime, sha256, file_id, uploaded_by, uploaded_at)
   select client_id, id, 'intake', 'Deed of ' || legal_name || '.pdf', 20000, 'application/pdf', repeat('0', 64),
     gen_random_uuid()::text, author_id, created_at
   from requests where right(number, 1) in ('0', '2', '4', '6', '8')`,
];
