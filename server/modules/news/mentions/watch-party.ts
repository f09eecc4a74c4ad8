import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { mediaSubjects } from '../../assessment/index.ts';
import type { NewsItem } from '../../media/index.ts';
import type { monitoredThirdParties } from '../../third-parties/index.ts';
import { itemKey } from '../feeds/seen-items.ts';
import { documentOf } from '../news-document.ts';
import type { NewsWorker } from '../news-worker.ts';
import { type FeedRecord, type MentionRecord, newsMentions } from '../tables.ts';
import { readMentions } from './read-mentions.ts';

export type NamedParty = Awaited<ReturnType<typeof monitoredThirdParties>>[number];

const system = { kind: 'system' } as const;

/** Items that name a monitored third party are kept, read, and raised where the model takes them for adverse. */
export async function watchParty(
  worker: NewsWorker,
  feed: FeedRecord,
  { party, intake }: NamedParty,
  items: readonly NewsItem[],
): Promise<void> {
  const { database, files, clock } = worker.platform;
  const known = await database.tx(system, () => keysOf(party.id, items.map(itemKey)));
  for (const item of items.filter((one) => !known.has(itemKey(one)))) {
    const { title, link, publishedOn } = item;
    const file = await files.putBuffer(new TextEncoder().encode(documentOf(item)), 'text/plain');
    await database.tx(system, () =>
      db()
        .insert(newsMentions)
        .values({
          clientId: party.clientId,
          thirdPartyId: party.id,
          itemKey: itemKey(item),
          feed: feed.name,
          title: title || feed.name,
          ...{ link, publishedOn },
          fetchedAt: clock.now(),
          fileId: file.fileId,
          sha256: file.sha256,
        })
        .onConflictDoNothing(),
    );
  }
  // Those of a fetch that was broken off among them.
  const unread = await database.tx(system, () => unreadOf(party.id, items.map(itemKey)));
  await readMentions(worker, party.id, mediaSubjects(intake), unread);
}

const among = (thirdPartyId: string, keys: string[]) =>
  and(eq(newsMentions.thirdPartyId, thirdPartyId), inArray(newsMentions.itemKey, keys));

async function keysOf(thirdPartyId: string, keys: string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ key: newsMentions.itemKey })
    .from(newsMentions)
    .where(among(thirdPartyId, keys));
  return new Set(rows.map(({ key }) => key));
}

function unreadOf(thirdPartyId: string, keys: string[]): Promise<MentionRecord[]> {
  return db()
    .select()
    .from(newsMentions)
    .where(and(among(thirdPartyId, keys), isNull(newsMentions.modelNumber), isNull(newsMentions.refusedBy)));
}
