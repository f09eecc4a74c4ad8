import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import type { RatingRecord } from '../records.ts';
import { ratings } from '../tables.ts';

/** Inside a transaction: the newest rating of the report version being drafted. */
export async function latestRating(requestId: string, reportVersion: number): Promise<RatingRecord | null> {
  const [found] = await db()
    .select()
    .from(ratings)
    .where(and(eq(ratings.requestId, requestId), eq(ratings.reportVersion, reportVersion)))
    .orderBy(desc(ratings.at), desc(ratings.seq))
    .limit(1);
  return found ?? null;
}

const mostRatings = 200;

/** Inside a transaction: every rating of a request, newest first. */
export function ratingsOf(requestId: string): Promise<RatingRecord[]> {
  return db()
    .select()
    .from(ratings)
    .where(eq(ratings.requestId, requestId))
    .orderBy(desc(ratings.at), desc(ratings.seq))
    .limit(mostRatings);
}
