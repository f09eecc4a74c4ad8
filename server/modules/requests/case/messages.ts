import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { message } from '../../../../contract/analysis/analysis.ts';
import { ASSESSMENT_TEAM } from '../../../../contract/words.ts';
import { type Actor, db } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import { attachmentsOf, presentAttachments } from '../files/attachments.ts';
import { ofRequest, type RequestRecord } from '../record.ts';
import { indexMessage } from '../search/index-text.ts';
import { messages } from '../tables.ts';
import { isClientSide, nameFor } from '../visible.ts';

export type MessageRecord = typeof messages.$inferSelect;
export type NewMessage = Pick<MessageRecord, 'kind' | 'visibility' | 'text'> & { mentions?: string[] };

/** Inside a transaction. What the client side writes is always shared. */
export async function addMessage(
  request: Pick<RequestRecord, 'id' | 'clientId'>,
  text: NewMessage,
  actor: Actor,
  now: Date,
): Promise<MessageRecord> {
  const [saved] = await db()
    .insert(messages)
    .values({
      ...text,
      visibility: isClientSide(actor) ? 'shared' : text.visibility,
      ...ofRequest(request),
      byId: actor.userId,
      byRole: actor.role,
      at: now,
    })
    .returning();
  await indexMessage(saved as MessageRecord);
  return saved as MessageRecord;
}

/** Inside a transaction: the conversation, oldest first; client roles see only what is shared. */
export async function listMessages(requestId: string, actor: Actor): Promise<z.infer<typeof message>[]> {
  const shared = isClientSide(actor) ? eq(messages.visibility, 'shared') : undefined;
  const rows = await db()
    .select()
    .from(messages)
    .where(and(eq(messages.requestId, requestId), shared))
    .orderBy(asc(messages.at), asc(messages.id));
  return presentMessages(rows, requestId, actor);
}

/** Inside a transaction: messages of one request as they leave the server. */
export async function presentMessages(
  rows: readonly MessageRecord[],
  requestId: string,
  actor: Actor,
): Promise<z.infer<typeof message>[]> {
  const people = await findPeople(rows.flatMap((row) => [row.byId, ...row.mentions]));
  const records = (await attachmentsOf(requestId, actor)).filter((file) => file.messageId !== null);
  const files = new Map(presentAttachments(records).map((file) => [file.id, file]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    visibility: row.visibility,
    text: row.text,
    byName: nameFor(people.get(row.byId), actor) ?? ASSESSMENT_TEAM,
    byRole: row.byRole,
    at: row.at.toISOString(),
    mentions: row.mentions.flatMap((id) => nameFor(people.get(id), actor) ?? []),
    files: records.filter((file) => file.messageId === row.id).flatMap((file) => files.get(file.id) ?? []),
  }));
}
