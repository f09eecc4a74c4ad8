import { eq } from 'drizzle-orm';
import {
  type Actor,
  db,
  notFound,
  type Platform,
  postpone,
  queueDue,
  type ScheduledRun,
} from '../../platform/index.ts';
import { newsFeeds } from './tables.ts';

export const FETCH_JOB = 'news.fetch';
export type FetchJob = { feedId: string };

type Tools = Pick<Platform, 'database' | 'clock' | 'jobs'>;
const feeds = { table: newsFeeds, id: newsFeeds.id };

/** Every feed whose time has come, once, each by itself. */
export const queueDueNews = (tools: Tools, run: ScheduledRun): Promise<number> =>
  queueDue(tools, run, {
    ...feeds,
    only: eq(newsFeeds.active, true),
    queue: (feedId) => tools.jobs.enqueue(FETCH_JOB, { feedId } satisfies FetchJob),
  });

/** Now, because somebody asks. Answers the job to poll. */
export function fetchNewsNow({ database, clock, jobs }: Tools, id: string, actor: Actor): Promise<string> {
  return database.tx({ kind: 'firm' }, async () => {
    const [feed] = await db().select({ id: newsFeeds.id }).from(newsFeeds).where(eq(newsFeeds.id, id));
    if (!feed) throw notFound();
    await postpone(feeds, id, clock.now());
    return jobs.enqueue(FETCH_JOB, { feedId: id } satisfies FetchJob, { actorId: actor.userId });
  });
}
