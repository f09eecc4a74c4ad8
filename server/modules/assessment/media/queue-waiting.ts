import { and, asc, eq, exists, gt, inArray, ne, or } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { db, type Job, type Platform } from '../../../platform/index.ts';
import { activeModel } from '../../media/index.ts';
import { lockRequest, requestView as requests } from '../../requests/index.ts';
import { mediaSources } from '../tables.ts';
import { enqueueReading } from './queue-reading.ts';

export const QUEUE_JOB = 'media.queue';

const requestsPerTurn = 50;
const system = { kind: 'system' } as const;

/**
 * The job of an activation: has the documents of open requests read that waited for a version of the model, or were
 * read by another one. Broken off, it goes on: what is queued is not found again.
 */
export async function queueWaiting({ platform }: { platform: Platform }, job: Pick<Job<object>, 'report'>) {
  const { database } = platform;
  let [queued, after] = [0, null as string | null];
  for (;;) {
    const page: string[] = await database.tx(system, async () => {
      const ids = await requestsToRead(after);
      for (const id of ids) await queueRequest(platform, id);
      return ids;
    });
    queued += page.length;
    await job.report(50, `${queued} requests`);
    if (page.length < requestsPerTurn) return { requests: queued };
    after = page.at(-1) ?? null;
  }
}

/** What the active version has not read. */
async function toRead() {
  const model = await activeModel();
  return or(
    eq(mediaSources.status, 'waiting'),
    model ? and(eq(mediaSources.status, 'read'), ne(mediaSources.modelId, model.id)) : undefined,
  );
}

async function requestsToRead(after: string | null): Promise<string[]> {
  const its = and(eq(mediaSources.requestId, requests.id), await toRead());
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        inArray(requests.status, OPEN_STATUSES),
        after ? gt(requests.id, after) : undefined,
        exists(db().select({ id: mediaSources.id }).from(mediaSources).where(its)),
      ),
    )
    .orderBy(asc(requests.id))
    .limit(requestsPerTurn);
  return rows.map(({ id }) => id);
}

async function queueRequest(platform: Platform, id: string) {
  const request = await lockRequest(id);
  const [queued] = await db()
    .update(mediaSources)
    .set({ status: 'queued', error: null })
    .where(and(eq(mediaSources.requestId, id), await toRead()))
    .returning({ addedBy: mediaSources.addedBy });
  if (request && queued) await enqueueReading(platform, request, { userId: queued.addedBy });
}
