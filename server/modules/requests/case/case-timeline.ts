import { eq } from 'drizzle-orm';
import type { TimelineItem } from '../../../../contract/reports/cases.ts';
import {
  CLIENT_ROLES,
  type RequestAction,
  type Role,
  type TimelineKind,
} from '../../../../contract/words.ts';
import { type Actor, db } from '../../../platform/index.ts';
import { type AuditKind, requestEvents, type TimelineEvent } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { acts } from '../acts/index.ts';
import { FIRM } from '../attachments.ts';
import type { RequestRecord } from '../record.ts';
import { attachments } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { changesOf, filesOf } from './readable-changes.ts';
import { eventsOf, kindOf } from './timeline-kinds.ts';

type Query = {
  kind?: TimelineKind[] | undefined;
  before?: number | undefined;
  pageSize?: number | undefined;
};
type Page = { Data: TimelineItem[]; next: number | null };

const PAGE = 30;

/** Inside a transaction: one page of what happened to a request, newest first, as far as the caller may know. */
export async function caseTimeline(request: RequestRecord, query: Query, actor: Actor): Promise<Page> {
  const clientSide = isClientSide(actor);
  const limit = query.pageSize ?? PAGE;
  const shown = clientSide ? await sharedFiles(request.id) : null;
  const events = await requestEvents({
    requestId: request.id,
    wanted: eventsOf(query.kind ?? [], clientSide),
    before: query.before,
    limit: limit + 1,
    ...(shown && { sharedWith: { attachments: [...shown] } }),
  });
  const page = events.slice(0, limit);
  const people = await findPeople(page.flatMap(idsOf));
  const nameOf = (id: string) => people.get(id)?.name ?? null;
  const last = page.at(-1);
  return {
    Data: page.map((event) => present(event, shown, nameOf)),
    next: events.length > limit && last ? last.seq : null,
  };
}

/** Ids of the files that the client's side sees or saw. */
async function sharedFiles(requestId: string): Promise<Set<string>> {
  const rows = await db()
    .select({ id: attachments.id, side: attachments.side })
    .from(attachments)
    .where(eq(attachments.requestId, requestId));
  return new Set(rows.filter(({ side }) => side === 'intake').map(({ id }) => id));
}

function present(
  event: TimelineEvent,
  shown: ReadonlySet<string> | null,
  nameOf: (id: string) => string | null,
): TimelineItem {
  const type = event.type as AuditKind;
  const action = event.data.action as RequestAction | undefined;
  const isTheirs = (CLIENT_ROLES as readonly string[]).includes(event.actorRole);
  const hidesWords = shown !== null && !isTheirs && action && acts[action].message?.visibility !== 'shared';
  return {
    id: event.id,
    seq: event.seq,
    at: event.at,
    kind: kindOf(type, action),
    type: event.type,
    text: event.text,
    who: shown !== null && !isTheirs ? FIRM : event.actorName,
    role: event.actorRole as Role,
    words: hidesWords ? null : event.words,
    changes: changesOf(event, shown !== null, nameOf),
    files: filesOf(event, shown),
  };
}

/** People whom a difference names by their ids. */
const idsOf = ({ changes }: TimelineEvent) =>
  changes
    .filter(({ field }) => field === 'drafterId' || field === 'allocatorId')
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === 'string');
