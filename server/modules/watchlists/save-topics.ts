import { eq } from 'drizzle-orm';
import type { ListTopic } from '../../../contract/words.ts';
import { foldTopic } from '../../../engine/lists/index.ts';
import { type Actor, db, notFound, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { IMPORT_JOB, type ImportJob } from './import/start-import.ts';
import { about } from './records.ts';
import { watchlists, watchlistVersions } from './tables.ts';
import { findVersion, refuseUnless } from './versions.ts';

type Chosen = { topic?: ListTopic | undefined; topics?: Record<string, ListTopic> | undefined };

/**
 * Keeps with the list what its words stand for, and with the staged version what it is about, and reads that version again
 * by both.
 */
export function saveTopics(
  platform: Platform,
  versionId: string,
  { topic, topics = {} }: Chosen,
  actor: Actor,
) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    if (!found) throw notFound();
    refuseUnless(found, ['staged']);
    const { list, version } = found;
    const words = Object.fromEntries(Object.entries(topics).map(([word, one]) => [foldTopic(word), one]));
    await db()
      .update(watchlists)
      .set({ topicWords: { ...list.topicWords, ...words } })
      .where(eq(watchlists.id, list.id));
    const job = await platform.jobs.enqueue(IMPORT_JOB, { versionId, activate: false } satisfies ImportJob, {
      actorId: actor.userId,
    });
    await db()
      .update(watchlistVersions)
      .set({ status: 'importing', jobId: job, ...(topic && { topic }) })
      .where(eq(watchlistVersions.id, versionId));
    await record(platform.clock, {
      type: 'watchlist.topics_saved',
      actor,
      ...about(list),
      data: { watchlist: list.key, topic: topic ?? version.topic ?? list.topic, words },
    });
    return job;
  });
}
