import { asc, desc, eq } from 'drizzle-orm';
import type {
  Alert,
  ThirdPartyDetail,
  ThirdPartyRow,
} from '../../../contract/third-parties/third-parties.ts';
import { topicsOf } from '../../../engine/lists/index.ts';
import { type Actor, db } from '../../platform/index.ts';
import { findPeople, type Person } from '../identity/index.ts';
import {
  isClientSide,
  nameFor,
  namesOfClients,
  ratingColumn,
  requestView as requests,
} from '../requests/index.ts';
import { findConfirmer, findPendingDecision } from './confirmation.ts';
import { figuresOf, itsRequests } from './find-third-party.ts';
import { actionsFor } from './policy.ts';
import type { ActPorts } from './ports.ts';
import {
  type AlertMatch,
  type AlertRecord,
  alerts,
  conditions,
  type ThirdParty,
  thirdParties,
} from './tables.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Inside a transaction: one third party in full, with what this caller may do to it. */
export async function presentThirdParty(
  party: ThirdParty,
  actor: Actor,
  today: string,
  ports: Pick<ActPorts, 'recommendationOf'>,
): Promise<ThirdPartyDetail> {
  const [figures] = await db()
    .select(figuresOf(actor))
    .from(thirdParties)
    .where(eq(thirdParties.id, party.id));
  const demanded = await db()
    .select()
    .from(conditions)
    .where(eq(conditions.thirdPartyId, party.id))
    .orderBy(asc(conditions.dueOn), asc(conditions.id));
  const raised = await db()
    .select()
    .from(alerts)
    .where(eq(alerts.thirdPartyId, party.id))
    .orderBy(desc(alerts.raisedAt), asc(alerts.id));
  const waiting = isClientSide(actor) ? await findPendingDecision(party.id) : null;
  const confirmer = await findConfirmer(party);
  const people = await findPeople([
    party.decidedBy,
    confirmer,
    waiting?.requestedBy,
    ...[...demanded, ...raised].map(({ closedBy }) => closedBy),
  ]);
  const nameOf = (id: string | null) => (id ? (nameFor(people.get(id), actor) ?? '') : null);
  const row = { party, ...figures } as Row;
  return {
    ...presentRow(row, await namesOfClients(actor), today),
    decision: party.decidedAt && {
      reason: party.decisionReason ?? '',
      by: nameOf(party.decidedBy) ?? '',
      at: party.decidedAt.toISOString(),
      confirmedBy: nameOf(confirmer),
    },
    recommendation: await ports.recommendationOf(party.id),
    pendingDecision: waiting && {
      id: waiting.id,
      decision: waiting.decision,
      reason: waiting.reason,
      conditions: waiting.conditions,
      by: nameOf(waiting.requestedBy) ?? '',
      at: waiting.requestedAt.toISOString(),
      own: waiting.requestedBy === actor.userId,
    },
    conditions: demanded.map(({ id, text, dueOn, state, note, closedBy, closedAt }) => ({
      ...{ id, text, dueOn, state, note },
      closedBy: nameOf(closedBy),
      closedAt: iso(closedAt),
    })),
    alerts: raised.map((alert) => presentAlert(alert, people, actor)),
    assessments: await assessmentsOf(party, actor),
    actions: actionsFor(actor, party, waiting),
  };
}

/** The client learns that there is something, the firm what it is. */
export const presentAlert = (
  { id, kind, text, reasons, matches, news, raisedAt, outcome, reason, closedBy, closedAt }: AlertRecord,
  people: ReadonlyMap<string, Pick<Person, 'name' | 'clientId'>>,
  actor: Actor,
): Alert => ({
  ...{ id, kind, text, outcome, reason },
  reasons,
  matches: isClientSide(actor) ? [] : matches.map(presentMatch),
  news: isClientSide(actor) ? [] : news,
  raisedAt: raisedAt.toISOString(),
  closedBy: closedBy && (nameFor(people.get(closedBy), actor) ?? ''),
  closedAt: iso(closedAt),
});

const presentMatch = ({ pairing: _, evidence: __, topics, ...match }: AlertMatch) => ({
  ...match,
  topics: topicsOf(topics),
});

async function assessmentsOf(party: ThirdParty, actor: Actor): Promise<ThirdPartyDetail['assessments']> {
  const rows = await db()
    .select({
      id: requests.id,
      number: requests.number,
      status: requests.status,
      rating: ratingColumn(actor),
      createdAt: requests.createdAt,
      releasedAt: requests.releasedAt,
    })
    .from(requests)
    .innerJoin(thirdParties, eq(thirdParties.id, party.id))
    .where(itsRequests(actor))
    .orderBy(desc(requests.createdAt), desc(requests.number));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    releasedAt: iso(row.releasedAt),
  }));
}

type Row = { party: ThirdParty; requests: number; lastRequestId: string; openAlerts: number };

export const presentRow = (
  { party, ...figures }: Row,
  clients: ReadonlyMap<string, string>,
  today: string,
): ThirdPartyRow => ({
  id: party.id,
  clientId: party.clientId,
  clientName: clients.get(party.clientId) ?? '',
  name: party.name,
  entityType: party.entityType,
  country: party.country,
  rating: party.rating,
  ratingScore: party.ratingScore,
  ratingBasis: party.ratingBasis,
  ratedAt: party.ratedAt?.toISOString() ?? null,
  relationship: party.relationship,
  monitored: party.monitored,
  nextReviewOn: party.nextReviewOn,
  reviewDue: party.nextReviewOn !== null && party.nextReviewOn <= today,
  ...figures,
  version: party.version,
});
