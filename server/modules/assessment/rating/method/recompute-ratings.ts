import { eq } from 'drizzle-orm';
import { isOpen } from '../../../../../contract/request-statuses.ts';
import { NOTICE_TEXTS } from '../../../../../contract/texts/notices.ts';
import { db, type Job, type Platform } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { notifyAdministrators } from '../../../identity/index.ts';
import { noticeText, notify } from '../../../notifications/index.ts';
import { lockRequest, noticeAbout } from '../../../requests/index.ts';
import { latestRating } from '../rating-queries.ts';
import { updateRating } from '../update-rating.ts';
import { aboutMethod } from './methods.ts';
import { ratedPages } from './rated-pages.ts';
import { ratingMethods } from './tables.ts';

export const RECOMPUTE_JOB = 'rating.rate_anew';
export type RecomputeJob = { method: string };
type Outcome = 'raised' | 'lower' | 'same';

/**
 * The job after publishing: rates every request in work by the new method. The machine raises; where the method would
 * lower, the rating stands and its drafter hears of it. Doing it twice comes to the same. A request that cannot be rated keeps
 * no other from its turn.
 */
export async function recomputeRatings(platform: Platform, job: Job<RecomputeJob>) {
  const { database, clock } = platform;
  const counts = { requests: 0, raised: 0, lower: 0 };
  let unrated = 0;
  for await (const page of ratedPages(database, 'request')) {
    const done = await job.each(page, async ({ id }) => {
      const outcome = await database.tx({ kind: 'system' }, () => rateOne(platform, id));
      if (!outcome) return;
      counts.requests += 1;
      if (outcome !== 'same') counts[outcome] += 1;
    });
    unrated += page.length - done;
    await job.report(50, `${counts.requests} requests rated`);
  }
  // It is tried again, and told of once it is done.
  if (unrated > 0) return counts;
  await database.tx({ kind: 'system' }, async () => {
    const method = await methodOf(job.data);
    if (!method) return;
    await record(clock, {
      type: 'method.rated_anew',
      actor: 'system',
      ...aboutMethod(method),
      data: { method: method.id, number: method.number, ...counts },
    });
  });
  return counts;
}

async function methodOf({ method }: RecomputeJob) {
  const [found] = await db().select().from(ratingMethods).where(eq(ratingMethods.id, method));
  return found;
}

/** After the last try of the job. */
export async function recomputeFailed({ database, clock }: Platform, data: RecomputeJob) {
  await database.tx({ kind: 'system' }, async () => {
    const method = await methodOf(data);
    if (!method) return;
    await notifyAdministrators(clock, {
      entityName: NOTICE_TEXTS['about.method'],
      activity: noticeText('method.not_rated', { number: method.number }),
    });
  });
}

async function rateOne({ clock }: Platform, id: string): Promise<Outcome | null> {
  const request = await lockRequest(id);
  if (!request || !isOpen(request)) return null;
  const before = await latestRating(request.id, request.reportVersion);
  if (!before) return null;
  const { result } = await updateRating(clock, request, 'system');
  const stands = result.floors.some(({ rule }) => rule === 'standing');
  const outcome: Outcome =
    result.overall !== before.result.overall ? 'raised' : stands && !hadStanding(before) ? 'lower' : 'same';
  if (outcome !== 'same' && request.drafterId)
    await notify(clock, {
      userIds: [request.drafterId],
      ...noticeAbout(request),
      activity:
        outcome === 'raised'
          ? noticeText('request.rated_anew', { rating: result.overall, method: result.methodVersion })
          : noticeText('request.rated_lower', { method: result.methodVersion }),
    });
  return outcome;
}

const hadStanding = ({ result }: { result: { floors: { rule: string }[] } }) =>
  result.floors.some(({ rule }) => rule === 'standing');
