import { and, eq, sql } from 'drizzle-orm';
import { NewsLimits } from '../../../../contract/limits.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notifyAdministrators } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import type { Fetched } from '../news-worker.ts';
import { type FeedRecord, newsFeeds } from '../tables.ts';

const minute = 60_000;
/** A feed that fails is asked less and less often, down to once a day. */
const longestWait = 1440;

/** When to look again, and what came of it: a sentence where it failed. */
export async function settleFetch(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  asked: FeedRecord,
  outcome: Fetched | string,
) {
  const now = clock.now();
  await database.tx({ kind: 'system' }, async () => {
    const [feed] = await db()
      .select()
      .from(newsFeeds)
      // Another address was entered meanwhile: it has a beginning of its own.
      .where(and(eq(newsFeeds.id, asked.id), eq(newsFeeds.address, asked.address)))
      .for('update');
    if (!feed) return;
    const failures = typeof outcome === 'string' ? feed.failures + 1 : 0;
    const longest = Math.max(feed.everyMinutes, longestWait);
    const wait = Math.min(longest, feed.everyMinutes * 2 ** Math.max(0, Math.min(failures, 20) - 1));
    await db()
      .update(newsFeeds)
      .set({
        checkedAt: now,
        nextAt: new Date(now.getTime() + wait * minute),
        failures,
        error: typeof outcome === 'string' ? outcome : null,
        ...(typeof outcome !== 'string' && {
          etag: outcome.etag,
          lastModified: outcome.lastModified,
          named: sql`${newsFeeds.named} + ${outcome.named}`,
        }),
      })
      .where(eq(newsFeeds.id, feed.id));
    if (typeof outcome === 'string') await tell(clock, feed, failures, outcome);
  });
}

/** One that fails now and then is nobody's business; one that goes on failing is told once. */
async function tell(clock: Platform['clock'], { id, name }: FeedRecord, failures: number, reason: string) {
  if (failures !== NewsLimits.failuresTold) return;
  await record(clock, {
    type: 'news.fetch_failed',
    actor: 'system',
    clientId: null,
    object: { type: 'news_feed', id, label: name },
    data: { feed: id, failures, reason },
  });
  await notifyAdministrators(clock, {
    entityName: name,
    activity: noticeText('feed.not_read', { failures, reason }),
  });
}
