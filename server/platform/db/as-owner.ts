import { sql } from 'drizzle-orm';
import { currentScope, db } from './transaction.ts';

/**
 * Runs statements as the owner inside a caller's transaction: the job queue is nobody else's. Nothing that
 * depends on the caller's input beyond its values belongs here.
 */
export async function asOwner<T>(work: () => Promise<T>): Promise<T> {
  const { kind } = currentScope();
  if (kind === 'system') return work();
  const back = kind === 'firm' ? sql`set local role prudence_firm` : sql`set local role prudence_tenant`;
  await db().execute(sql`set local role none`);
  try {
    return await work();
  } finally {
    // After a failed statement this fails too, and the transaction can only be rolled back.
    await db()
      .execute(back)
      .catch(() => {});
  }
}
