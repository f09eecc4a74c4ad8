import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { RequestStatus } from '../../../../contract/request-statuses.ts';
import type { AlertEvidence, AlertRow, getAlerts } from '../../../../contract/third-parties/alerts.ts';
import type { RatingBand } from '../../../../contract/words.ts';
import { containing } from '../../../platform/db/containing.ts';
import { type Actor, db, type FirmCalendar, notFound, withinDays } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import { isClientSide, isReported, namesOfClients, requestView as requests } from '../../requests/index.ts';
import { itsRequests, thirdPartyVisibleTo } from '../find-third-party.ts';
import { speaks } from '../newest-request.ts';
import { mayEver, refusalOf } from '../policy.ts';
import type { ThirdPartyPorts } from '../ports.ts';
import { presentAlert } from '../present.ts';
import { type AlertRecord, alerts, type ThirdParty, thirdParties } from '../tables.ts';

type Query = Omit<z.output<typeof getAlerts.request>, 'C_TIMESTAMP'>;
type Found = { alert: AlertRecord; party: ThirdParty; request: Newest };
type Newest = {
  id: string;
  number: string;
  status: RequestStatus;
  version: number;
  sealedRating: RatingBand | null;
};

/** Inside a transaction: alerts about third parties that the caller may see, of all of them at once. */
export async function listAlerts(query: Query, actor: Actor, calendar: FirmCalendar) {
  const where = filters(query, actor, calendar);
  const pageSize = query.pageSize ?? 20;
  const rows = await select(where, actor)
    .orderBy(query.sort === 'raisedAt' ? asc(alerts.raisedAt) : desc(alerts.raisedAt), asc(alerts.id))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  const [counted] = await db()
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(alerts)
    .innerJoin(thirdParties, eq(thirdParties.id, alerts.thirdPartyId))
    .where(where);
  return { rows: await presentRows(rows, actor), total: counted?.total ?? 0 };
}

/** Inside a transaction: one of them, for the firm with what speaks for and against its matches, and their parties. */
export async function findAlert(
  id: string,
  actor: Actor,
  { listedPartiesOf }: Pick<ThirdPartyPorts, 'listedPartiesOf'>,
) {
  const found = await select(and(eq(alerts.id, id), thirdPartyVisibleTo(actor)), actor);
  const [row] = await presentRows(found, actor);
  if (!row || !found[0]) throw notFound();
  const evidence: AlertEvidence[] | undefined = isClientSide(actor)
    ? undefined
    : found[0].alert.matches.map(({ evidence: one }) => one);
  const parties = isClientSide(actor)
    ? undefined
    : await listedPartiesOf(
        found[0].party.id,
        found[0].alert.matches.map(({ pairing, entryId }) => ({ watchlistId: listOf(pairing), entryId })),
      );
  return { row, evidence, parties };
}

/** A pairing begins with its list. */
const listOf = (pairing: string) => pairing.split(' ', 1).join();

const newest = (actor: Actor) =>
  sql<Newest>`(select json_build_object('id', ${requests.id}, 'number', ${requests.number}, 'status', ${requests.status}, 'version', ${requests.version}, 'sealedRating', ${requests.sealedRating})
    from ${requests} where ${itsRequests(actor)} order by ${speaks} desc, ${requests.createdAt} desc, ${requests.number} desc limit 1)`;

const select = (where: SQL | undefined, actor: Actor) =>
  db()
    .select({ alert: alerts, party: thirdParties, request: newest(actor) })
    .from(alerts)
    .innerJoin(thirdParties, eq(thirdParties.id, alerts.thirdPartyId))
    .where(where)
    .$dynamic();

function filters(query: Query, actor: Actor, calendar: FirmCalendar) {
  const { state = 'open', topic, search } = query;
  // What a match is about is the firm's to know.
  const hidden = topic && isClientSide(actor) ? sql`false` : undefined;
  return and(
    thirdPartyVisibleTo(actor),
    state === 'all' ? undefined : state === 'open' ? isNull(alerts.outcome) : isNotNull(alerts.outcome),
    query.client ? eq(thirdParties.clientId, query.client) : undefined,
    query.kind?.length ? inArray(alerts.kind, query.kind) : undefined,
    topic?.length
      ? sql`${alerts.topics} ?| array[${sql.join(
          topic.map((one) => sql`${one}`),
          sql`, `,
        )}]`
      : undefined,
    hidden,
    withinDays(alerts.raisedAt, { from: query.raisedFrom, to: query.raisedTo }, calendar),
    search?.trim() ? ilike(thirdParties.name, containing(search.trim())) : undefined,
  );
}

async function presentRows(rows: readonly Found[], actor: Actor): Promise<AlertRow[]> {
  const people = await findPeople(rows.map(({ alert }) => alert.closedBy));
  const clients = await namesOfClients(actor);
  return rows.map(({ alert, party, request }) => ({
    ...presentAlert(alert, people, actor),
    thirdParty: {
      id: party.id,
      version: party.version,
      clientId: party.clientId,
      clientName: clients.get(party.clientId) ?? '',
      name: party.name,
      rating: party.rating,
      relationship: party.relationship,
      monitored: party.monitored,
    },
    request: shown(request),
    actions: alert.outcome === null && mayDismiss(party, actor) ? actionsOf(request) : [],
  }));
}

const mayDismiss = (party: ThirdParty, actor: Actor) =>
  mayEver(actor, 'dismiss_alert') && refusalOf('dismiss_alert', party, actor) === null;

const shown = ({ sealedRating: _sealed, ...request }: Newest) => request;

/** Work that is open needs no reopening. */
const actionsOf = (request: Newest): AlertRow['actions'] =>
  isReported(request) ? ['dismiss_alert', 'reopen'] : ['dismiss_alert'];
