import { inArray } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { mediaModels, mediaUploads } from './tables.ts';

/** Inside a transaction of the system: which of these stored files are a model or an upload. */
export async function modelFiles(fileIds: readonly string[]): Promise<string[]> {
  const models = await db()
    .select({ fileId: mediaModels.fileId })
    .from(mediaModels)
    .where(inArray(mediaModels.fileId, [...fileIds]));
  const uploads = await db()
    .select({ fileId: mediaUploads.fileId })
    .from(mediaUploads)
    .where(inArray(mediaUploads.fileId, [...fileIds]));
  return [...models, ...uploads].flatMap(({ fileId }) => fileId ?? []);
}
