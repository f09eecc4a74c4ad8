import { inArray } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { newsMentions } from './tables.ts';

/** Inside a transaction of the system: which of these stored files are items that name a third party. */
export async function newsFiles(fileIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ fileId: newsMentions.fileId })
    .from(newsMentions)
    .where(inArray(newsMentions.fileId, [...fileIds]));
  return rows.map(({ fileId }) => fileId);
}
