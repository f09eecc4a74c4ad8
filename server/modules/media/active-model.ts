import { eq } from 'drizzle-orm';
import { MEDIA_METHOD } from '../../../engine/media/index.ts';
import { db } from '../../platform/index.ts';
import { mediaModels } from './tables.ts';

export type ActiveModel = { id: string; number: number; fileId: string; sha256: string };

/** Inside a transaction of the firm: the version that documents are read with; none while none can be used. */
export async function activeModel(): Promise<ActiveModel | null> {
  const [found] = await db().select().from(mediaModels).where(eq(mediaModels.status, 'active'));
  if (!found?.fileId || !found.sha256 || found.method !== MEDIA_METHOD) return null;
  return { id: found.id, number: found.number, fileId: found.fileId, sha256: found.sha256 };
}
