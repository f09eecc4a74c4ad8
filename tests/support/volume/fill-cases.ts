import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { methodInForce, rate } from '../../../engine/rating/index.ts';
import { sealedData } from '../documents/sealed-data.ts';
import { oneIn, perRequest } from './volumes.ts';

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

const inputs = {
  input: {
    countryOfIncorporation: 'IN',
    industry: 'manufacturing',
    findings: [],
    matches: [],
    conditions: [],
  },
  standing: null,
  unfinished: false,
};
const computed = rate(inputs.input, methodInForce);
const { version: methodVersion, band, overall, residual, provisional } = computed;
const result = {
  ...{ methodVersion, score: computed.scoreTenths / 10, band, overall, residual, provisional, floors: [] },
  contributions: computed.contributions.map(
    ({ factor, label, weight, rawTenths, contributionTenths, reasons }) => ({
      ...{ factor, label, weight, raw: rawTenths / 10, contribution: contributionTenths / 10 },
      ...{ because: reasons.map(({ code }) => code).join(' '), reasons },
    }),
  ),
  categories: computed.categories.map(({ category, band, scoreTenths }) => ({
    category,
    band,
    score: scoreTenths / 10,
  })),
};

/** A colleague of the drafter of `r`, so many places on. */
const colleague = (places: number) =>
  `join volume_drafters mine on mine.id = r.drafter_id
   join volume_drafters colleague on colleague.place = (mine.place + ${places}) % (select count(*) from volume_drafters)`;
const analysed = `r.number >= 'PR-900000' and r.status in ('in_analysis', 'in_review', 'clarification', 'released')`;
const released = `r.number >= 'PR-900000' and r.status = 'released'`;
const nth = (every: number) => `substr(r.number, 4)::int % ${every} = 0`;

const text = `'The third party supplies goods of this kind since its incorporation. ' || repeat(md5(r.number) || ' ', 8)`;

const work = `jsonb_build_object('matches', '[]'::jsonb, 'findings', '[]'::jsonb,
  'sections', jsonb_build_array(jsonb_build_object('ref', 'summary', 'label', 'Summary',
    'fields', jsonb_build_object('text', 'As it was returned.'))),
  'rating', jsonb_build_object('rating', 'medium', 'score', '40.0'))`;

/** What people and the machine leave at each request beside its screenings. */
export const fillCases = [
  `insert into authorships (client_id, request_id, report_version, user_id, since)
   select r.client_id, r.id, 1, r.drafter_id, r.submitted_at from requests r where ${analysed}`,
  `insert into attachments (client_id, request_id, side, name, size, mime, sha256, file_id, uploaded_by, uploaded_at)
   select r.client_id, r.id, 'analysis', 'Article ' || k || '.pdf', 900000, 'application/pdf', md5(r.number || k) || md5(r.number),
     gen_random_uuid()::text, r.drafter_id, r.submitted_at + interval '1 day'
   from requests r, generate_series(1, ${perRequest.articles}) k where ${analysed}`,
  `insert into media_sources (client_id, request_id, kind, title, attachment_id, file_id, sha256, mime, status, model_number,
     passages, added_by, added_at, read_at)
   select a.client_id, a.request_id, 'uploaded', a.name, a.id, a.file_id, a.sha256, a.mime, 'read', 1, 12, a.uploaded_by,
     a.uploaded_at, a.uploaded_at + interval '1 minute'
   from attachments a join requests r on r.id = a.request_id where a.side = 'analysis' and ${analysed}`,
  `insert into findings (client_id, request_id, category, severity, credibility, stage, role, event_date, summary, excerpt,
     source, status, passage_key, source_id, created_by, created_at, updated_at)
   select s.client_id, s.request_id, 'financial', 'low', 'medium', 'investigation', 'subject', '2024', s.title || ': looked into.',
     repeat(md5(s.id::text) || ' ', 6), jsonb_build_object('title', s.title, 'attachmentId', s.attachment_id), 'confirmed',
     s.id || ' 1', s.id, s.added_by, s.read_at, s.read_at
   from media_sources s`,
  `insert into report_sections (client_id, request_id, report_version, key, text, replaces, updated_by, updated_at)
   select r.client_id, r.id, 1, key, ${text}, null, r.drafter_id, r.status_since
   from requests r, unnest(array['scope', 'summary', 'sanctions', 'financial']) key where ${analysed}`,
  `insert into ratings (client_id, request_id, report_version, method_version, inputs, result, score, overall, computed_by, at)
   select r.client_id, r.id, 1, '${result.methodVersion}', ${json(inputs)}, ${json(result)}, ${result.score},
     '${result.overall}', case when k > 2 then r.drafter_id end, r.submitted_at + k * interval '3 hours'
   from requests r, generate_series(1, ${perRequest.ratings}) k where r.number >= 'PR-900000' and r.submitted_at is not null
   order by r.submitted_at, k`,
  // Of those that wait none is due; the others were approved, and their day is over.
  `insert into rating_overrides (client_id, request_id, report_version, state, band, computed, reason, expires_on, asked_by,
     asked_at)
   select r.client_id, r.id, 1, 'waiting', 'high', 'medium', 'An acquittal is appealed.',
     case when r.status = 'released' then r.released_at::date + 1 else current_date + 90 end, r.drafter_id, r.status_since
   from requests r where ${analysed} and ${nth(oneIn.override)}`,
  `update rating_overrides o set state = 'approved', approved_by = colleague.id, approved_at = o.asked_at
   from requests r ${colleague(1)} where r.id = o.request_id and r.status = 'released'`,
  `update rating_overrides set state = 'expired', closed_at = expires_on where state = 'approved'`,
  `insert into messages (client_id, request_id, kind, visibility, text, by_id, by_role, at)
   select r.client_id, r.id, said.kind, said.visibility, said.text || ' ' || r.number, case said.by_role when 'client' then r.author_id
     else r.drafter_id end, said.by_role, r.submitted_at + said.place * interval '5 hours'
   from requests r, (values (1, 'question', 'shared', 'drafter', 'Who owns the shares that are not stated?'),
     (2, 'answer', 'shared', 'client', 'The founder and his brother own them.'),
     (3, 'comment', 'internal', 'drafter', 'The register of the state has the same address.'),
     (4, 'note', 'internal', 'drafter', 'Ready for the review.')) said (place, kind, visibility, by_role, text)
   where ${analysed}`,
  `insert into request_texts (request_id, source, client_id, visibility, words)
   select m.request_id, m.id, m.client_id, m.visibility, array_to_tsvector(array(
     select distinct word from unnest(string_to_array(lower(m.text), ' ')) word where word <> ''))
   from messages m`,
  `insert into review_returns (client_id, request_id, report_version, number, reason, work, returned_by, returned_at, submitted_at)
   select r.client_id, r.id, 1, 1, 'The summary names no source.', ${work}, colleague.id, r.status_since, r.status_since
   from requests r ${colleague(1)} where ${released} and ${nth(oneIn.returned)}`,
  `insert into review_comments (client_id, request_id, report_version, place, ref, label, quote, text, by_id, at, done_by, done_at)
   select b.client_id, b.request_id, 1, 'section', 'summary', 'Summary', '', 'Name the source.', b.returned_by, b.returned_at,
     r.drafter_id, b.returned_at from review_returns b join requests r on r.id = b.request_id, generate_series(1, 2)`,
  `insert into request_tags (request_id, tag, added_by, at)
   select r.id, 'batch ' || substr(r.number, 4, 2), r.drafter_id, r.status_since from requests r
   where ${analysed} and ${nth(oneIn.tagged)}`,
  `insert into watchers (client_id, request_id, user_id, since)
   select r.client_id, r.id, colleague.id, r.submitted_at from requests r ${colleague(2)} where ${analysed} and ${nth(oneIn.watched)}`,
  `insert into request_visits (client_id, request_id, user_id, last_event, at)
   select r.client_id, r.id, visitor, 0, r.status_since from requests r, unnest(array[r.author_id, r.drafter_id]) visitor
   where ${analysed} and r.author_id <> r.drafter_id`,
  `insert into near_matches (client_id, request_id, run_id, subject, name, origin, verdict, clauses)
   select r.client_id, r.id, run.id, r.legal_name, r.legal_name || ' Exports', 'Third parties of other clients', 'similar',
     '["words"]'::jsonb
   from requests r cross join lateral (select id from screening_runs where request_id = r.id order by seq desc limit 1) run
   where r.number >= 'PR-900000' and ${nth(oneIn.nearName)}`,
  `insert into work_items (id, kind, client_id, request_id, status, percent, label, created_at, updated_at)
   select gen_random_uuid(), 'screening.run', client_id, request_id, 'done', 100, '', created_at, finished_at
   from screening_runs where created_at > now() - interval '89 days'`,
  `insert into rescreened_requests (request_id, client_id, method_version, at)
   select r.id, r.client_id, '${NAME_METHOD_VERSION}', now() - interval '30 days' from requests r
   where ${released}`,
  `insert into report_versions (client_id, request_id, number, data, data_sha256, audit_hash, pdf_file_id, pdf_sha256, pdf_bytes,
     pages, rating, score, drafted_by, released_by, released_at)
   select r.client_id, r.id, 1, ${json(sealedData(new Date(0)))} || jsonb_build_object('number', r.number, 'legalName', r.legal_name,
       'sections', (select jsonb_agg(jsonb_build_object('key', key, 'title', key, 'text', text,
         'findings', '[]'::jsonb)) from report_sections s
         where s.request_id = r.id)), md5(r.number), md5(r.number),
     gen_random_uuid()::text, md5(r.number), 400000, 14, r.rating, r.rating_score, r.drafter_id, colleague.id, r.released_at
   from requests r ${colleague(1)} where ${released}`,
];
