import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { mediaSubjects } from '../../assessment/index.ts';
import type { NewsItem } from '../../media/index.ts';
import { lockMergeTarget, type monitoredThirdParties } from '../../third-parties/index.ts';
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
  const known = await database.tx(system, () => keysOf(party.id, items));
  for (const item of items.filter((one) => !known.has(itemKey(one)))) {
    const { title, link, publishedOn } = item;
    const file = await files.putBuffer(new TextEncoder().encode(documentOf(item)), 'text/plain');
    await database.tx(system, async () => {
      const target = await lockMergeTarget(party.id);
      if (!target) return;
      await db()
        .insert(newsMentions)
        .values({
          clientId: party.clientId,
          thirdPartyId: target.id,
          itemKey: itemKey(item),
          feed: feed.name,
          title: title || feed.name,
          ...{ link, publishedOn },
          fetchedAt: clock.now(),
          fileId: file.fileId,
          sha256: file.sha256,
        })
        .onConflictDoNothing();
    });
  }
  // Those of a fetch that was broken off among them.
  const { target, unread } = await database.tx(system, async () => {
    const kept = await lockMergeTarget(party.id);
    return { target: kept, unread: kept ? await unreadOf(kept.id, items) : [] };
  });
  if (target) await readMentions(worker, target.id, mediaSubjects(intake), unread);
}

const among = (thirdPartyId: string, items: readonly NewsItem[]) =>
  and(eq(newsMentions.thirdPartyId, thirdPartyId), inArray(newsMentions.itemKey, items.map(itemKey)));

async function keysOf(thirdPartyId: string, items: readonly NewsItem[]): Promise<Set<string>> {
  const rows = await db()
    .select({ key: newsMentions.itemKey })
    .from(newsMentions)
    .where(among(thirdPartyId, items));
  return new Set(rows.map(({ key }) => key));
}

function unreadOf(thirdPartyId: string, items: readonly NewsItem[]): Promise<MentionRecord[]> {
  return db()
    .select()
    .from(newsMentions)
    .where(and(among(thirdPartyId, items), isNull(newsMentions.modelNumber), isNull(newsMentions.refusedBy)));
}
