/** Counted up to where the clock of a clarification stopped. */
export const overdue = `due_on < coalesce((clock_stopped_at at time zone 'Asia/Kolkata')::date, current_date)`;
export const open = `status in ('submitted', 'allocated', 'in_analysis', 'clarification', 'in_review')`;
/** For the figures: the promises that the next days decide. */
const soonDue = `status in ('submitted', 'allocated', 'in_analysis', 'in_review')
  and due_on between current_date and current_date + 5`;

const whereOf = (where: string) => (where ? `where ${where}` : '');

type Page = { size?: number; page?: number };

/** What a row says of the request itself. */
const said =
  `id number client_id legal_name entity_type country report_type categories priority status version author_id
  drafter_id allocator_id rating rating_score sealed_rating sealed_score provisional override_until submitted_at due_on
  clock_stopped_at status_since released_at reopen_asked_by created_at updated_at`
    .split(/\s+/)
    .map((column) => `r.${column}`)
    .join(', ');

/** A page of the list with everything that its rows say, and how many rows there are. */
export function requestsPage(
  where: string,
  order: string,
  { size = 20, page = 1, ofFirm = true }: Page & { ofFirm?: boolean } = {},
) {
  const name = (column: string) => `(select name from users where users.id = r.${column})`;
  const firmOnly = `${name('drafter_id')} as drafter, ${name('allocator_id')} as allocator,
    (select array_agg(tag order by lower(tag)) from request_tags t where t.request_id = r.id) as tags,`;
  return [
    // The numbers first: an index may know them alone, and no row is read for a page that is skipped.
    `select ${said}, ${name('author_id')} as author, ${ofFirm ? firmOnly : ''}
       (select name from clients where clients.id = r.client_id) as client,
       (select count(*) from attachments a where a.request_id = r.id and removed_at is null) as files
     from requests r join (
       select number from requests ${whereOf(where)} order by ${order} limit ${size} offset ${(page - 1) * size}
     ) page using (number) order by ${order.replaceAll('number', 'r.number')}`,
    `select count(*) from requests ${whereOf(where)}`,
    ...(ofFirm ? [paces] : []),
  ];
}

/** The newest requests that a search over everything finds, of which it shows the first few. */
export const newestHundred = (where: string) => [
  `select id, number, legal_name, status, third_party_id from requests
   where ${where} order by created_at desc, number desc limit 100`,
];

/** What the forecast of a row is made of. */
const paces = `select types.key, count(*), percentile_cont(0.5) within group (order by submitted),
    percentile_cont(0.5) within group (order by allocated), percentile_cont(0.5) within group (order by in_analysis),
    percentile_cont(0.5) within group (order by in_review)
  from master_items types cross join lateral (
    select * from request_paces p where p.report_type = types.key order by released_at desc limit 50) latest
  where kind = 'report_type' group by types.key`;

export function trailPage(where: string, { size = 20, page = 1 }: Page = {}) {
  return [
    `select e.*, (select name from clients where clients.id = e.client_id) as client from audit_events e
     ${whereOf(where)} order by at desc, chain desc, seq desc limit ${size} offset ${(page - 1) * size}`,
    `select count(*) from audit_events ${whereOf(where)}`,
  ];
}

/** Tiles and statuses in one reading; third parties, load, waiting, latest reports, greatest risks. */
export function figures(visible: string, { ofFirm }: { ofFirm: boolean }) {
  const firmOnly = [
    `select drafter_id, count(*), count(*) filter (where ${overdue}) from requests
     where ${open} and drafter_id is not null group by drafter_id`,
    paces,
  ];
  return [
    `select status, count(*), count(*) filter (where ${open}), count(*) filter (where ${open} and ${overdue}),
       count(*) filter (where ${ofFirm ? soonDue : `status = 'clarification'`}),
       count(*) filter (where status = 'submitted' and drafter_id is null), count(*) filter (where rating = 'high'),
       count(*) filter (where status = 'released' and released_at >= now() - interval '30 days'),
       count(*) filter (where status = 'released' and released_at >= now() - interval '60 days'
         and released_at < now() - interval '30 days')
     from requests where ${visible} group by status`,
    `select country, rating, count(*) from third_parties where ${visible} group by country, rating`,
    `select id, number, legal_name, status, due_on from requests where ${visible} and status = 'clarification'
     order by due_on, created_at limit 8`,
    `select id, number, legal_name, rating, released_at from requests
     where ${visible} and status = 'released' and rating is not null order by released_at desc limit 8`,
    `select id, legal_name, rating, rating_score from requests
     where ${visible} and status = 'released' and rating is not null
     order by case rating when 'high' then 0 when 'medium' then 1 else 2 end, rating_score desc limit 10`,
    ...(ofFirm ? firmOnly : []),
  ];
}
