import type { RequestAction, TimelineKind } from '../../../../contract/words.ts';
import type { AuditKind, EventsWanted } from '../../audit/index.ts';

const conversation: RequestAction[] = [
  'ask_client',
  'answer',
  'withdraw_question',
  'ask_reopen',
  'decline_reopen',
];
const corrections: RequestAction[] = ['amend'];

/** Which events stand under which word of the filter; an act may stand under two. */
const wanted: Record<TimelineKind, EventsWanted> = {
  course: { types: ['request.drafted', 'request.acted'] },
  facts: { types: ['request.changed'], actions: corrections },
  documents: {
    types: [
      'request.file_added',
      'request.file_removed',
      'file.downloaded',
      'dossier.downloaded',
      'file.corrupt',
    ],
  },
  comments: {
    types: ['request.commented', 'review.commented', 'review.resolved', 'review.reopened'],
    actions: conversation,
  },
  analysis: {
    types: [
      'screening.queued',
      'screening.finished',
      'screening.failed',
      'match.disposed',
      'match.rule_applied',
      'match.confirmed',
      'match.settled',
      'analysis.saved',
      'analysis.proposal_asked',
      'media.source_added',
      'media.read_asked',
      'media.read',
      'media.read_failed',
      'finding.saved',
      'finding.removed',
      'rating.proposed',
      'rating.override_asked',
      'rating.override_approved',
      'rating.override_refused',
      'rating.override_withdrawn',
      'rating.override_expired',
      'rating.override_overtaken',
    ],
  },
  report: { types: ['report.sealed', 'report.read', 'report.copied'], actions: ['release', 'reopen'] },
  following: { types: ['request.tagged', 'request.untagged', 'request.watched', 'request.unwatched'] },
};

/** What the client side may know of the course of the work. */
const toldToClients: readonly AuditKind[] = [
  'request.drafted',
  'request.changed',
  'request.acted',
  'request.file_added',
  'request.file_removed',
  'request.commented',
  'report.sealed',
];

export function eventsOf(kinds: readonly TimelineKind[], clientSide: boolean): EventsWanted[] {
  const chosen = kinds.length > 0 ? kinds : (Object.keys(wanted) as TimelineKind[]);
  return chosen
    .map((kind) => wanted[kind])
    .map(({ types, actions = [] }) => ({
      types: clientSide ? types.filter((type) => toldToClients.includes(type)) : types,
      actions,
    }));
}

/** Who read, copied or follows something changed nothing. */
const noChange: readonly AuditKind[] = [
  'file.downloaded',
  'dossier.downloaded',
  'report.read',
  'report.copied',
  'analysis.proposal_asked',
  'screening.queued',
  'media.read_asked',
];

/** What somebody who comes back to a case is told of, as far as the timeline would tell them. */
export const changesWanted = (clientSide: boolean): EventsWanted[] =>
  eventsOf(['course', 'facts', 'documents', 'comments', 'analysis', 'report'], clientSide).map(
    ({ types, actions = [] }) => ({ types: types.filter((type) => !noChange.includes(type)), actions }),
  );

/** The one word that an event goes by. */
export function kindOf(type: AuditKind, action: string | undefined): TimelineKind {
  if (type === 'request.acted') {
    if (corrections.includes(action as RequestAction)) return 'facts';
    return conversation.includes(action as RequestAction) ? 'comments' : 'course';
  }
  const kinds = Object.keys(wanted) as TimelineKind[];
  return kinds.find((kind) => wanted[kind].types.includes(type)) ?? 'course';
}
