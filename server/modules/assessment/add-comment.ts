import type { Actor, Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { addMessage, type RequestRecord, saveUploads } from '../requests/index.ts';
import type { SentAnalysis, Upload } from './save-analysis.ts';

type Said = { comment: SentAnalysis['comment']; files: Upload[] };

/** Inside the transaction of a save: keeps a comment and files. Files go where their comment goes. */
export async function addComment(
  platform: Platform,
  request: RequestRecord,
  { comment, files }: Said,
  actor: Actor,
) {
  if (!comment && files.length === 0) return;
  const { clock } = platform;
  const shared = comment?.visibility === 'shared';
  const message = comment
    ? await addMessage(request, { kind: 'comment', ...comment }, actor, clock.now())
    : undefined;
  const kept = await saveUploads(
    request,
    files,
    { side: shared ? 'intake' : 'analysis', messageId: message?.id },
    actor,
    clock.now(),
  );
  const about = {
    actor,
    clientId: request.clientId,
    requestId: request.id,
  };
  for (const { id, sha256, size, name } of kept) {
    await record(clock, {
      ...about,
      type: 'request.file_added',
      object: { type: 'attachment', id, label: name },
      data: { attachment: id, sha256, size },
    });
  }
  if (!comment || !message) return;
  await record(clock, {
    ...about,
    type: 'request.commented',
    object: { type: 'message', id: message.id, label: request.legalName },
    data: { message: message.id, visibility: comment.visibility },
    personalChanges: [{ field: 'comment', before: null, after: comment.text }],
  });
  const others = shared ? [request.authorId] : [request.drafterId, request.allocatorId];
  await notify(clock, {
    userIds: others.filter((id): id is string => id !== null && id !== actor.userId),
    clientId: request.clientId,
    requestId: request.id,
    entityName: request.legalName,
    activity: 'has a new comment',
  });
}
