import { sql } from 'drizzle-orm';
import { currentScope, db } from './transaction.ts';

/**
 * Runs statements as the server's login inside a caller's transaction: the job queue is nobody else's. Nothing that
 * depends on the caller's input beyond its values belongs here.
 */
export async function asLogin<T>(work: () => Promise<T>): Promise<T> {
  const { kind } = currentScope();
  // The queue is theirs too.
  if (kind === 'system' || kind === 'identity') return work();
  await db().execute(sql`set local role none`);
  try {
    return await work();
  } finally {
    // After a failed statement this fails too, and the transaction can only be rolled back.
    await db()
      .execute(sql.raw(`set local role prudence_${kind}`))
      .catch(() => {});
  }
}
