import { eq } from 'drizzle-orm';
import {
  type Actor,
  db,
  type Platform,
  postpone,
  problem,
  queueDue,
  type ScheduledRun,
} from '../../../platform/index.ts';
import { findList } from '../import/start-import.ts';
import { watchlistFeeds } from '../tables.ts';
import { FETCH_JOB, type FetchJob } from './fetch-feed.ts';

type Tools = Pick<Platform, 'database' | 'clock' | 'jobs'>;
const feeds = { table: watchlistFeeds, id: watchlistFeeds.watchlistId };

/** Every list whose time has come, once, each by itself. */
export const queueDueFeeds = (tools: Tools, run: ScheduledRun): Promise<number> =>
  queueDue(tools, run, {
    ...feeds,
    queue: (watchlistId) => tools.jobs.enqueue(FETCH_JOB, { watchlistId } satisfies FetchJob),
  });

/** Now, because somebody asks. Answers the job to poll. */
export function fetchNow({ database, clock, jobs }: Tools, watchlist: string, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const { id } = await findList(watchlist);
    const [feed] = await db().select().from(watchlistFeeds).where(eq(watchlistFeeds.watchlistId, id));
    if (!feed) throw problem('list.unreadable', 'Enter the address of this list first.');
    await postpone(feeds, id, clock.now());
    return jobs.enqueue(FETCH_JOB, { watchlistId: id } satisfies FetchJob, { actorId: actor.userId });
  });
}
