import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getNewsFeeds, type NewsFeed, saveNewsFeed } from '../../../contract/security/news-feeds.ts';
import { db, type Platform, route, scopeOf } from '../../platform/index.ts';
import { startMediaReader, startNewsReader } from '../media/index.ts';
import { fetchNews, newsFetchFailed } from './feeds/fetch-news.ts';
import { changeNewsFeed, createNewsFeed, removeNewsFeed } from './feeds/save-news-feed.ts';
import { tryFeed } from './feeds/try-feed.ts';
import { FETCH_JOB, type FetchJob, fetchNewsNow, queueDueNews } from './queue-news.ts';
import { readAgain } from './reading-again/read-again.ts';
import { REREAD_JOB, reread } from './reading-again/reread.ts';
import { newsFeeds } from './tables.ts';

/** A test goes out to somewhere else and waits for it. */
const limit = { max: 30, seconds: 60, per: 'client' } as const;

/** Feeds of news, read for whom they name among those who are assessed or monitored. */
export function mountNews(app: FastifyInstance, platform: Platform) {
  const worker = { platform, news: startNewsReader(), media: startMediaReader() };
  app.addHook('onClose', async () => {
    await worker.news.close();
    await worker.media.close();
  });
  platform.jobs.define<FetchJob>(FETCH_JOB, (job) => fetchNews(worker, job), {
    onFailed: (data, _error, id) => newsFetchFailed(platform, data, id),
  });
  platform.jobs.define<object>(REREAD_JOB, (job) => reread(worker, job));
  platform.jobs.schedule(
    {
      name: 'news.read_again',
      rhythm: { everyMinutes: 15 },
    },
    (run) => readAgain(worker, run),
  );
  platform.jobs.schedule({ name: 'news.due', rhythm: { everyMinutes: 5 } }, (run) =>
    queueDueNews(platform, run),
  );

  route(app, platform, getNewsFeeds, ({ actor }) =>
    platform.database.tx(scopeOf(actor), async () => {
      const Data = await listNewsFeeds();
      return { Result: 'Success', Data, total: Data.length };
    }),
  );

  route(
    app,
    platform,
    saveNewsFeed,
    async ({ actor, input }) => {
      const nothing = { feed: null, job: null, found: null };
      if (input.action === 'create') {
        const id = await createNewsFeed(platform, input.feed, actor);
        return { Result: 'Success', Data: { ...nothing, feed: id } };
      }
      if (input.action === 'test') {
        const found = await tryFeed(platform, worker.news, input.address);
        return { Result: 'Success', Data: { ...nothing, found } };
      }
      const { id } = input;
      if (input.action === 'change') await changeNewsFeed(platform, id, input.feed, actor);
      if (input.action === 'remove') await removeNewsFeed(platform, id, actor);
      const job = input.action === 'fetch' ? await fetchNewsNow(platform, id, actor) : null;
      return { Result: 'Success', Data: { ...nothing, feed: id, job } };
    },
    { limit },
  );
}

/** Inside a transaction: every feed by its name. */
async function listNewsFeeds(): Promise<NewsFeed[]> {
  const rows = await db().select().from(newsFeeds).orderBy(asc(newsFeeds.name));
  return rows.map(
    ({ id, name, address, everyMinutes, active, checkedAt, nextAt, error, failures, named }) => ({
      ...{ id, name, address, everyMinutes, active, error, failures, named },
      checkedAt: checkedAt?.toISOString() ?? null,
      nextAt: nextAt.toISOString(),
    }),
  );
}
