import type { Clock } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import type { Act, ActContext } from './acts/act.ts';
import { saveUploads } from './attachments.ts';
import { tellWatchers } from './case/watcher-news.ts';
import { differences } from './differences.ts';
import { addMessage } from './messages.ts';
import type { WorkflowPorts } from './ports.ts';
import type { RequestChange, RequestRecord } from './record.ts';
import { saveChange } from './save-change.ts';
import { touchRequest } from './touch-request.ts';
import { isClientSide } from './visible.ts';

/** Inside the transaction of the act: request, conversation, files, audit event, notices. Null when it was stale. */
export async function applyAct(
  act: Act,
  context: ActContext,
  change: RequestChange,
  ports: WorkflowPorts,
  clock: Clock,
): Promise<RequestRecord | null> {
  const { request, input, actor } = context;
  const moved = await saveChange(request, change, input.action === 'release');
  if (!moved) return null;
  const files = await keepWords(act, context);
  const more = await act.afterwards?.(moved, context, ports);
  const saved = more ? await touchRequest(moved.id, more) : moved;
  if (files.length > 0) await ports.readDocuments(saved, actor);
  await record(clock, {
    type: 'request.acted',
    actor,
    clientId: request.clientId,
    object: { type: 'request', id: request.id, label: `${request.number} ${saved.legalName}` },
    requestId: request.id,
    data: { action: input.action, from: request.status, to: saved.status, version: saved.version },
    ...differences(request, saved, files),
    personal: input.comment ? { comment: input.comment } : {},
  });
  await tell(act, saved, context, clock);
  return saved;
}

/** The comment becomes a message, the files hang on it. */
async function keepWords(act: Act, { request, input, actor, uploads, now }: ActContext) {
  const text = input.comment?.trim();
  const how = act.message ?? { kind: 'note', visibility: 'internal' };
  const message = text ? await addMessage(request, { ...how, text }, actor, now) : undefined;
  const side = isClientSide(actor) || how.visibility === 'shared' ? 'intake' : 'analysis';
  return saveUploads(request, uploads, { side, messageId: message?.id }, actor, now);
}

async function tell(act: Act, saved: RequestRecord, context: ActContext, clock: Clock) {
  const concerned = act.tell(saved, context);
  const told = new Set(concerned.flatMap(({ userIds }) => userIds).filter((id) => id !== null));
  const watching = tellWatchers(context.input.action, context.watchers, told);
  for (const { userIds, activity, kind } of [...concerned, ...watching]) {
    const others = userIds.filter((id): id is string => id !== null && id !== context.actor.userId);
    await notify(clock, {
      userIds: others,
      clientId: saved.clientId,
      requestId: saved.id,
      ...(kind && { kind }),
      entityName: saved.legalName,
      activity,
    });
  }
}
