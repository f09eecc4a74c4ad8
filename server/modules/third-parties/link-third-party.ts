import { and, eq, ne } from 'drizzle-orm';
import { GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import { type Actor, db, type FirmCalendar } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { noticeText } from '../notifications/index.ts';
import { type RequestRecord, requestView as requests } from '../requests/index.ts';
import { about } from './acts/act.ts';
import { notifyLeads } from './alerts/notify-watchers.ts';
import { needsSecondLead } from './confirmation.ts';
import { openAlertsAgain } from './give-up-request.ts';
import { identitiesOf, isName } from './identities.ts';
import { joinThirdParties, newerRating, stricterDecision } from './join-third-parties.ts';
import { lockThirdParties, lockThirdPartiesOf } from './lock-third-parties.ts';
import { chooseNewestRequest } from './newest-request.ts';
import type { ThirdPartyPorts } from './ports.ts';
import { rateAgain, rateWithout } from './rate-by-reports.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

type Ports = Pick<ThirdPartyPorts, 'thirdPartyMerged' | 'thirdPartyLeft'>;

type When = { now: Date; calendar: FirmCalendar };

/**
 * Inside the transaction of submit, amend, cancel and reject: finds or creates the third party that this request is about;
 * answers its id. One that the request leaves without any other takes along what stands on it: rating, decision,
 * monitoring, alerts.
 */
export async function linkThirdParty(
  request: RequestRecord,
  actor: Actor,
  when: When,
  ports: Ports,
): Promise<string> {
  const id = await findOrCreate(request, actor, when, ports);
  if (isGivenUp(request) && id !== request.thirdPartyId) await rateAgain(id, request, actor, when);
  return id;
}

const isGivenUp = ({ status }: RequestRecord) => GIVEN_UP_STATUSES.includes(status);

async function findOrCreate(request: RequestRecord, actor: Actor, when: When, ports: Ports) {
  const { now } = when;
  const wanted = identitiesOf(request.intake);
  const locked = await lockThirdPartiesOf(request);
  const current = locked.find(({ id }) => id === request.thirdPartyId) ?? null;
  const found = bearerOf(request, locked, wanted);
  if (!current) return found ? stay(found, request, wanted) : create(request, wanted, now);
  if (found?.id === current.id) return stay(current, request, wanted);
  const isAlone = !(await hasOthers(current, request));
  if (found && isAlone) return join(current, found, { request, wanted, actor, now }, ports);
  // It may be with a third party that it was corrected to, which does not have the identifier of its sealed report.
  const isKept = !isGivenUp(request) && (await keepsIts(current));
  if (!found && (isAlone || isKept)) return stay(current, request, wanted);
  await leave(current, request, when);
  await ports.thirdPartyLeft(request, current.id);
  if (found) return stay(found, request, wanted);
  return create(request, wanted, now, isGivenUp(request) && current.monitored);
}

/** Who bears one of these, the strongest first, or what it was merged into; the party of the request before others. */
function bearerOf({ thirdPartyId }: RequestRecord, locked: readonly ThirdParty[], wanted: string[]) {
  const place = ({ identities }: ThirdParty) => wanted.findIndex((one) => identities.includes(one));
  const bearing = locked.filter((party) => place(party) >= 0);
  const whereTo = ({ id, mergedInto }: ThirdParty) => mergedInto ?? id;
  const own = bearing.find((party) => whereTo(party) === thirdPartyId);
  const best = own ?? bearing.sort((a, b) => place(a) - place(b))[0];
  return locked.find(({ id }) => best && id === whereTo(best)) ?? null;
}

async function hasOthers(party: ThirdParty, request: RequestRecord) {
  const others = and(eq(requests.thirdPartyId, party.id), ne(requests.id, request.id));
  return (await db().$count(requests, others)) > 0;
}

/** Other requests are still about it, and deal with what was found. */
async function leave(party: ThirdParty, request: RequestRecord, when: When) {
  const { id } = party;
  const { now } = when;
  await db().update(thirdParties).set({ requestLeftAt: now }).where(eq(thirdParties.id, id));
  await chooseNewestRequest(id, request.id);
  await openAlertsAgain({ ...request, thirdPartyId: id }, now);
  await rateWithout(request, party, when);
}

/** Nothing that it was known by contradicts another identifier, or a person said what belongs to it. */
async function keepsIts({ id, identities }: ThirdParty) {
  return identities.every(isName) || (await db().$count(thirdParties, eq(thirdParties.mergedInto, id))) > 0;
}

/** In place of an identity that was corrected away, which another one may bear. */
const ownKey = ({ id }: ThirdParty) => `party:${id}`;

const factsOf = ({ intake }: RequestRecord) => ({
  name: intake.legalName ?? '',
  entityType: intake.entityType ?? 'organisation',
  country: intake.countryOfIncorporation ?? intake.nationality ?? null,
});

/** What its only request corrects is corrected here too; a name that it was found by stays. */
async function stay(party: ThirdParty, request: RequestRecord, wanted: string[]): Promise<string> {
  const isOnly = !(await hasOthers(party, request));
  const names = wanted.every(isName) ? [] : party.identities.filter(isName);
  const identities = [...new Set([...wanted, ...(isOnly ? names : party.identities)])];
  const isKnownBy = identities.includes(party.identity);
  await db()
    .update(thirdParties)
    .set({
      identities,
      ...(!isKnownBy && { identity: ownKey(party) }),
      ...(isOnly && factsOf(request)),
      ...(request.thirdPartyId !== party.id && { lastRequestId: request.id }),
    })
    .where(eq(thirdParties.id, party.id));
  return party.id;
}

async function create(
  request: RequestRecord,
  identities: string[],
  createdAt: Date,
  monitored = false,
): Promise<string> {
  const [made] = await db()
    .insert(thirdParties)
    .values({
      ...{ ...factsOf(request), clientId: request.clientId, identities, monitored, createdAt },
      identity: identities[0] as string,
      lastRequestId: request.id,
    })
    .onConflictDoUpdate({
      target: [thirdParties.clientId, thirdParties.identity],
      set: { lastRequestId: request.id },
    })
    .returning();
  return (made as ThirdParty).id;
}

type Correction = { request: RequestRecord; wanted: string[]; actor: Actor; now: Date };

/** The same identifier is the same third party. The one that the client has decided on stays, else the other one. */
async function join(
  current: ThirdParty,
  found: ThirdParty,
  { request, wanted, actor, now }: Correction,
  ports: Ports,
): Promise<string> {
  const staysHere = found.relationship === 'pending' && current.relationship !== 'pending';
  const [party, kept] = staysHere ? [found, current] : [current, found];
  const stricter = stricterDecision(party, kept);
  const moves = stricter.decidedAt !== kept.decidedAt;
  // An approval that needs a second lead is not carried over: the client decides again.
  const isUnconfirmed =
    moves && (await needsSecondLead({ ...kept, ...newerRating(party, kept), ...stricter }));
  const decision = isUnconfirmed ? kept : stricter;
  const { relationship, decisionReason, decidedBy, decidedAt } = decision;
  const {
    requests: moved,
    monitored,
    isReplaced,
  } = await joinThirdParties(
    { party, kept, decision: { relationship, decisionReason, decidedBy, decidedAt }, by: actor.userId, now },
    ports,
  );
  // What the correction took away belongs to whom it names.
  const left = party === current ? party.identities.filter(isName) : party.identities;
  await db()
    .update(thirdParties)
    .set({
      ...{ mergedInto: kept.id, monitored: false, identities: left, version: party.version + 1 },
      ...(!left.includes(party.identity) && { identity: ownKey(party) }),
    })
    .where(eq(thirdParties.id, party.id));
  await record(
    { now: () => now },
    {
      ...about(party, actor),
      type: 'thirdparty.merged',
      data: { into: kept.id, requests: moved, monitored, relationship },
      personal: { into: kept.name, reason: 'The same identifier.' },
    },
  );
  const [joined] = await lockThirdParties([kept.id]);
  if (isReplaced || [party, kept].some((one) => hasLost(one, joined as ThirdParty)))
    await notifyLeads({ now: () => now }, joined as ThirdParty, noticeText('party.joined'));
  return stay(joined as ThirdParty, { ...request, thirdPartyId: kept.id }, wanted);
}

/** Something that counted for one of the two counts no more. */
const hasLost = (before: ThirdParty, { relationship, rating, monitored }: ThirdParty) =>
  (before.relationship !== 'pending' && before.relationship !== relationship) ||
  (before.rating !== null && before.rating !== rating) ||
  (before.monitored && !monitored);
