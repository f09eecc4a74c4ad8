import { and, eq, isNull } from 'drizzle-orm';
import type { ReviewTask } from '../../../../contract/analysis/reviews.ts';
import { type Actor, type Clock, db, type Platform } from '../../../platform/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { assessmentOf } from '../working-document.ts';
import { addReviewComments } from './add-review-comment.ts';
import { lastReturn } from './review-queries.ts';
import { reviewReturns } from './tables.ts';
import { workState } from './work-state.ts';

/** Inside the transaction of a return: its reason, the work as its reviewer saw it, and the tasks for its drafter. */
export async function saveReturn(
  { clock }: Pick<Platform, 'clock'>,
  request: RequestRecord,
  { reason, tasks }: { reason: string; tasks: readonly ReviewTask[] },
  actor: Actor,
) {
  const work = workState(await assessmentOf(request, clock));
  const last = await lastReturn(request);
  await db()
    .insert(reviewReturns)
    .values({
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      number: (last?.number ?? 0) + 1,
      reason,
      work,
      returnedBy: actor.userId,
      returnedAt: clock.now(),
    });
  await addReviewComments(clock, request, tasks, actor);
}

/** Inside the transaction of submit_for_review: what was returned is worked on. */
export async function closeReturn(clock: Clock, { id, reportVersion }: RequestRecord) {
  await db()
    .update(reviewReturns)
    .set({ submittedAt: clock.now() })
    .where(
      and(
        eq(reviewReturns.requestId, id),
        eq(reviewReturns.reportVersion, reportVersion),
        isNull(reviewReturns.submittedAt),
      ),
    );
}
