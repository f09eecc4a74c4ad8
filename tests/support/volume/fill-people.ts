import { oneIn, perClient, perPerson } from './volumes.ts';

const made = `u.username like 'volume.%' or u.username like 'lead.vol%'`;

/** What everybody leaves who signs in, and what clients and administrators have set up. */
export const fillPeople = [
  `insert into users (client_id, username, email, name, role)
   select id, 'volume.' || lower(code) || '.' || k, lower(code) || '.' || k || '@volume.example', 'Person ' || k || ' of ' || name,
     case k when 1 then 'client' else 'clientuser' end
   from clients, generate_series(1, ${perClient.people} - 1) k where code like 'VOL%'`,
  `create table volume_people as select u.id, u.client_id, row_number() over (order by u.username) as n from users u
   where ${made}`,
  `insert into sessions (user_id, handle, refresh_hash, rotated_at, created_at, last_activity_at, expires_at, revoked_at,
     revoke_reason, ip, user_agent, role_key)
   select id, md5(id::text || k), md5(k || id::text), at, at, at, at + interval '12 hours', at + interval '8 hours', 'logout',
     '10.0.0.7', 'Volume', '' from volume_people, generate_series(1, ${perPerson.sessions}) k,
     lateral (select now() - interval '1 day' - k * interval '28 days' / ${perPerson.sessions} as at) signed_in`,
  `insert into password_history (user_id, hash, at)
   select id, md5(id::text || k), now() - k * interval '90 days' from volume_people, generate_series(1, ${perPerson.passwords}) k`,
  `insert into recovery_codes (user_id, code_hash, created_at)
   select id, md5(id::text || k), now() - interval '200 days' from volume_people, generate_series(1, 10) k`,
  `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
   select id, 'Laptop', md5(id::text), md5(id::text), 0, '["internal"]'::jsonb, now() - interval '200 days' from volume_people`,
  `insert into invitations (user_id, token_hash, created_at, expires_at, used_at)
   select id, md5(id::text), now() - interval '900 days', now() - interval '893 days', now() - interval '899 days'
   from volume_people`,
  `insert into scim_identities (user_id, external_id, given_name, family_name)
   select id, 'volume-' || id, 'Person', 'Volume' from volume_people where n % ${oneIn.provisioned} = 0`,
  `insert into mails (id, user_id, kind, status, tries, created_at, next_try_at, ended_at)
   select gen_random_uuid(), id, 'notice', 'sent', 1, at, at, at from volume_people, generate_series(1, ${perPerson.mails}) k,
     lateral (select now() - interval '1 day' - k * interval '88 days' / ${perPerson.mails} as at) sent`,
  `insert into notice_choices (user_id, kind, by_mail)
   select id, kind, n % 2 = 0 from volume_people, unnest(array['request', 'comment']) kind`,
  `insert into saved_views (owner_id, client_id, list, title, query, shared)
   select id, client_id, 'requests', 'Overdue ' || k, 'view=overdue', k = 1 and n % ${oneIn.sharedView} = 0
   from volume_people, generate_series(1, ${perPerson.views}) k`,
  `insert into saved_view_marks (user_id, client_id, view_id, list, pinned, is_default)
   select owner_id, client_id, id, list, true, title = 'Overdue 1' from saved_views`,
  `insert into condition_libraries (client_id, conditions, changed_by, changed_at, version)
   select client_id, '[{"text": "Signs the code of conduct.", "days": 30}]'::jsonb, author_id, now() - interval '300 days', 1
   from volume_clients where author_id is not null`,
  `insert into client_branding (client_id, accent) select client_id, '#1f4e79' from volume_clients`,
  `insert into client_providers (client_id, issuer, oidc_client_id, sealed_secret)
   select client_id, 'https://sign-in.volume.example/' || place, 'prudence', '' from volume_clients
   where place % ${oneIn.ownProvider} = 0`,
  `insert into legal_holds (scope, object_id, client_id, reason, placed_by, placed_at)
   select 'request', r.id, r.client_id, 'A claim is before the courts.', r.drafter_id, r.status_since
   from requests r where r.number >= 'PR-900000' and r.drafter_id is not null and substr(r.number, 4)::int % ${oneIn.held} = 0`,
  `insert into webhooks (id, url, only_client, events, sealed_secret, enabled, enabled_at, created_at)
   select gen_random_uuid(), 'https://volume.example/hook', client_id, array['report.sealed'], '', true,
     now() - interval '900 days', now() - interval '900 days' from volume_clients where place % ${oneIn.webhook} = 0`,
  `insert into webhook_deliveries (id, webhook_id, event, payload, status, tries, answer_status, created_at, queued_at, last_try_at)
   select gen_random_uuid(), w.id, 'report.sealed', '{"id": "' || v.id || '"}', 'delivered', 1, 200, v.released_at, v.released_at,
     v.released_at
   from webhooks w join report_versions v on v.client_id = w.only_client and v.released_at > now() - interval '29 days'`,
  `insert into audit_verifications (client_id, at, report)
   select client_id, at, jsonb_build_object('intact', true, 'events', 0, 'verifiedAt', at, 'log', null, 'chains', '[]'::jsonb)
   from volume_clients, generate_series(now() - interval '360 days', now(), interval '30 days') at`,
  'drop table volume_people',
];
