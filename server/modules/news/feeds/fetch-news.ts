import { eq } from 'drizzle-orm';
import { NewsLimits } from '../../../../contract/limits.ts';
import { db, faultToQuote, type Job, OutboundFailure, type Platform } from '../../../platform/index.ts';
import { handOut } from '../mentions/distribute-items.ts';
import type { Fetched, NewsWorker } from '../news-worker.ts';
import type { FetchJob } from '../queue-news.ts';
import { type FeedRecord, newsFeeds } from '../tables.ts';
import { askFeed } from './ask-feed.ts';
import { newItems, noteSeen, withoutItems } from './seen-items.ts';
import { settleFetch } from './settle-fetch.ts';

/** The job: what a feed has new is handed to whom it names. Broken off, it is begun again and tells nothing twice. */
export async function fetchNews(worker: NewsWorker, job: Job<FetchJob>) {
  const { database } = worker.platform;
  const feed = await database.tx({ kind: 'system' }, () => findFeed(job.data.feedId));
  if (!feed) return { fetched: false };
  try {
    const fetched = await fetchAndHandOut(worker, feed, job);
    // What somebody was not given stays new, and the next try brings it again.
    if (!fetched) return { fetched: false };
    await settleFetch(worker.platform, feed, fetched);
    return { fetched: true, items: fetched.items, named: fetched.named };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    await settleFetch(worker.platform, feed, error.message);
    return { fetched: false, error: error.message };
  }
}

/** After the last try of the job: a fault of this server, which the feed's card tells. */
export async function newsFetchFailed(platform: Platform, { feedId }: FetchJob, id: string) {
  const feed = await platform.database.tx({ kind: 'system' }, () => findFeed(feedId));
  if (feed) await settleFetch(platform, feed, faultToQuote(id));
}

async function findFeed(id: string): Promise<FeedRecord | undefined> {
  const [found] = await db().select().from(newsFeeds).where(eq(newsFeeds.id, id));
  return found;
}

async function fetchAndHandOut(
  worker: NewsWorker,
  feed: FeedRecord,
  job: Job<FetchJob>,
): Promise<Fetched | null> {
  const { platform, news } = worker;
  const { etag, lastModified } = feed;
  const answer = await askFeed(platform, feed.address, feed);
  if (!answer) return { etag, lastModified, items: 0, named: 0 };
  const parsed = await news.parse(new Uint8Array(answer.content));
  if ('refused' in parsed) throw new OutboundFailure('unreachable', parsed.refused);
  const unseen = await platform.database.tx({ kind: 'system' }, () => newItems(feed.id, parsed.items));
  const fresh = unseen.slice(0, NewsLimits.items);
  const rest = unseen.slice(NewsLimits.items);
  const { named, isComplete } =
    fresh.length > 0 ? await handOut(worker, feed, fresh, job) : { named: 0, isComplete: true };
  if (!isComplete) return null;
  const seen = withoutItems(parsed.items, rest);
  await platform.database.tx({ kind: 'system' }, () => noteSeen(feed.id, seen, platform.clock.now()));
  // What is left is sent again.
  const version = rest.length > 0 ? { etag: null, lastModified: null } : answer;
  return { etag: version.etag, lastModified: version.lastModified, items: fresh.length, named };
}
