import type { Review, ReviewComment } from '../../../../contract/analysis/reviews.ts';
import { findPeople } from '../../identity/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { ReviewCommentRecord } from '../records.ts';
import { compareWork } from './compare-work.ts';
import { lastReturn } from './review-queries.ts';
import { workState } from './work-state.ts';

type Reviewed = Parameters<typeof workState>[0] & {
  request: RequestRecord;
  comments: readonly ReviewCommentRecord[];
};

/** Inside a transaction of the firm: the last return, what reviewers said, and what changed since. */
export async function presentReview({ request, comments, ...work }: Reviewed): Promise<Review> {
  const last = await lastReturn(request);
  const shown = await presentComments(comments);
  const people = await findPeople([last?.returnedBy]);
  return {
    returned: last && {
      number: last.number,
      byName: people.get(last.returnedBy)?.name ?? '',
      at: last.returnedAt.toISOString(),
      reason: last.reason,
      submittedAt: last.submittedAt?.toISOString() ?? null,
    },
    comments: [...shown.filter(({ doneAt }) => !doneAt), ...shown.filter(({ doneAt }) => doneAt).reverse()],
    changes: last ? compareWork(last.work, workState(work)) : [],
  };
}

/** Inside a transaction of the firm. */
export async function presentComments(rows: readonly ReviewCommentRecord[]): Promise<ReviewComment[]> {
  const people = await findPeople(rows.flatMap(({ byId, doneBy }) => [byId, doneBy]));
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    ref: row.ref,
    label: row.label,
    quote: row.quote,
    text: row.text,
    byName: people.get(row.byId)?.name ?? '',
    at: row.at.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy: row.doneBy && (people.get(row.doneBy)?.name ?? ''),
    note: row.note,
  }));
}
