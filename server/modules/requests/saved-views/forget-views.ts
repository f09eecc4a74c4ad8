import { and, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { savedViews } from '../tables.ts';

/** Inside tx(). Views that nobody else sees; those that were shared stay, under the pseudonym. */
export async function forgetViewsOf(userId: string): Promise<void> {
  await db()
    .delete(savedViews)
    .where(and(eq(savedViews.ownerId, userId), eq(savedViews.shared, false)));
}
