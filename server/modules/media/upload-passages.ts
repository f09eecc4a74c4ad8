import { count } from 'drizzle-orm';
import { TrainingLimits } from '../../../contract/limits.ts';
import { type Actor, db, type Platform, problem, type StoredFile } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { readTrainingCsv } from './read-training-csv.ts';
import { mediaUploads } from './tables.ts';

type GivenFile = StoredFile & { name: string };

/** Looks the file over and keeps it; the next training learns from it. */
export async function uploadPassages(platform: Platform, files: readonly GivenFile[], actor: Actor) {
  const [file] = files;
  if (!file) throw problem('media.unreadable', 'Choose a CSV file.', { fields: { file: 'Required.' } });
  const passages = readTrainingCsv(await platform.files.read(file.fileId, file.sha256));
  const events = new Set(passages.map(({ event }) => event)).size;
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [kept] = await db().select({ uploads: count() }).from(mediaUploads);
    if ((kept?.uploads ?? 0) >= TrainingLimits.uploads)
      throw problem('media.not_possible', `You can keep up to ${TrainingLimits.uploads} passage files.`);
    const [upload] = await db()
      .insert(mediaUploads)
      .values({
        name: file.name,
        fileId: file.fileId,
        sha256: file.sha256,
        passages: passages.length,
        events,
        uploadedBy: actor.userId,
        uploadedAt: platform.clock.now(),
      })
      .returning({ id: mediaUploads.id });
    await record(platform.clock, {
      type: 'media.data_uploaded',
      actor,
      clientId: null,
      object: { type: 'media', id: upload!.id, label: file.name },
      data: { upload: upload!.id, sha256: file.sha256, passages: passages.length },
    });
    return upload!.id;
  });
}
