import { eq, inArray, max, sql } from 'drizzle-orm';
import { MEDIA_METHOD } from '../../../engine/media/index.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { mediaModels } from './tables.ts';

export const TRAIN_JOB = 'media.train';
/** `decisions`: whether it learns from what analysts decided. */
export type TrainJob = { modelId: string; decisions?: boolean };

/** Opens a new version and queues its training. One training at a time. */
export function startTraining(platform: Platform, actor: Actor, { decisions }: { decisions: boolean }) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const running = await db()
      .select({ id: mediaModels.id })
      .from(mediaModels)
      .where(inArray(mediaModels.status, ['training']));
    if (running.length > 0)
      throw problem('media.not_possible', 'Training is already running. Wait until it has finished.');
    return openVersion(platform, actor, decisions);
  });
}

/** Where this method has never made a version, the passages that come with Prudence make its first. Put to use when trained. */
export function trainFirstVersion(platform: Platform) {
  return platform.database.tx({ kind: 'system' }, async () => {
    // Several servers may start at once.
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('first_model', 0))`);
    const made = await db().$count(mediaModels, eq(mediaModels.method, MEDIA_METHOD));
    if (made === 0) await openVersion(platform, 'system', false);
  });
}

async function openVersion({ clock, jobs }: Platform, actor: Actor | 'system', decisions: boolean) {
  const by = actor === 'system' ? null : actor.userId;
  const [newest] = await db()
    .select({ number: max(mediaModels.number) })
    .from(mediaModels);
  const number = (newest?.number ?? 0) + 1;
  const [model] = await db()
    .insert(mediaModels)
    .values({ number, status: 'training', method: MEDIA_METHOD, trainedBy: by, trainedAt: clock.now() })
    .returning({ id: mediaModels.id });
  const version = model!.id;
  const job = await jobs.enqueue(TRAIN_JOB, { modelId: version, decisions } satisfies TrainJob, {
    actorId: by,
  });
  await db().update(mediaModels).set({ jobId: job }).where(eq(mediaModels.id, version));
  await record(clock, {
    type: 'media.training_started',
    actor,
    clientId: null,
    object: { type: 'media', id: version, label: `Version ${number}` },
    data: { model: version, version: number },
  });
  return { job, version };
}
