import dayjs from 'dayjs';
import type { OperationKey } from '../../../contract/index.ts';
import type { RawDatabase } from '../../../server/platform/db/raw.ts';
import { atRisk } from './at-risk-sql.ts';
import { figures, newestHundred, open, overdue, requestsPage, trailPage } from './bare-sql.ts';

export type Question = {
  what: string;
  who: 'admin' | 'allocator' | 'client';
  key: OperationKey;
  query: Record<string, unknown>;
  /** The bare SQL of the same answer, as the owner of the database asks it. */
  sql: string[];
};

/** `late` is a page that lies far behind the first. */
type Known = { client: string; author: string; request: string; late: number };

/** What the questions about one client are about, among `requests` that were made for it and others. */
export async function findKnown(raw: RawDatabase, clientId: string, requests: number): Promise<Known> {
  const { rows } = await raw.executeSql(
    `select client_id as client, author_id as author, id as request from requests
     where client_id = '${clientId}' order by created_at limit 1`,
  );
  return { ...(rows[0] as Omit<Known, 'late'>), late: Math.round(requests / 25) };
}

const day = (ago: number) => dayjs().subtract(ago, 'day').toISOString().slice(0, 10);
const requests = 'GET /reports/v1.0/requestdetails' as const;
const everything = 'GET /reports/v1.0/search' as const;
const newest = 'created_at desc, number desc';
const trail = 'GET /reports/v1.0/audittrails' as const;

export const questions = ({ client, author, request, late }: Known): Question[] => [
  {
    what: 'requests: first page',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20 },
    sql: requestsPage('', newest),
  },
  {
    what: 'requests: filtered by status and country',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, status: 'in_analysis', country: 'IN,DE' },
    sql: requestsPage(`status = 'in_analysis' and country in ('IN', 'DE')`, newest),
  },
  {
    what: 'requests: sorted by name',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, sort: 'legalName' },
    sql: requestsPage('', 'lower(legal_name), number'),
  },
  {
    what: `requests: page ${late}`,
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, current: late },
    sql: requestsPage('', newest, { page: late }),
  },
  {
    what: 'requests: overdue ones counted',
    who: 'allocator',
    key: requests,
    query: { pageSize: 1, view: 'overdue' },
    sql: requestsPage(`${open} and ${overdue}`, newest, { size: 1 }),
  },
  {
    what: 'requests: first page of a client',
    who: 'client',
    key: requests,
    query: { pageSize: 20 },
    sql: requestsPage(`client_id = '${client}'`, newest, { ofFirm: false }),
  },
  {
    what: 'requests: searched by words',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, search: 'kaveri logistics' },
    sql: requestsPage(
      `id in (select request_id from request_texts where words @@ '''kaveri'' & ''logistics'':*'::tsquery)`,
      newest,
    ),
  },
  {
    what: 'requests: searched by words that every one holds',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, search: 'private limited' },
    sql: requestsPage(
      `id in (select request_id from request_texts where words @@ '''private'' & ''limited'':*'::tsquery)`,
      newest,
    ),
  },
  {
    what: 'search over everything',
    who: 'allocator',
    key: everything,
    query: { search: 'kaveri logistics' },
    sql: newestHundred(`submitted_at is not null
      and id in (select request_id from request_texts where words @@ '''kaveri'' & ''logistics'':*'::tsquery)`),
  },
  {
    what: 'search over everything, by words that every request holds',
    who: 'allocator',
    key: everything,
    query: { search: 'private limited' },
    sql: newestHundred(`submitted_at is not null
      and id in (select request_id from request_texts where words @@ '''private'' & ''limited'':*'::tsquery)`),
  },
  {
    what: 'search over everything of a client',
    who: 'client',
    key: everything,
    query: { search: 'textiles 99' },
    sql: newestHundred(`client_id = '${client}'
      and id in (select request_id from request_texts where words @@ '''textiles'' & ''99'':*'::tsquery)`),
  },
  {
    what: 'requests: searched by a client',
    who: 'client',
    key: requests,
    query: { pageSize: 20, search: 'textiles 99' },
    sql: requestsPage(
      `client_id = '${client}'
        and id in (select request_id from request_texts where words @@ '''textiles'' & ''99'':*'::tsquery)`,
      newest,
      { ofFirm: false },
    ),
  },
  {
    what: 'requests: those at risk',
    who: 'allocator',
    key: requests,
    query: { pageSize: 20, view: 'at_risk' },
    sql: requestsPage(atRisk, newest),
  },
  {
    what: 'audit: first page',
    who: 'admin',
    key: trail,
    query: { pageSize: 20 },
    sql: trailPage(''),
  },
  {
    what: 'audit: of an actor',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, actor: author },
    sql: trailPage(`actor_id = '${author}'`),
  },
  {
    what: 'audit: of an action in a month',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, type: 'file.downloaded', from: day(60), to: day(30) },
    sql: trailPage(`type = 'file.downloaded' and at >= '${day(60)}' and at < date '${day(30)}' + 1`),
  },
  {
    what: 'audit: of a request',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, requestId: request },
    sql: trailPage(`request_id = '${request}'`),
  },
  {
    what: `audit: page ${late}`,
    who: 'admin',
    key: trail,
    query: { pageSize: 20, current: late },
    sql: trailPage('', { page: late }),
  },
  {
    what: 'audit: first page of a client',
    who: 'client',
    key: trail,
    query: { pageSize: 20 },
    sql: trailPage(`client_id = '${client}'`),
  },
  {
    what: 'audit: searched by text',
    who: 'admin',
    key: trail,
    query: { pageSize: 20, search: 'Kaveri Textiles 211' },
    sql: trailPage(`(personal->'values'->>'actorName' ilike '%Kaveri Textiles 211%'
        or personal->'values'->>'objectLabel' ilike '%Kaveri Textiles 211%')`),
  },
  {
    what: 'dashboard of the firm',
    who: 'admin',
    key: 'GET /reports/v1.0/dashboards',
    query: {},
    sql: figures('true', { ofFirm: true }),
  },
  {
    what: 'dashboard of a client',
    who: 'client',
    key: 'GET /reports/v1.0/dashboards',
    query: {},
    sql: figures(`client_id = '${client}'`, { ofFirm: false }),
  },
];
