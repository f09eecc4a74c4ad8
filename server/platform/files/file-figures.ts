import { count, sql } from 'drizzle-orm';
import { db } from '../db/transaction.ts';
import { storedFiles } from './tables.ts';

/** Inside a transaction of the firm: how many files are stored, and their bytes. */
export async function fileFigures(): Promise<{ count: number; bytes: number }> {
  const bytes = sql`coalesce(sum(${storedFiles.size}), 0)`.mapWith(Number);
  const [found] = await db().select({ count: count(), bytes }).from(storedFiles);
  return found ?? { count: 0, bytes: 0 };
}
