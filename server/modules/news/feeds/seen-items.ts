import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { db, sha256 } from '../../../platform/index.ts';
import type { NewsItem } from '../../media/index.ts';
import { newsSeen } from '../tables.ts';

/** What a feed has not had for so long it may tell anew. */
const REMEMBERED_MS = 90 * 86_400_000;

const seenKey = ({ guid }: NewsItem) => sha256(guid);

/** Of one article: several may lead to one page, such as the announcements of an exchange. */
export const articleKey = (link: string, title: string) => sha256(`${link}\n${title}`);

/** The same for one article in several feeds, where they name its address and its title alike. */
export const itemKey = ({ link, guid, title }: NewsItem) => (link ? articleKey(link, title) : sha256(guid));

/** Inside a transaction of the system: items of a feed that nobody has looked at, each once. */
export async function newItems(feedId: string, items: readonly NewsItem[]): Promise<NewsItem[]> {
  const byKey = new Map(items.map((item) => [seenKey(item), item]));
  if (byKey.size === 0) return [];
  const known = await db()
    .select({ key: newsSeen.key })
    .from(newsSeen)
    .where(and(eq(newsSeen.feedId, feedId), inArray(newsSeen.key, [...byKey.keys()])));
  for (const { key } of known) byKey.delete(key);
  return [...byKey.values()];
}

/** Those of a feed's items that are not among `others`, in whatever number they are told. */
export function withoutItems(items: readonly NewsItem[], others: readonly NewsItem[]): NewsItem[] {
  const keys = new Set(others.map(seenKey));
  return items.filter((item) => !keys.has(seenKey(item)));
}

/** Inside a transaction of the system: they were looked at, and what the feed has dropped long ago is forgotten. */
export async function noteSeen(feedId: string, items: readonly NewsItem[], seenAt: Date) {
  const keys = [...new Set(items.map(seenKey))];
  if (keys.length > 0)
    await db()
      .insert(newsSeen)
      .values(keys.map((key) => ({ feedId, key, seenAt })))
      .onConflictDoUpdate({
        target: [newsSeen.feedId, newsSeen.key],
        set: { seenAt: sql`excluded.seen_at` },
      });
  const longAgo = new Date(seenAt.getTime() - REMEMBERED_MS);
  await db()
    .delete(newsSeen)
    .where(and(eq(newsSeen.feedId, feedId), lt(newsSeen.seenAt, longAgo)));
}
