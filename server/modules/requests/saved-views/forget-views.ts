import { and, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { savedViewMarks, savedViews } from './tables.ts';

/** Inside tx(). What they marked, and views that nobody else sees; those that were shared stay, under the pseudonym. */
export async function forgetViewsOf(userId: string): Promise<void> {
  await db().delete(savedViewMarks).where(eq(savedViewMarks.userId, userId));
  await db()
    .delete(savedViews)
    .where(and(eq(savedViews.ownerId, userId), eq(savedViews.shared, false)));
}

/**
 * Inside tx(). Of somebody who went to another side, shared views too: nobody there could change them any more, and the
 * person's next ones would take their place.
 */
export async function endViewsOf(userId: string): Promise<void> {
  await db().delete(savedViewMarks).where(eq(savedViewMarks.userId, userId));
  await db().delete(savedViews).where(eq(savedViews.ownerId, userId));
}
