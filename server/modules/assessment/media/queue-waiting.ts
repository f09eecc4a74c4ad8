import { and, eq, notInArray } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { requestTable as requests } from '../../requests/index.ts';
import { mediaSources } from '../tables.ts';
import { enqueueReading } from './queue-reading.ts';
import { CLOSED } from './source-queries.ts';

export const QUEUE_JOB = 'media.queue';

/** The job of an activation: has the documents read that waited for a version of the model. */
export async function queueWaiting(platform: Platform) {
  return platform.database.tx({ kind: 'system' }, async () => {
    const waiting = await db()
      .selectDistinct({ request: requests, addedBy: mediaSources.addedBy })
      .from(mediaSources)
      .innerJoin(requests, eq(requests.id, mediaSources.requestId))
      .where(and(eq(mediaSources.status, 'waiting'), notInArray(requests.status, [...CLOSED] as never)));
    const byRequest = new Map(waiting.map((one) => [one.request.id, one]));
    for (const { request, addedBy } of byRequest.values())
      await enqueueReading(platform, request, { userId: addedBy });
    return { requests: byRequest.size };
  });
}
