import { eq } from 'drizzle-orm';
import type { TimelineItem } from '../../../../contract/reports/cases.ts';
import {
  ASSESSMENT_TEAM,
  CLIENT_ROLES,
  type RequestAction,
  type Role,
  type TimelineKind,
} from '../../../../contract/words.ts';
import { type Actor, db } from '../../../platform/index.ts';
import { type AuditKind, requestEvents, type TimelineEvent } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { acts } from '../acts/index.ts';
import type { RequestRecord } from '../record.ts';
import { attachments } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { changesOf, filesOf, type KnownFiles } from './readable-changes.ts';
import { changesWanted, eventsOf, kindOf } from './timeline-kinds.ts';

type Query = {
  kind?: TimelineKind[] | undefined;
  before?: number | undefined;
  pageSize?: number | undefined;
  /** Only what happened after this event, and by others. */
  since?: number | undefined;
};
type Page = { Data: TimelineItem[]; next: number | null };

const PAGE = 30;

/** Inside a transaction: one page of what happened to a request, newest first, as far as the caller may know. */
export async function caseTimeline(request: RequestRecord, query: Query, actor: Actor): Promise<Page> {
  const clientSide = isClientSide(actor);
  const limit = query.pageSize ?? PAGE;
  const files = await filesKnown(request.id);
  const shared = [...files].filter(([, { isShared }]) => isShared).map(([id]) => id);
  const events = await requestEvents({
    requestId: request.id,
    wanted: query.since === undefined ? eventsOf(query.kind ?? [], clientSide) : changesWanted(clientSide),
    before: query.before,
    after: query.since,
    exceptBy: query.since === undefined ? undefined : actor.userId,
    limit: limit + 1,
    ...(clientSide && { sharedWith: { attachments: shared } }),
  });
  const page = events.slice(0, limit);
  const people = await findPeople(page.flatMap(idsOf));
  const nameOf = (id: string) => people.get(id)?.name ?? null;
  const last = page.at(-1);
  return {
    Data: page.map((event) => present(event, { files, clientSide, nameOf })),
    next: events.length > limit && last ? last.seq : null,
  };
}

/** Every file that the request has or had. */
async function filesKnown(requestId: string): Promise<KnownFiles> {
  const rows = await db().select().from(attachments).where(eq(attachments.requestId, requestId));
  return new Map(
    rows.map(({ id, name, sha256, side }) => [id, { name, sha256, isShared: side === 'intake' }]),
  );
}

type Known = { files: KnownFiles; clientSide: boolean; nameOf: (id: string) => string | null };

function present(event: TimelineEvent, { files, clientSide, nameOf }: Known): TimelineItem {
  const type = event.type as AuditKind;
  const action = event.data.action as RequestAction | undefined;
  const isTheirs = (CLIENT_ROLES as readonly string[]).includes(event.actorRole);
  const hidesWords = clientSide && !isTheirs && action && acts[action].message?.visibility !== 'shared';
  return {
    id: event.id,
    seq: event.seq,
    at: event.at,
    kind: kindOf(type, action),
    type: event.type,
    text: event.text,
    acted: event.acted,
    who: clientSide && !isTheirs ? ASSESSMENT_TEAM : event.actorName,
    role: event.actorRole as Role,
    words: hidesWords ? null : event.words,
    changes: changesOf(event, clientSide, nameOf),
    files: filesOf(event, files, clientSide),
  };
}

/** People whom a difference names by their ids. */
const idsOf = ({ changes }: TimelineEvent) =>
  changes
    .filter(({ field }) => field === 'drafterId' || field === 'allocatorId')
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === 'string');
