import { and, eq, lte } from 'drizzle-orm';
import { type Actor, db, type Platform, problem, type ScheduledRun } from '../../../platform/index.ts';
import { findList } from '../import/start-import.ts';
import { watchlistFeeds } from '../tables.ts';
import { FETCH_JOB, type FetchJob } from './fetch-feed.ts';

/** While a fetch is under way nobody begins another: it says itself when the next one is due. */
const untilSettled = 3_600_000;

type Tools = Pick<Platform, 'database' | 'clock' | 'jobs'>;

/** Every list whose time has come, once, each by itself. */
export async function queueDueFeeds({ database, clock, jobs }: Tools, run: ScheduledRun): Promise<number> {
  const now = clock.now();
  const isDue = lte(watchlistFeeds.nextAt, now);
  const due = await database.tx({ kind: 'system' }, () =>
    db().select({ watchlistId: watchlistFeeds.watchlistId }).from(watchlistFeeds).where(isDue),
  );
  return run.each(
    due.map(({ watchlistId }) => watchlistId),
    (watchlistId) =>
      database.tx({ kind: 'system' }, async () => {
        const [still] = await db()
          .select({ watchlistId: watchlistFeeds.watchlistId })
          .from(watchlistFeeds)
          .where(and(eq(watchlistFeeds.watchlistId, watchlistId), isDue))
          .for('update', { skipLocked: true });
        if (!still) return;
        await postpone(watchlistId, now);
        await jobs.enqueue(FETCH_JOB, { watchlistId } satisfies FetchJob);
      }),
  );
}

/** Now, because somebody asks. Answers the job to poll. */
export function fetchNow({ database, clock, jobs }: Tools, watchlist: string, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const { id } = await findList(watchlist);
    const [feed] = await db().select().from(watchlistFeeds).where(eq(watchlistFeeds.watchlistId, id));
    if (!feed) throw problem('list.unreadable', 'Enter the address of this list first.');
    await postpone(id, clock.now());
    return jobs.enqueue(FETCH_JOB, { watchlistId: id } satisfies FetchJob, { actorId: actor.userId });
  });
}

const postpone = (watchlistId: string, now: Date) =>
  db()
    .update(watchlistFeeds)
    .set({ nextAt: new Date(now.getTime() + untilSettled) })
    .where(eq(watchlistFeeds.watchlistId, watchlistId));
