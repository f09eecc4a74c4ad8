import { and, asc, desc, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { ReviewCommentRecord } from '../records.ts';
import { reviewComments, reviewReturns } from './tables.ts';

type Version = Pick<RequestRecord, 'id' | 'reportVersion'>;

/** Inside a transaction of the firm: the last return of the report version at hand. */
export async function lastReturn({ id, reportVersion }: Version) {
  const [last] = await db()
    .select()
    .from(reviewReturns)
    .where(and(eq(reviewReturns.requestId, id), eq(reviewReturns.reportVersion, reportVersion)))
    .orderBy(desc(reviewReturns.number))
    .limit(1);
  return last ?? null;
}

/** Inside a transaction of the firm: what reviewers said about the report version at hand, oldest first. */
export function reviewCommentsOf({ id, reportVersion }: Version): Promise<ReviewCommentRecord[]> {
  return db()
    .select()
    .from(reviewComments)
    .where(and(eq(reviewComments.requestId, id), eq(reviewComments.reportVersion, reportVersion)))
    .orderBy(asc(reviewComments.at), asc(reviewComments.id));
}
