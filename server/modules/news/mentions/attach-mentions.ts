import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { addNewsSources } from '../../assessment/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import { newsMentions } from '../tables.ts';

/** Inside the transaction that reopens a request: these items, by the hash of their files, become documents of it. */
export async function attachMentionsToRequest(
  platform: Platform,
  { id, clientId }: Pick<RequestRecord, 'id' | 'clientId'>,
  hashes: readonly string[],
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  const { fileId, sha256, mime, feed, title, link, publishedOn } = newsMentions;
  const rows = await db()
    .select({ file: { fileId, sha256, mime }, feed, title, link, publishedOn })
    .from(newsMentions)
    .where(and(eq(newsMentions.clientId, clientId), inArray(sha256, [...hashes])))
    .orderBy(asc(newsMentions.fetchedAt), asc(newsMentions.id));
  await addNewsSources(platform, id, rows, userId);
}
