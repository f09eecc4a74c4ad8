import type { ReviewTask } from '../../../../contract/analysis/reviews.ts';
import { type Actor, type Clock, db, notFound } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { findMatch } from '../../screening/index.ts';
import { findFinding } from '../findings/finding-queries.ts';
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
  const label = await labelOf(request, task);
  const { place, ref, quote = '' } = task;
  const [comment] = await db()
    .insert(reviewComments)
    .values({
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      place,
      ref: place === 'request' ? null : ref,
      label,
      quote: quote.trim(),
      text: task.text.trim(),
      byId: actor.userId,
      at: clock.now(),
    })
    .returning();
  await recordReview(clock, request, { type: 'review.commented', comment: comment!, actor });
  return comment!;
}

/** What the place is called; 404 for a place that the request does not have. */
async function labelOf(request: RequestRecord, { place, ref = '' }: ReviewTask): Promise<string> {
  if (place === 'request') return '';
  if (place === 'section') {
    if (isSectionKey(ref)) return sectionTitle(ref);
    throw notFound();
  }
  if (!UUID.test(ref)) throw notFound();
  if (place === 'finding') {
    const finding = await findFinding(ref);
    if (finding?.requestId === request.id) return findingLabel(finding);
    throw notFound();
  }
  const match = await findMatch(ref);
  if (match?.requestId === request.id) return matchLabel(match);
  throw notFound();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Reviewed = {
  type: 'review.commented' | 'review.resolved' | 'review.reopened';
  comment: ReviewCommentRecord;
  actor: Actor;
};

/** What was said goes with the event, to the firm alone. */
export async function recordReview(clock: Clock, request: RequestRecord, { type, comment, actor }: Reviewed) {
  const about = {
    actor,
    ...ofRequest(request),
    object: { type: 'review_comment', id: comment.id, label: request.legalName },
  } as const;
  const words = type === 'review.commented' ? comment.text : comment.note;
  const personal: Record<string, string> = words && type !== 'review.reopened' ? { comment: words } : {};
  if (type === 'review.commented')
    await record(clock, { ...about, type, data: { comment: comment.id, place: comment.place }, personal });
  else await record(clock, { ...about, type, data: { comment: comment.id }, personal });
}
