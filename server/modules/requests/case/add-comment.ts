import { INACTIVE_STATUSES } from '../../../../contract/request-statuses.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';
import { record, recordAll } from '../../audit/index.ts';
import { findPeople, usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { saveUploads, type Upload } from '../files/attachments.ts';
import { noticeAbout, ofRequest, type RequestRecord } from '../record.ts';
import { isClientSide } from '../visible.ts';
import { clientSideOf, mentionable, sees, watchersOf } from './case-people.ts';
import { addMessage, type MessageRecord } from './messages.ts';

type NewComment = {
  text: string;
  visibility: 'internal' | 'shared';
  mentions?: string[] | undefined;
};

/** Can: what is not begun or over takes no comments, and the client side has nobody to hide them from. */
function assertTakesComments(request: RequestRecord, { visibility }: NewComment, actor: Actor) {
  if (isClientSide(actor) && visibility === 'internal')
    throw problem('input.invalid', 'Your comments are shared with the firm.', {
      fields: { visibility: 'Choose shared.' },
    });
  if (INACTIVE_STATUSES.includes(request.status))
    throw problem(
      'request.not_possible',
      `Comments can’t be added while the request is ${request.status.replaceAll('_', ' ')}.`,
    );
}

/** Inside a transaction: keeps the comment with its files, records it, and tells whom it mentions and concerns. */
export async function addComment(
  { clock }: Pick<Platform, 'clock'>,
  request: RequestRecord,
  comment: NewComment,
  files: readonly Upload[],
  actor: Actor,
): Promise<MessageRecord> {
  assertTakesComments(request, comment, actor);
  const { text, visibility } = comment;
  const mentions = await mentionsOf(request, comment, actor);
  const message = await addMessage(
    request,
    { kind: 'comment', text, visibility, mentions },
    actor,
    clock.now(),
  );
  await keepFiles(clock, request, files, { visibility, messageId: message.id }, actor);
  await record(clock, {
    ...ofRequest(request),
    actor,
    type: 'request.commented',
    object: { type: 'message', id: message.id, label: request.legalName },
    data: { message: message.id, visibility, ...(mentions.length > 0 && { mentions }) },
    personalChanges: [{ field: 'comment', before: null, after: text }],
  });
  const others = (await audienceOf(request, visibility, actor)).filter((id) => !mentions.includes(id));
  const news = [
    { userIds: mentions, activity: noticeText('request.mentioned'), kind: 'question' },
    { userIds: others, activity: noticeText('request.commented'), kind: 'comment' },
  ] as const;
  for (const { userIds, activity, kind } of news)
    await notify(clock, {
      userIds,
      activity,
      kind,
      ...noticeAbout(request),
    });
  return message;
}

/** Inside a transaction: files go where their comment goes; without one they belong to the analysis. */
export async function keepFiles(
  clock: Platform['clock'],
  request: RequestRecord,
  files: readonly Upload[],
  place: { visibility: 'internal' | 'shared'; messageId?: string },
  actor: Actor,
) {
  const side = place.visibility === 'shared' ? 'intake' : 'analysis';
  const kept = await saveUploads(request, files, { side, messageId: place.messageId }, actor, clock.now());
  await recordAll(
    clock,
    kept.map(({ id, sha256, size, name }) => ({
      actor,
      ...ofRequest(request),
      type: 'request.file_added',
      object: { type: 'attachment', id, label: name },
      data: { attachment: id, sha256, size },
    })),
  );
}

/** All of them may read it, or none is mentioned. */
async function mentionsOf(request: RequestRecord, { mentions = [], visibility }: NewComment, actor: Actor) {
  const wanted = [...new Set(mentions)];
  if (wanted.length === 0) return wanted;
  const may = (await mentionable(request, actor)).filter(
    (person) => visibility === 'shared' || !isClientSide(person),
  );
  const ids = new Set(may.map(({ id }) => id));
  if (wanted.some((id) => !ids.has(id)))
    throw problem('request.not_possible', 'Mention only people who can read this comment.', {
      fields: { mentions: 'Someone you mention can’t read this comment. Remove the mention.' },
    });
  return wanted;
}

/** Who hears of a comment without being mentioned: those who work on it, the client if it is shared, and who watches. */
async function audienceOf(request: RequestRecord, visibility: 'internal' | 'shared', actor: Actor) {
  const shared = visibility === 'shared';
  const people = await findPeople([request.drafterId, request.allocatorId]);
  const working = [...people.values()].filter((person) => !isClientSide(person) && sees(person, request));
  const firm = (working.length > 0 ? working : await usersWithRole('allocator')).map(({ id }) => id);
  const watching = (await watchersOf(request)).filter((person) => shared || !isClientSide(person));
  const ids = [...firm, ...(shared ? await clientSideOf(request) : []), ...watching.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== actor.userId);
}
