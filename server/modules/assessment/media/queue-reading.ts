import { and, eq, inArray, ne } from 'drizzle-orm';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { isReadable } from '../../media/index.ts';
import { attachmentsOf, ofRequest, type RequestRecord } from '../../requests/index.ts';
import { subjectsHash, subjectsOf } from '../../screening/index.ts';
import { mediaSources } from '../tables.ts';
import { PENDING } from './source-queries.ts';

export const READ_JOB = 'media.read';
export type ReadJob = { requestId: string };

/**
 * Inside a transaction: has every document of the request read that was not read yet, and those again that were read
 * for other names. Answers the job to poll; null where there is nothing to read. The files of a closed request are read
 * once it is reopened.
 */
export async function queueReading(
  platform: Platform,
  request: RequestRecord,
  actor: Actor,
): Promise<string | null> {
  if (!isOpen(request)) return null;
  await addAttachments(platform, request, actor);
  await db()
    .update(mediaSources)
    .set({ status: 'queued', error: null })
    .where(
      and(
        eq(mediaSources.requestId, request.id),
        eq(mediaSources.status, 'read'),
        ne(mediaSources.subjectsHash, subjectsHash(subjectsOf(request.intake))),
      ),
    );
  // A client's transaction sees of these documents what is needed here.
  const [pending] = await db()
    .select({ id: mediaSources.id })
    .from(mediaSources)
    .where(and(eq(mediaSources.requestId, request.id), inArray(mediaSources.status, PENDING)))
    .limit(1);
  return pending ? enqueueReading(platform, request, actor) : null;
}

/** Inside a transaction: the job that reads whatever of the request waits for it. */
export function enqueueReading(platform: Platform, request: RequestRecord, actor: Pick<Actor, 'userId'>) {
  return platform.jobs.enqueue(READ_JOB, { requestId: request.id } satisfies ReadJob, {
    ...ofRequest(request),
    actorId: actor.userId,
  });
}

async function addAttachments({ clock }: Platform, request: RequestRecord, actor: Actor) {
  const files = (await attachmentsOf(request.id, actor)).filter(({ mime }) => isReadable(mime));
  if (files.length === 0) return;
  const { attachmentId, sha256 } = mediaSources;
  const known = await db()
    .select({ attachmentId, sha256 })
    .from(mediaSources)
    .where(eq(mediaSources.requestId, request.id));
  const seen = new Set(known.map(({ sha256 }) => sha256));
  const rows = files
    .filter(({ id }) => !known.some(({ attachmentId }) => attachmentId === id))
    .filter(({ sha256 }) => !seen.has(sha256) && seen.add(sha256))
    .map(({ id, name, fileId, sha256, mime }) => ({
      ...ofRequest(request),
      kind: 'attachment' as const,
      title: name,
      attachmentId: id,
      fileId,
      sha256,
      mime,
      status: 'queued' as const,
      addedBy: actor.userId,
      addedAt: clock.now(),
    }));
  if (rows.length > 0) await db().insert(mediaSources).values(rows).onConflictDoNothing();
}
