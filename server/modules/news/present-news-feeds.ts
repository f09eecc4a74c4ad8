import { asc } from 'drizzle-orm';
import type { NewsFeed } from '../../../contract/security/news-feeds.ts';
import { db } from '../../platform/index.ts';
import { newsFeeds } from './tables.ts';

/** Inside a transaction: every feed by its name. */
export async function listNewsFeeds(): Promise<NewsFeed[]> {
  const rows = await db().select().from(newsFeeds).orderBy(asc(newsFeeds.name));
  return rows.map(
    ({ id, name, address, everyMinutes, active, checkedAt, nextAt, error, failures, named }) => ({
      ...{ id, name, address, everyMinutes, active, error, failures, named },
      checkedAt: checkedAt?.toISOString() ?? null,
      nextAt: nextAt.toISOString(),
    }),
  );
}
