import type { OperationKey } from '../../../../contract/index.ts';

type Read = Extract<OperationKey, `GET ${string}`>;

/** Everything that is read of a request and of what is counted from requests. */
export const OF_REQUESTS: readonly Read[] = [
  'GET /reports/v1.0/requestdetails',
  'GET /reports/v1.0/requestanalysis',
  'GET /reports/v1.0/analysisdetails',
  'GET /reports/v1.0/casepeople',
  'GET /reports/v1.0/ratings',
  'GET /reports/v1.0/ownershiplinks',
  'GET /reports/v1.0/thirdparties',
  'GET /reports/v1.0/secondlooks',
  'GET /reports/v1.0/allocations',
  'GET /reports/v1.0/dashboards',
];

/** Where it shows which requests somebody watches and has seen. */
const LISTS: readonly Read[] = ['GET /reports/v1.0/requestdetails', 'GET /reports/v1.0/analysisdetails'];

/** What an act makes stale besides what is read at its own path. */
const besides: Partial<Record<OperationKey, readonly Read[]>> = {
  'POST /reports/v1.0/requestdetails': OF_REQUESTS,
  'POST /reports/v1.0/requestdetails/bulk': OF_REQUESTS,
  'POST /reports/v1.0/submituseraction': [...OF_REQUESTS, 'GET /reports/v1.0/alerts'],
  'POST /reports/v1.0/requestanalysis': OF_REQUESTS,
  'POST /reports/v1.0/mediasources': OF_REQUESTS,
  'POST /reports/v1.0/sectionproposals': OF_REQUESTS,
  'POST /reports/v1.0/casecomments': OF_REQUESTS,
  'POST /reports/v1.0/reviewcomments': OF_REQUESTS,
  'POST /reports/v1.0/casevisits': LISTS,
  'POST /reports/v1.0/casepeople': LISTS,
  'POST /reports/v1.0/casetags': OF_REQUESTS,
  'POST /reports/v1.0/casetags/bulk': [...OF_REQUESTS, 'GET /reports/v1.0/casetags'],
  'POST /reports/v1.0/ratings': OF_REQUESTS,
  'POST /reports/v1.0/ratingmethods': OF_REQUESTS,
  'POST /reports/v1.0/secondlooks': OF_REQUESTS,
  'POST /reports/v1.0/screenings': OF_REQUESTS,
  'POST /reports/v1.0/thirdparties': [...OF_REQUESTS, 'GET /reports/v1.0/alerts'],
  'POST /security/v1.0/userdetails': [
    'GET /security/v1.0/deputies',
    'GET /reports/v1.0/casepeople',
    'GET /reports/v1.0/allocations',
  ],
  'POST /security/v1.0/authenticator': ['GET /security/v1.0/signinmethods'],
  'POST /security/v1.0/passkeys': ['GET /security/v1.0/signinmethods'],
};

/** The reads that an act makes stale. */
export function staleAfter(act: OperationKey): readonly string[] {
  return [act.replace(/^\w+/, 'GET'), ...(besides[act] ?? [])];
}

const SECOND_MS = 1000;
/** What pages show again and again, and acts of this browser make stale: `refresh` tells of those of others. */
const shownOften: ReadonlySet<string> = new Set<Read>([...OF_REQUESTS, 'GET /reports/v1.0/savedviews']);
/** Lists that administrators change a few times a year. */
const masters: ReadonlySet<string> = new Set<Read>([
  'GET /reports/v1.0/countries',
  'GET /reports/v1.0/entitytypes',
  'GET /reports/v1.0/reporttypes',
  'GET /reports/v1.0/categories',
]);

/** For how long an answer may be shown again without asking. */
export function freshFor(read: string): number {
  if (masters.has(read)) return 600 * SECOND_MS;
  return shownOften.has(read) ? 60 * SECOND_MS : 0;
}

/** For how long an answer that nobody shows any more is kept. */
export const keptFor = (read: string): number =>
  masters.has(read) || shownOften.has(read) ? 600 * SECOND_MS : 0;
