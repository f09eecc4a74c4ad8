import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { RequestDetail, RequestRow } from '../../../contract/reports/requests.ts';
import { REQUEST_ACTIONS, type RequestAction } from '../../../contract/words.ts';
import { type Actor, type Clock, db, together } from '../../platform/index.ts';
import { userName } from '../identity/index.ts';
import { authorsOf } from './allocation/authorships.ts';
import { changeKind, type LatestChange, latestChange } from './case/visits.ts';
import { attachmentsOf, presentAttachments } from './files/attachments.ts';
import { forecastOf, type Outlook } from './forecast/forecast.ts';
import { isOverdue } from './forecast/sla.ts';
import { outlookFor } from './forecast/throughput.ts';
import { clientNameColumn } from './lists/client-names.ts';
import { mayEver, refusalOf } from './policy.ts';
import type { RequestRecord } from './record.ts';
import { requests } from './tables.ts';
import { isClientSide } from './visible.ts';
import { isPossible } from './workflow.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** One request in full with what this caller may do to it now. Inside a transaction. */
export async function presentRequest(
  request: RequestRecord,
  actor: Actor,
  clock: Clock,
): Promise<RequestDetail> {
  const [files, [related], outlook, authors] = await together(
    () => attachmentsOf(request.id, actor),
    () => db().select(relatedColumns(actor)).from(requests).where(eq(requests.id, request.id)),
    () => outlookFor(actor),
    () => authorsOf(request),
  );
  return {
    ...presentRow({ request, related: related as Related }, outlook, actor, clock),
    thirdPartyId: request.thirdPartyId,
    intake: request.intake,
    consent: request.consent,
    files: presentAttachments(files),
    actions: allowedActions(request, actor, authors),
  };
}

/** What a row of a list says of the request itself: the facts of an intake may be long. */
const { intake, sealedIntake, consent, idempotencyKey, idempotencyDigest, ...rowColumns } =
  getTableColumns(requests);

export { rowColumns };

type RowRecord = Omit<
  RequestRecord,
  'intake' | 'sealedIntake' | 'consent' | 'idempotencyKey' | 'idempotencyDigest'
>;

/** A row of a list with what was selected together with it. */
export function presentRow(
  { request, related }: { request: RowRecord; related: Related },
  outlook: Outlook | null,
  actor: Actor,
  clock: Clock,
): RequestRow {
  return {
    id: request.id,
    number: request.number,
    clientId: request.clientId,
    clientName: related.clientName ?? '',
    legalName: request.legalName,
    entityType: request.entityType,
    country: request.country,
    reportType: request.reportType,
    categories: request.categories,
    priority: request.priority,
    status: request.status,
    version: request.version,
    authorId: request.authorId,
    authorName: related.authorName ?? '',
    ...work(request, actor, related),
    submittedAt: iso(request.submittedAt),
    dueOn: request.dueOn,
    overdue: isOverdue(request, clock),
    forecast: outlook && forecastOf(request, outlook, clock),
    statusSince: request.statusSince.toISOString(),
    releasedAt: iso(request.releasedAt),
    attachments: related.files,
    tags: related.tags,
    reopenAsked: request.reopenAskedBy !== null,
    changed: changeKind(related.change),
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  };
}

/** Client roles see neither who works on it nor a rating that is not sealed. */
function work(request: RowRecord, actor: Actor, { drafterName, allocatorName }: Related) {
  if (isClientSide(actor)) {
    return {
      drafterId: null,
      drafterName: null,
      allocatorName: null,
      rating: request.sealedRating,
      ratingScore: request.sealedScore,
      ratingBasis: request.sealedBasis,
      provisional: request.sealedRating === null,
      ratingOutlook: null,
      overrideUntil: null,
    };
  }
  return {
    drafterId: request.drafterId,
    drafterName,
    allocatorName,
    rating: request.rating,
    ratingScore: request.ratingScore,
    ratingBasis: request.ratingBasis,
    provisional: request.provisional,
    ratingOutlook: ratingOutlookOf(request),
    overrideUntil: request.overrideUntil,
  };
}

/** What deciding the open matches can make of the rating; for the firm. */
export const ratingOutlookOf = ({
  ratingIfConfirmed: ifConfirmed,
  ratingIfCleared: ifCleared,
}: Pick<RequestRecord, 'ratingIfConfirmed' | 'ratingIfCleared'>) =>
  ifConfirmed && ifCleared ? { ifConfirmed, ifCleared } : null;

/** What a row of a list says besides the request itself. */
type Related = {
  clientName: string | null;
  authorName: string | null;
  drafterName: string | null;
  allocatorName: string | null;
  /** Files that the caller may see. */
  files: number;
  tags: string[];
  change: LatestChange;
};

const counted = (side: SQL) =>
  sql<number>`(select count(*) from attachments where attachments.request_id = requests.id and removed_at is null ${side})`;
const tags = sql<string[]>`(select coalesce(jsonb_agg(tag order by lower(tag)), '[]') from request_tags
  where request_tags.request_id = requests.id)`;

/**
 * To be selected together with a request, so that a page of a list is one statement however much its rows say. The
 * columns are written out, since a statement about one table would have them without its name.
 */
export function relatedColumns(actor: Actor): { [Key in keyof Related]: SQL<Related[Key]> } {
  const hidden = isClientSide(actor);
  return {
    clientName: hidden ? sql`${actor.clientName}` : clientNameColumn,
    authorName: userName(sql`requests.author_id`),
    drafterName: hidden ? sql`null` : userName(sql`requests.drafter_id`),
    allocatorName: hidden ? sql`null` : userName(sql`requests.allocator_id`),
    files: counted(hidden ? sql`and side = 'intake'` : sql``).mapWith(Number),
    // A tenant cannot read the table.
    tags: hidden ? sql`'[]'::jsonb` : tags,
    change: latestChange(actor),
  };
}

/** What this person may do to this request now, by the very rules that judge the call. `take_next` belongs to no request. */
function allowedActions(request: RequestRecord, actor: Actor, authors: ReadonlySet<string>): RequestAction[] {
  if (actor.readOnly) return [];
  return REQUEST_ACTIONS.filter(
    (action) =>
      action !== 'take_next' &&
      mayEver(actor.role, action) &&
      isPossible(action, request) &&
      refusalOf(action, request, actor) === null &&
      !(action === 'release' && authors.has(actor.userId)),
  );
}
