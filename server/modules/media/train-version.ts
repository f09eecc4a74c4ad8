import { fileURLToPath } from 'node:url';
import { and, asc, eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import { NOTICE_TEXTS } from '../../../contract/texts/notices.ts';
import { MEDIA_METHOD } from '../../../engine/media/index.ts';
import { db, type Job, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { notifyAdministrator, notifyAdministrators } from '../identity/index.ts';
import { noticeText } from '../notifications/index.ts';
import { activateFirst } from './change-model.ts';
import type { DecidedPassages } from './decided.ts';
import type { MediaHooks } from './media-hooks.ts';
import { readTrainingCsv } from './read-training-csv.ts';
import type { TrainJob } from './start-training.ts';
import { mediaModels, mediaUploads } from './tables.ts';
import type { Trained, TrainingTask } from './training-worker.ts';

type Model = typeof mediaModels.$inferSelect;

/** The job: trains in a thread of its own and keeps the model as a file. Broken off, it begins again. */
export async function trainVersion(
  platform: Platform,
  job: Job<TrainJob>,
  { decidedPassages, onActivated }: MediaHooks,
) {
  const { database } = platform;
  const found = await database.tx({ kind: 'system' }, () => findTraining(job.data.modelId));
  if (!found) return { version: job.data.modelId, repeated: true };
  await job.report(10, 'Reading the passages');
  const learns = job.data.decisions ?? false;
  const task = await taskOf(platform, learns ? decidedPassages : async () => nothing);
  await job.report(25, 'Training and measuring');
  const trained = await inThread(task);
  const file = await platform.files.putBuffer(new TextEncoder().encode(trained.model), 'application/json');
  const isFirst = await database.tx({ kind: 'system' }, async () => {
    if (!(await findTraining(found.id))) return false;
    await finish(platform, found, trained, file);
    if (found.trainedBy === null) await activateFirst(platform, found, onActivated);
    return true;
  });
  // Its job may run twice at once, where a server that stood still was taken for lost.
  if (!isFirst) return { version: found.id, repeated: true };
  return { version: found.id, macroF1: trained.measures.macroF1 };
}

async function findTraining(id: string): Promise<Model | null> {
  const [found] = await db().select().from(mediaModels).where(eq(mediaModels.id, id)).for('update');
  return found?.status === 'training' ? found : null;
}

const nothing: DecidedPassages = { passages: [], leftOut: 0 };

async function taskOf(
  { database, files, env }: Platform,
  decidedPassages: () => Promise<DecidedPassages>,
): Promise<TrainingTask> {
  const { uploads, active, decided } = await database.tx({ kind: 'system' }, async () => ({
    uploads: await db()
      .select()
      .from(mediaUploads)
      .orderBy(asc(mediaUploads.uploadedAt), asc(mediaUploads.id)),
    decided: (await decidedPassages()).passages,
    active: (await db().select().from(mediaModels).where(eq(mediaModels.status, 'active')))[0],
  }));
  const uploaded: TrainingTask['uploaded'] = [];
  for (const { fileId, sha256 } of uploads)
    uploaded.push(...readTrainingCsv(await files.read(fileId, sha256)));
  const usable = active?.fileId && active.sha256 && active.method === MEDIA_METHOD;
  const model = usable ? await files.read(active.fileId!, active.sha256!) : null;
  return { passagesDir: env.passagesDir, uploaded, decided, active: model?.toString('utf8') ?? null };
}

async function inThread(task: TrainingTask): Promise<Trained> {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./training-worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: 1,
    execArgv: [],
  });
  try {
    return (await pool.run(task)) as Trained;
  } finally {
    await pool.destroy();
  }
}

async function finish(
  { clock }: Platform,
  model: Model,
  { measures, before, trainedOn }: Trained,
  { fileId, sha256 }: { fileId: string; sha256: string },
) {
  await db()
    .update(mediaModels)
    .set({ status: 'ready', measures, before, trainedOn, fileId, sha256 })
    .where(eq(mediaModels.id, model.id));
  await record(clock, {
    type: 'media.trained',
    actor: 'system',
    clientId: null,
    object: { type: 'media', id: model.id, label: `Version ${model.number}` },
    data: {
      model: model.id,
      version: model.number,
      sha256,
      macroF1: measures.macroF1.toFixed(3),
      passages: trainedOn.passages,
    },
  });
  if (!model.trainedBy) return;
  await notifyAdministrator(clock, model.trainedBy, {
    kind: 'request',
    entityName: NOTICE_TEXTS['about.model'],
    activity: noticeText('model.trained', {
      number: model.number,
      score: measures.macroF1.toFixed(3),
    }),
  });
}

/** After the last try of the job. */
export async function trainingFailed({ database, clock }: Platform, { modelId }: TrainJob) {
  const error = 'Training stopped because of a server error. Train again.';
  await database.tx({ kind: 'system' }, async () => {
    const [model] = await db()
      .update(mediaModels)
      .set({ status: 'failed', error })
      .where(and(eq(mediaModels.id, modelId), eq(mediaModels.status, 'training')))
      .returning();
    if (!model) return;
    await record(clock, {
      type: 'media.training_failed',
      actor: 'system',
      clientId: null,
      object: { type: 'media', id: model.id, label: `Version ${model.number}` },
      data: { model: model.id, version: model.number, reason: error },
    });
    await notifyAdministrators(clock, {
      entityName: NOTICE_TEXTS['about.model'],
      activity: noticeText('model.not_trained', { number: model.number }),
    });
  });
}
