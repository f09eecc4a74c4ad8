import type { RequestDetail, RequestRow } from '../../../contract/reports/requests.ts';
import type { Actor } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import { allowedActions } from './allowed-actions.ts';
import { attachmentsOf, presentAttachments } from './attachments.ts';
import { authorsOf } from './authorships.ts';
import { tagsOf } from './case/tags.ts';
import { namesOfClients } from './client-names.ts';
import { forecastOf } from './forecast/forecast.ts';
import { readOutlook } from './forecast/paces.ts';
import type { RequestRecord } from './record.ts';
import { isOverdue } from './sla.ts';
import { isClientSide } from './visible.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** One request in full with what this caller may do to it now. Inside a transaction. */
export async function presentRequest(
  request: RequestRecord,
  actor: Actor,
  now: Date,
): Promise<RequestDetail> {
  const files = await attachmentsOf(request.id, actor);
  const [row] = await presentRows([{ request, attachments: files.length }], actor, now);
  return {
    ...(row as RequestRow),
    intake: request.intake,
    consent: request.consent,
    files: await presentAttachments(files),
    actions: allowedActions(request, actor, await authorsOf(request)),
  };
}

/** Rows of a list, with the names they show. Inside a transaction. */
export async function presentRows(
  rows: readonly { request: RequestRecord; attachments: number }[],
  actor: Actor,
  now: Date,
): Promise<RequestRow[]> {
  const people = await findPeople(
    rows.flatMap(({ request }) => [request.authorId, request.drafterId, request.allocatorId]),
  );
  const clients = await namesOfClients(actor);
  const tags = await tagsOf(
    rows.map(({ request }) => request.id),
    actor,
  );
  const outlook = isClientSide(actor) ? null : await readOutlook();
  const nameOf = (id: string | null) => (id ? (people.get(id)?.name ?? null) : null);
  return rows.map(({ request, attachments }) => ({
    id: request.id,
    number: request.number,
    clientId: request.clientId,
    clientName: clients.get(request.clientId) ?? '',
    legalName: request.legalName,
    entityType: request.entityType,
    country: request.country,
    reportType: request.reportType,
    categories: request.categories,
    priority: request.priority,
    status: request.status,
    version: request.version,
    authorId: request.authorId,
    authorName: nameOf(request.authorId) ?? '',
    ...work(request, actor, nameOf),
    submittedAt: iso(request.submittedAt),
    dueOn: request.dueOn,
    overdue: isOverdue(request, now),
    forecast: outlook && forecastOf(request, outlook, now),
    statusSince: request.statusSince.toISOString(),
    releasedAt: iso(request.releasedAt),
    attachments,
    tags: tags.get(request.id) ?? [],
    reopenAsked: request.reopenAskedBy !== null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  }));
}

/** Client roles see neither who works on it nor a rating that is not sealed. */
function work(request: RequestRecord, actor: Actor, nameOf: (id: string | null) => string | null) {
  if (isClientSide(actor)) {
    return {
      drafterId: null,
      drafterName: null,
      allocatorName: null,
      rating: request.sealedRating,
      ratingScore: request.sealedScore,
      provisional: request.sealedRating === null,
    };
  }
  return {
    drafterId: request.drafterId,
    drafterName: nameOf(request.drafterId),
    allocatorName: nameOf(request.allocatorId),
    rating: request.rating,
    ratingScore: request.ratingScore,
    provisional: request.provisional,
  };
}
