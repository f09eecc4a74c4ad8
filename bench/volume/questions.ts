import type { OperationKey } from '../../contract/index.ts';

export type Question = {
  what: string;
  who: 'admin' | 'allocator' | 'client';
  key: OperationKey;
  query: Record<string, unknown>;
  /** The bare SQL of the same question, as the owner of the database: rows and, where the list says it, their number. */
  sql: string[];
};

export type Known = { client: string; author: string; request: string };

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const requests = 'GET /reports/v1.0/requestdetails' as const;
const trail = 'GET /reports/v1.0/audittrails' as const;

function list(table: string, where: string, order: string, size: number, page = 1) {
  const filter = where ? `where ${where}` : '';
  return [
    `select * from ${table} ${filter} order by ${order} limit ${size} offset ${(page - 1) * size}`,
    `select count(*) from ${table} ${filter}`,
  ];
}

/** Counted up to where the clock of a clarification stopped. */
const overdue = `due_on < coalesce((clock_stopped_at at time zone 'Asia/Kolkata')::date, current_date)`;
const open = `status in ('submitted', 'allocated', 'in_analysis', 'clarification', 'in_review')`;

export const questions = ({ client, author, request }: Known): Question[] => [
  {
    what: 'requests: first page',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20 },
    sql: list('requests', '', 'created_at desc, number desc', 20),
  },
  {
    what: 'requests: filtered by status and country',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, status: 'in_analysis', country: 'IN,DE' },
    sql: list(
      'requests',
      `status = 'in_analysis' and country in ('IN', 'DE')`,
      'created_at desc, number desc',
      20,
    ),
  },
  {
    what: 'requests: sorted by name',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, sort: 'legalName' },
    sql: list('requests', '', 'lower(legal_name), number', 20),
  },
  {
    what: 'requests: page 4000',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, current: 4000 },
    sql: list('requests', '', 'created_at desc, number desc', 20, 4000),
  },
  {
    what: 'requests: overdue ones counted',
    who: 'allocator',
    key: requests,
    query: { pageSize: 1, view: 'overdue' },
    sql: list('requests', `${open} and ${overdue}`, 'created_at desc, number desc', 1),
  },
  {
    what: 'requests: first page of a client',
    who: 'client',
    key: requests,
    query: { pageSize: 20 },
    sql: list('requests', `client_id = '${client}'`, 'created_at desc, number desc', 20),
  },
  {
    what: 'requests: searched by words',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, search: 'kaveri logistics' },
    sql: list(
      'requests',
      `id in (select request_id from request_texts where words @@ '''kaveri'' & ''logistics'':*'::tsquery)`,
      'created_at desc, number desc',
      20,
    ),
  },
  {
    what: 'requests: searched by words that every one holds',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, search: 'private limited' },
    sql: list(
      'requests',
      `id in (select request_id from request_texts where words @@ '''private'' & ''limited'':*'::tsquery)`,
      'created_at desc, number desc',
      20,
    ),
  },
  {
    what: 'requests: searched by a client',
    who: 'client',
    key: requests,
    query: { pageSize: 20, search: 'textiles 99' },
    sql: list(
      'requests',
      `client_id = '${client}'
        and id in (select request_id from request_texts where words @@ '''textiles'' & ''99'':*'::tsquery)`,
      'created_at desc, number desc',
      20,
    ),
  },
  {
    what: 'requests: those at risk',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, view: 'at_risk' },
    sql: list(
      'requests',
      `status in ('submitted', 'allocated', 'in_analysis', 'in_review')
        and due_on between current_date and current_date + 5`,
      'created_at desc, number desc',
      20,
    ),
  },
  {
    what: 'audit: first page',
    who: 'admin',
    key: trail,
    query: { pageSize: 20 },
    sql: list('audit_events', '', 'at desc, chain desc, seq desc', 20),
  },
  {
    what: 'audit: of an actor',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, actor: author },
    sql: list('audit_events', `actor_id = '${author}'`, 'at desc, chain desc, seq desc', 20),
  },
  {
    what: 'audit: of an action in a month',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, type: 'file.downloaded', from: day(60), to: day(30) },
    sql: list(
      'audit_events',
      `type = 'file.downloaded' and at >= '${day(60)}' and at < date '${day(30)}' + 1`,
      'at desc, chain desc, seq desc',
      20,
    ),
  },
  {
    what: 'audit: of a request',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, requestId: request },
    sql: list('audit_events', `request_id = '${request}'`, 'at desc, chain desc, seq desc', 20),
  },
  {
    what: 'audit: page 4000',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, current: 4000 },
    sql: list('audit_events', '', 'at desc, chain desc, seq desc', 20, 4000),
  },
  {
    what: 'audit: first page of a client',
    who: 'client',
    key: trail,
    query: { pageSize: 20 },
    sql: list('audit_events', `client_id = '${client}'`, 'at desc, chain desc, seq desc', 20),
  },
  {
    what: 'audit: searched by text',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, search: 'Kaveri Textiles 211' },
    sql: list(
      'audit_events',
      `(personal->'values'->>'actorName' ilike '%Kaveri Textiles 211%'
        or personal->'values'->>'objectLabel' ilike '%Kaveri Textiles 211%' or type ilike '%Kaveri Textiles 211%')`,
      'at desc, chain desc, seq desc',
      20,
    ),
  },
  {
    what: 'dashboard of the firm',
    who: 'admin',
    key: 'GET /reports/v1.0/dashboards',
    query: {},
    sql: figures('true'),
  },
  {
    what: 'dashboard of a client',
    who: 'client',
    key: 'GET /reports/v1.0/dashboards',
    query: {},
    sql: figures(`client_id = '${client}'`),
  },
];

/** Tiles, ratings, statuses, turnaround by month, countries, waiting, latest reports, greatest risks. */
function figures(visible: string) {
  const tile = (where: string) => `select count(*) from requests where ${visible} and ${where}`;
  return [
    tile(open),
    tile(`${open} and ${overdue}`),
    tile(`status = 'submitted' and drafter_id is null`),
    tile(`rating = 'high'`),
    tile(`status = 'released' and released_at >= now() - interval '30 days'`),
    tile(`status = 'released' and released_at >= now() - interval '60 days'`),
    `select rating, count(*) from third_parties where ${visible} group by rating`,
    `select status, count(*) from requests where ${visible} group by status`,
    `select to_char(released_at at time zone 'UTC', 'YYYY-MM') as month,
       sum(extract(epoch from released_at - submitted_at) / 86400), count(*),
       count(*) filter (where due_on is null or (released_at at time zone 'UTC')::date <= due_on)
     from requests where ${visible} and status = 'released' and submitted_at is not null group by month order by month`,
    `select country, count(*) filter (where rating = 'high'), count(*) filter (where rating = 'medium'),
       count(*) filter (where rating = 'low'), count(*) filter (where rating is null)
     from third_parties where ${visible} group by country order by count(*) desc limit 20`,
    `select drafter_id, count(*), count(*) filter (where ${overdue}) from requests
     where ${visible} and ${open} and drafter_id is not null group by drafter_id`,
    `select id, number, legal_name, status, due_on from requests where ${visible} and status = 'clarification'
     order by due_on, created_at limit 8`,
    `select id, number, legal_name, rating, released_at from requests
     where ${visible} and status = 'released' and rating is not null order by released_at desc limit 8`,
    `select id, legal_name, rating, rating_score from requests
     where ${visible} and status = 'released' and rating is not null
     order by case rating when 'high' then 0 when 'medium' then 1 else 2 end, rating_score desc limit 10`,
  ];
}
