import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  changeReviewComment as operation,
  ReviewComment,
} from '../../../../contract/analysis/reviews.ts';
import { type Actor, type Clock, db, type Platform, problem } from '../../../platform/index.ts';
import { findVisible, type RequestRecord } from '../../requests/index.ts';
import { assertMayReview } from '../policy.ts';
import type { ReviewCommentRecord } from '../records.ts';
import { addReviewComment, recordReview } from './add-review-comment.ts';
import { presentComments } from './present-review.ts';
import { reviewCommentsOf } from './review-queries.ts';
import { reviewComments } from './tables.ts';

type Sent = z.output<typeof operation.request>;

/** A reviewer says what is to be changed; its drafter resolves it, or either opens it again. */
export function changeReviewComment(platform: Platform, sent: Sent, actor: Actor): Promise<ReviewComment> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await findVisible(sent.request, actor, sent.client);
    assertMayReview(request, sent.action, actor);
    const changed =
      sent.action === 'add'
        ? await addReviewComment(platform.clock, request, sent, actor)
        : await turn(platform.clock, request, sent, actor);
    const [shown] = await presentComments([changed]);
    return shown!;
  });
}

async function turn(
  clock: Clock,
  request: RequestRecord,
  sent: Exclude<Sent, { action: 'add' }>,
  actor: Actor,
): Promise<ReviewCommentRecord> {
  const known = (await reviewCommentsOf(request)).some(({ id }) => id === sent.id);
  if (!known)
    throw problem('request.not_possible', 'This comment is not part of the report version being drafted.');
  const isResolving = sent.action === 'resolve';
  const [changed] = await db()
    .update(reviewComments)
    .set(
      isResolving
        ? { doneBy: actor.userId, doneAt: clock.now(), note: sent.note?.trim() ?? '' }
        : { doneBy: null, doneAt: null, note: '' },
    )
    .where(
      and(
        eq(reviewComments.id, sent.id),
        isResolving ? isNull(reviewComments.doneAt) : isNotNull(reviewComments.doneAt),
      ),
    )
    .returning();
  if (!changed)
    throw problem(
      'request.not_possible',
      isResolving ? 'This comment is already resolved.' : 'This comment is already open.',
    );
  const type = isResolving ? 'review.resolved' : 'review.reopened';
  await recordReview(clock, request, { type, comment: changed, actor });
  return changed;
}
