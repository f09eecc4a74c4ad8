import type { OperationKey } from '../../../contract/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';

/** One row as its reader is shown it. */
export type Row = Record<string, unknown>;
type Context = { who: Member; value: string; own: readonly Row[] };

/** What is wrong with these rows, if anything is. */
type Verdict = string | null | Promise<string | null>;
/** `given`: pages, formats and what comes along, which choose no row by what is in it. */
export type Judge = 'given' | ((rows: readonly Row[], context: Context) => Verdict);

const named = ({ id, number, name }: Row) => String(number ?? name ?? id);
const each =
  (fits: (row: Row, context: Context) => boolean): Judge =>
  (rows, context) => {
    const wrong = rows.filter((row) => !fits(row, context));
    return wrong.length > 0
      ? `${wrong.length} rows are not shown so, among them ${named(wrong[0] as Row)}`
      : null;
  };

const is = (field: string): Judge => each((row, { value }) => String(row[field]) === value);
const flag = (field: string): Judge => each((row, { value }) => String(row[field]) === value);
const onDay = (field: string, fits: (day: string, value: string) => boolean): Judge =>
  each((row, { value }) => fits(String(row[field]).slice(0, 10), value));
// The firm's day begins earlier than that of UTC.
const from = (field: string) => onDay(field, (day, value) => day >= value || nextDay(day) >= value);
const to = (field: string) => onDay(field, (day, value) => day <= value);
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const holds = (text: unknown, sought: string) =>
  JSON.stringify(text).toLowerCase().includes(JSON.stringify(sought.toLowerCase()).slice(1, -1));

/** In the row, or in what this reader is shown when opening it. */
const searchedIn = (open: (row: Row, who: Member) => Promise<unknown> = async () => ''): Judge => {
  const opened = new WeakMap<Member, Map<unknown, unknown>>();
  return async (rows, { who, value }) => {
    const known = opened.get(who) ?? new Map();
    opened.set(who, known);
    for (const row of rows) {
      if (holds(row, value)) continue;
      if (!known.has(row.id)) known.set(row.id, await open(row, who));
      const text = known.get(row.id);
      // Of several words each may stand somewhere else.
      if (!value.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => holds([row, text], word)))
        return `found ${named(row)} by a text it does not show`;
    }
    return null;
  };
};

/** Everything of a request that its reader can open. */
async function caseOf({ id, clientId }: Row, who: Member) {
  const where = { client: String(clientId), request: String(id) };
  const parts = [
    await who.attempt('GET /reports/v1.0/requestdetails', where),
    await who.attempt('GET /reports/v1.0/requestanalysis', where),
    await who.attempt('GET /reports/v1.0/casetimeline', where),
  ];
  return parts.map(({ body }) => body);
}

async function partyOf({ id, clientId }: Row, who: Member) {
  const { body } = await who.attempt('GET /reports/v1.0/thirdparties', { id: String(id) });
  const { thirdParty } = body as { thirdParty?: { assessments: Row[] } };
  const cases = (thirdParty?.assessments ?? []).map((one) => caseOf({ ...one, clientId }, who));
  return [thirdParty, ...(await Promise.all(cases))];
}

/**
 * Rows that show the same stand in the order of `tie`, a value that is shown too: an order that something hidden makes
 * would tear them apart.
 */
const sorted =
  (tie: (row: Row) => string): Judge =>
  (rows, { value }) => {
    if (value.startsWith('-')) return null;
    const shown = rows.map((row) => String(row[value]).toLowerCase());
    const torn = shown.find((one, at) => shown[at - 1] !== one && shown.slice(0, at).includes(one));
    if (torn !== undefined) return `${torn} stands at two places`;
    const out = rows.find(
      (row, at) => at > 0 && shown[at] === shown[at - 1] && tie(row) < tie(rows[at - 1] as Row),
    );
    return out ? `${named(out)} stands out of the order of what is shown` : null;
  };
const byId = ({ id }: Row) => String(id);
const byNumber = ({ number, requestNumber }: Row) => String(number ?? requestNumber);
const byChain = ({ chain, seq }: Row) => `${chain} ${String(seq).padStart(9, '0')}`;

/** The same rows that are there without it, fewer perhaps. */
const partOfAll: Judge = (rows, { own }) => {
  const known = new Set(own.map(({ id }) => id));
  return own.length < 100 && rows.some(({ id }) => !known.has(id))
    ? 'a row that the list itself does not hold'
    : null;
};

const pages = { current: 'given', pageSize: 'given', export: 'given' } as const;
const closed = ['released', 'rejected', 'cancelled'];

const views: Record<string, (row: Row, who: Member) => boolean> = {
  all: () => true,
  mine: (row, { actor }) =>
    [row.drafterId, row.authorId].includes(actor.userId) ||
    row.allocatorName === actor.name ||
    actor.role === 'drafter',
  unallocated: ({ status, drafterId }) => ['submitted', 'in_review'].includes(String(status)) && !drafterId,
  overdue: ({ overdue }) => overdue === true,
  at_risk: ({ forecast }) => (forecast as { atRisk: boolean } | null)?.atRisk === true,
  unanswered: ({ status }) => status === 'clarification',
  returned: ({ status }, { actor }) => status === 'in_analysis' && !actor.clientId,
  in_review: ({ status }) => status === 'in_review',
  high_risk: ({ rating }) => rating === 'high',
  awaiting_me: ({ status, reopenAsked }) => !closed.includes(String(status)) || reopenAsked === true,
  watched: () => true,
  open: ({ status }) => status !== 'draft' && !closed.includes(String(status)),
  closed: ({ status }) => closed.includes(String(status)),
  recently_released: ({ status }) => status === 'released',
};
const inView = each((row, { who, value }) => views[value]?.(row, who) === true);

const trail: Record<string, Judge> = {
  client: is('clientId'),
  requestId: is('requestId'),
  type: is('type'),
  actor: is('actorId'),
  objectType: is('objectType'),
  result: is('result'),
  from: from('at'),
  to: to('at'),
  ip: is('ip'),
  session: is('sessionId'),
  search: searchedIn(),
};

/** For each list of the contract and each of its parameters, what the rows it returns must show. */
export const judges: Partial<Record<OperationKey, Record<string, Judge>>> = {
  'GET /security/v1.0/userdetails': {
    ...pages,
    me: each((row, { who, value }) => value === 'false' || row.id === who.actor.userId),
    assignable: each(
      ({ role, status }, { value }) => value === 'false' || (role === 'drafter' && status !== 'disabled'),
    ),
    role: is('role'),
    client: is('clientId'),
    status: is('status'),
    sort: sorted(byId),
    search: searchedIn(),
  },
  'GET /security/v1.0/clientdetails': { ...pages, sort: sorted(byId), search: searchedIn() },
  'GET /security/v1.0/sessions': { user: is('userId') },
  'GET /security/v1.0/webhooks/deliveries': { ...pages, webhook: is('webhookId') },
  'GET /reports/v1.0/requestdetails': {
    ...pages,
    client: is('clientId'),
    request: is('id'),
    selected: is('id'),
    view: inView,
    status: is('status'),
    reportType: is('reportType'),
    category: each(({ categories }, { value }) => (categories as string[]).includes(value)),
    country: is('country'),
    entityType: is('entityType'),
    rating: is('rating'),
    drafter: is('drafterId'),
    tag: each(({ tags }, { value }) => (tags as string[]).includes(value)),
    overdue: flag('overdue'),
    createdFrom: from('createdAt'),
    createdTo: to('createdAt'),
    sort: sorted(byNumber),
    search: searchedIn(caseOf),
  },
  'GET /reports/v1.0/savedviews': { list: partOfAll },
  'GET /reports/v1.0/thirdparties': {
    ...pages,
    id: partOfAll,
    client: is('clientId'),
    rating: is('rating'),
    relationship: is('relationship'),
    monitored: flag('monitored'),
    reviewDue: flag('reviewDue'),
    due: partOfAll,
    withAlerts: each(({ openAlerts }, { value }) => Number(openAlerts) > 0 === (value === 'true')),
    sort: sorted(byId),
    search: searchedIn(partyOf),
  },
  'GET /reports/v1.0/thirdpartyprofile': { id: 'given' },
  'GET /reports/v1.0/alerts': {
    ...pages,
    id: partOfAll,
    client: each(({ thirdParty }, { value }) => (thirdParty as Row).clientId === value),
    state: each(({ outcome }, { value }) => value === 'all' || (outcome === null) === (value === 'open')),
    kind: is('kind'),
    topic: partOfAll,
    raisedFrom: from('raisedAt'),
    raisedTo: to('raisedAt'),
    sort: sorted(byId),
    search: searchedIn(),
  },
  'GET /reports/v1.0/conditionlibrary': { client: 'given' },
  'GET /reports/v1.0/casetimeline': {
    client: 'given',
    request: 'given',
    kind: partOfAll,
    before: each(({ seq }, { value }) => Number(seq) < Number(value)),
    pageSize: 'given',
  },
  'GET /reports/v1.0/analysisdetails': {
    ...pages,
    id: partOfAll,
    view: inView,
    status: is('status'),
    sort: sorted(byNumber),
    search: searchedIn((row, who) => caseOf({ ...row, id: row.requestId }, who)),
  },
  'GET /reports/v1.0/audittrails': {
    ...pages,
    ...trail,
    verify: 'given',
    choices: 'given',
    sort: sorted(byChain),
  },
  'GET /reports/v1.0/auditexport': trail,
  'GET /reports/v1.0/jobs': { id: is('id') },
  'GET /reports/v1.0/watchlists': { version: partOfAll },
  'GET /reports/v1.0/listedparties': { watchlist: partOfAll, entry: partOfAll },
  'GET /reports/v1.0/companyregister': { version: partOfAll },
  'GET /reports/v1.0/secondlooks': { months: partOfAll },
};
