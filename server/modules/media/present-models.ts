import { desc } from 'drizzle-orm';
import type {
  DecisionCounts,
  MediaModelVersion,
  TrainingUpload,
} from '../../../contract/security/media-models.ts';
import { db } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import type { DecidedPassages } from './decided.ts';
import { mediaModels, mediaUploads } from './tables.ts';

/** Inside a transaction: versions and uploads, newest first. */
export async function listModels(): Promise<{ models: MediaModelVersion[]; uploads: TrainingUpload[] }> {
  const models = await db().select().from(mediaModels).orderBy(desc(mediaModels.number)).limit(50);
  const uploads = await db().select().from(mediaUploads).orderBy(desc(mediaUploads.uploadedAt));
  const people = await findPeople([
    ...models.map((model) => model.trainedBy),
    ...uploads.map((upload) => upload.uploadedBy),
  ]);
  const nameOf = (id: string | null) => (id ? (people.get(id)?.name ?? 'unknown') : 'Prudence');
  return {
    models: models.map((model) => ({
      id: model.id,
      number: model.number,
      status: model.status,
      method: model.method,
      trainedBy: nameOf(model.trainedBy),
      trainedAt: model.trainedAt.toISOString(),
      activatedAt: model.activatedAt?.toISOString() ?? null,
      trainedOn: model.trainedOn,
      measures: model.measures,
      before: model.before,
      sha256: model.sha256,
      error: model.error,
      job: model.jobId,
    })),
    uploads: uploads.map((upload) => ({
      id: upload.id,
      name: upload.name,
      sha256: upload.sha256,
      passages: upload.passages,
      events: upload.events,
      uploadedBy: nameOf(upload.uploadedBy),
      uploadedAt: upload.uploadedAt.toISOString(),
    })),
  };
}

/** How much there is to learn from decisions; none of their words. */
export function countsOf({ passages, leftOut }: DecidedPassages): DecisionCounts {
  const byLabel: DecisionCounts['byLabel'] = {};
  for (const { label } of passages) byLabel[label] = (byLabel[label] ?? 0) + 1;
  const events = new Set(passages.map(({ event }) => event)).size;
  return { passages: passages.length, events, byLabel, leftOut };
}
