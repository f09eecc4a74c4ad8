import { and, eq, lte } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { newsFeeds } from './tables.ts';

export const FETCH_JOB = 'news.fetch';
export type FetchJob = { feedId: string };

/** While a fetch is under way nobody begins another: it says itself when the next one is due. */
const untilSettled = 3_600_000;

type Tools = Pick<Platform, 'database' | 'clock' | 'jobs'>;

/** Every feed whose time has come, once, each by itself. */
export async function queueDueNews({ database, clock, jobs }: Tools, run: ScheduledRun): Promise<number> {
  const now = clock.now();
  const isDue = and(eq(newsFeeds.active, true), lte(newsFeeds.nextAt, now));
  const due = await database.tx({ kind: 'system' }, () =>
    db().select({ id: newsFeeds.id }).from(newsFeeds).where(isDue),
  );
  return run.each(
    due.map(({ id }) => id),
    (id) =>
      database.tx({ kind: 'system' }, async () => {
        const [still] = await db()
          .select({ id: newsFeeds.id })
          .from(newsFeeds)
          .where(and(eq(newsFeeds.id, id), isDue))
          .for('update', { skipLocked: true });
        if (!still) return;
        await postpone(id, now);
        await jobs.enqueue(FETCH_JOB, { feedId: id } satisfies FetchJob);
      }),
  );
}

/** Now, because somebody asks. Answers the job to poll. */
export function fetchNewsNow({ database, clock, jobs }: Tools, id: string, actor: Actor): Promise<string> {
  return database.tx({ kind: 'firm' }, async () => {
    const [feed] = await db().select({ id: newsFeeds.id }).from(newsFeeds).where(eq(newsFeeds.id, id));
    if (!feed) throw notFound();
    await postpone(id, clock.now());
    return jobs.enqueue(FETCH_JOB, { feedId: id } satisfies FetchJob, { actorId: actor.userId });
  });
}

const postpone = (id: string, now: Date) =>
  db()
    .update(newsFeeds)
    .set({ nextAt: new Date(now.getTime() + untilSettled) })
    .where(eq(newsFeeds.id, id));
