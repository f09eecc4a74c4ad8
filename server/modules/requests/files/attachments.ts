import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DocumentKind } from '../../../../contract/document-kinds.ts';
import type { attachment } from '../../../../contract/reports/requests.ts';
import { ASSESSMENT_TEAM } from '../../../../contract/words.ts';
import { type Actor, db, notFound, type StoredFile, together } from '../../../platform/index.ts';
import { clientUserName, userName } from '../../identity/index.ts';
import { type AttachmentRecord, ofRequest, type RequestRecord } from '../record.ts';
import { attachments } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { assertRoom } from './storage.ts';

type UploadPlace = {
  side: 'intake' | 'analysis';
  messageId?: string | undefined;
  kind?: DocumentKind | undefined;
};
/** With what it is, where that was said of this file alone. */
export type Upload = StoredFile & { name: string; documentKind?: DocumentKind | undefined };

/** Inside a transaction: makes stored uploads attachments of the request. The caller's audit event names them. */
export async function saveUploads(
  request: Pick<RequestRecord, 'id' | 'clientId'>,
  files: readonly Upload[],
  place: UploadPlace,
  actor: Pick<Actor, 'userId'>,
  now: Date,
): Promise<AttachmentRecord[]> {
  if (files.length === 0) return [];
  const rows = files.map(({ name, documentKind, size, mime, sha256, fileId }) => ({
    ...ofRequest(request),
    messageId: place.messageId ?? null,
    side: place.side,
    kind: documentKind ?? place.kind ?? null,
    name,
    size,
    mime,
    sha256,
    fileId,
    uploadedBy: actor.userId,
    uploadedAt: now,
  }));
  const [saved] = await together(
    () => db().insert(attachments).values(rows).returning(),
    () => assertRoom(request, place.side),
  );
  return saved;
}

/** With the name of who added it, where the caller may see it. */
type NamedAttachment = AttachmentRecord & { uploaderName: string | null };

/** Inside a transaction: the files this caller may see; client roles never see those of the analysis. */
export function attachmentsOf(requestId: string, actor: Pick<Actor, 'role'>): Promise<NamedAttachment[]> {
  const side = isClientSide(actor) ? eq(attachments.side, 'intake') : undefined;
  const nameOf = isClientSide(actor) ? clientUserName : userName;
  return db()
    .select({ ...getTableColumns(attachments), uploaderName: nameOf(sql`attachments.uploaded_by`) })
    .from(attachments)
    .where(and(eq(attachments.requestId, requestId), isNull(attachments.removedAt), side))
    .orderBy(asc(attachments.uploadedAt), asc(attachments.name));
}

/** Inside a transaction: takes files off a request; all of them must be there. Their content stays for the trail. */
export async function removeAttachments(requestId: string, ids: readonly string[], now: Date) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const removed = await db()
    .update(attachments)
    .set({ removedAt: now })
    .where(
      and(
        eq(attachments.requestId, requestId),
        eq(attachments.side, 'intake'),
        isNull(attachments.removedAt),
        inArray(attachments.id, wanted),
      ),
    )
    .returning();
  if (removed.length !== wanted.length) throw notFound();
  return removed;
}

/** Inside a transaction: says what files of the client are; all of them must be there. Gives each that was something else. */
export async function saveFileKinds(
  requestId: string,
  wanted: readonly { file: string; kind: DocumentKind | null }[],
) {
  if (wanted.length === 0) return [];
  const which = and(
    inArray(
      attachments.id,
      wanted.map(({ file }) => file),
    ),
    eq(attachments.requestId, requestId),
    eq(attachments.side, 'intake'),
    isNull(attachments.removedAt),
  );
  const known = await db().select().from(attachments).where(which);
  const saved = await db()
    .update(attachments)
    .set({ kind: sql`wanted.kind` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (file uuid, kind text)`)
    .where(and(which, eq(attachments.id, sql`wanted.file`)))
    .returning(getTableColumns(attachments));
  return wanted.flatMap(({ file, kind }) => {
    const before = known.find(({ id }) => id === file);
    const after = saved.find(({ id }) => id === file);
    if (!before || !after) throw notFound();
    return before.kind === kind ? [] : [{ before, after }];
  });
}

/** Inside a transaction of the system: which of these stored files are attachments, taken off or not. */
export async function attachedFiles(fileIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ fileId: attachments.fileId })
    .from(attachments)
    .where(inArray(attachments.fileId, [...fileIds]));
  return rows.map(({ fileId }) => fileId);
}

/** Attachments as they leave the server. */
export function presentAttachments(files: readonly NamedAttachment[]): z.infer<typeof attachment>[] {
  return files.map((file) => ({
    id: file.id,
    name: file.name,
    kind: file.kind,
    size: file.size,
    mime: file.mime,
    sha256: file.sha256,
    uploadedBy: file.uploaderName ?? ASSESSMENT_TEAM,
    uploadedAt: file.uploadedAt.toISOString(),
  }));
}
