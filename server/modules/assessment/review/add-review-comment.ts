import type { ReviewTask } from '../../../../contract/analysis/reviews.ts';
import { type Actor, type Clock, db, notFound } from '../../../platform/index.ts';
import { recordAll } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { findMatches } from '../../screening/index.ts';
import { findFindings } from '../findings/finding-queries.ts';
import type { ReviewCommentRecord } from '../records.ts';
import { isSectionKey, sectionTitle } from '../sections/section-list.ts';
import { reviewComments } from './tables.ts';
import { findingLabel, matchLabel } from './work-state.ts';

/** Inside a transaction of the firm: keeps what a reviewer wants changed, and records it. */
export async function addReviewComment(
  clock: Clock,
  request: RequestRecord,
  task: ReviewTask,
  actor: Actor,
): Promise<ReviewCommentRecord> {
  const [comment] = await addReviewComments(clock, request, [task], actor);
  return comment!;
}

/** The same of several tasks at once. */
export async function addReviewComments(
  clock: Clock,
  request: RequestRecord,
  tasks: readonly ReviewTask[],
  actor: Actor,
): Promise<ReviewCommentRecord[]> {
  if (tasks.length === 0) return [];
  const labels = await labelsOf(request, tasks);
  const comments = await db()
    .insert(reviewComments)
    .values(
      tasks.map(({ place, ref, quote = '', text }, at) => ({
        ...ofRequest(request),
        reportVersion: request.reportVersion,
        place,
        ref: place === 'request' ? null : ref,
        label: labels[at] ?? '',
        quote: quote.trim(),
        text: text.trim(),
        byId: actor.userId,
        at: clock.now(),
      })),
    )
    .returning();
  await recordAll(
    clock,
    comments.map((comment) => reviewed(request, { type: 'review.commented', comment, actor })),
  );
  return comments;
}

/** What the places are called; 404 for a place that the request does not have. */
async function labelsOf(request: RequestRecord, tasks: readonly ReviewTask[]): Promise<string[]> {
  const refs = (place: ReviewTask['place']) =>
    tasks.flatMap((task) => (task.place === place && task.ref && UUID.test(task.ref) ? [task.ref] : []));
  const named = new Map<string | undefined, string>();
  for (const finding of await findFindings(refs('finding')))
    if (finding.requestId === request.id) named.set(`finding ${finding.id}`, findingLabel(finding));
  for (const match of await findMatches(refs('match')))
    if (match.requestId === request.id) named.set(`match ${match.id}`, matchLabel(match));
  return tasks.map(({ place, ref = '' }) => {
    if (place === 'request') return '';
    const label =
      place === 'section'
        ? isSectionKey(ref) && sectionTitle(ref)
        : named.get(`${place} ${ref.toLowerCase()}`);
    if (!label) throw notFound();
    return label;
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Reviewed = {
  type: 'review.commented' | 'review.resolved' | 'review.reopened';
  comment: ReviewCommentRecord;
  actor: Actor;
};

/** Records that somebody resolved a comment or took it up again. */
export const recordReview = (clock: Clock, request: RequestRecord, about: Reviewed) =>
  recordAll(clock, [reviewed(request, about)]);

/** What was said goes with the event, to the firm alone. */
function reviewed(request: RequestRecord, { type, comment, actor }: Reviewed) {
  const about = {
    actor,
    ...ofRequest(request),
    object: { type: 'review_comment', id: comment.id, label: request.legalName },
  } as const;
  const words = type === 'review.commented' ? comment.text : comment.note;
  const personal: Record<string, string> = words && type !== 'review.reopened' ? { comment: words } : {};
  if (type === 'review.commented')
    return { ...about, type, data: { comment: comment.id, place: comment.place }, personal };
  return { ...about, type, data: { comment: comment.id }, personal };
}
