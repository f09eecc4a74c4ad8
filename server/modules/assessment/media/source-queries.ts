import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MediaSource } from '../../../../contract/analysis/media.ts';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { db } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import { activeModel, isReadable, mayCapture } from '../../media/index.ts';
import { attachmentsOf, type RequestRecord } from '../../requests/index.ts';
import { subjectsHash, subjectsOf } from '../../screening/index.ts';
import type { FindingRecord } from '../records.ts';
import { mediaSources } from '../tables.ts';

export type SourceRecord = typeof mediaSources.$inferSelect;

/** What the next reading of a request takes up; one that was broken off is begun again. */
export const PENDING: SourceRecord['status'][] = ['queued', 'reading', 'waiting'];

/** Inside a transaction: the documents of a request in the order in which they came. */
export function sourcesOf(requestId: string): Promise<SourceRecord[]> {
  return db()
    .select()
    .from(mediaSources)
    .where(eq(mediaSources.requestId, requestId))
    .orderBy(asc(mediaSources.addedAt), asc(mediaSources.id));
}

export async function pendingSources(requestId: string): Promise<SourceRecord[]> {
  return db()
    .select()
    .from(mediaSources)
    .where(and(eq(mediaSources.requestId, requestId), inArray(mediaSources.status, PENDING)))
    .orderBy(asc(mediaSources.addedAt), asc(mediaSources.id));
}

/** Inside a transaction of the firm: how many are about to be read; none while there is no model to read them. */
export async function unreadDocuments(requestId: string): Promise<number> {
  const pending = await pendingSources(requestId);
  return pending.length > 0 && (await activeModel()) ? pending.length : 0;
}

/** Inside a transaction of the firm: the same and whether the client sees them, and the files of types that are not read. */
export async function documentsOf(requestId: string) {
  const files = await attachmentsOf(requestId, { role: 'drafter' });
  const shared = new Set(files.filter(({ side }) => side === 'intake').map(({ id }) => id));
  const rows = await sourcesOf(requestId);
  return {
    sources: rows.map((row) => ({
      ...row,
      shared: row.attachmentId !== null && shared.has(row.attachmentId),
    })),
    unreadable: files
      .filter(({ mime }) => !isReadable(mime))
      .map(({ id, name }) => ({ title: name, shared: shared.has(id) })),
  };
}

/** Inside a transaction of the firm: the documents as they leave the server, and the version that reads them. */
export async function presentMedia(
  request: RequestRecord,
  rows: Awaited<ReturnType<typeof documentsOf>>['sources'],
  findings: readonly FindingRecord[],
) {
  const model = await activeModel();
  const people = await findPeople(rows.map(({ addedBy }) => addedBy));
  const names = subjectsHash(subjectsOf(request.intake));
  const isClosed = !isOpen(request);
  const proposed = new Map<string, number>();
  for (const { machine } of findings)
    if (machine) proposed.set(machine.source, (proposed.get(machine.source) ?? 0) + 1);
  return {
    model: model?.number ?? null,
    capture: await mayCapture(),
    sources: rows.map(
      (row): MediaSource => ({
        id: row.id,
        kind: row.kind,
        title: row.title,
        url: row.url,
        publishedOn: row.publishedOn,
        status: isClosed && PENDING.includes(row.status) ? 'not_read' : row.status,
        error: row.error,
        model: row.modelNumber,
        outdated:
          row.status === 'read' &&
          ((model !== null && row.modelId !== model.id) || row.subjectsHash !== names),
        passages: row.passages,
        proposed: proposed.get(row.id) ?? 0,
        noProposals: row.noProposals,
        isWebPage: row.mime === 'text/html' && row.attachmentId !== null,
        cut: row.cut,
        partlyRead: row.partlyRead,
        unreadPages: row.unreadPages,
        shared: row.shared,
        attachmentId: row.attachmentId,
        sha256: row.sha256,
        addedBy: row.feed ?? people.get(row.addedBy)?.name ?? 'unknown',
        addedAt: row.addedAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** Inside a transaction of the firm: the web page that this attachment of a request is the text of. */
export async function webPageOf(attachment: {
  id: string;
  requestId: string;
}): Promise<SourceRecord | undefined> {
  const [page] = await db()
    .select()
    .from(mediaSources)
    .where(
      and(
        eq(mediaSources.requestId, attachment.requestId),
        eq(mediaSources.attachmentId, attachment.id),
        eq(mediaSources.mime, 'text/html'),
      ),
    );
  return page;
}

/** Inside a transaction of the system: which of these stored files are snapshots of a source. */
export async function mediaFiles(fileIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ fileId: mediaSources.fileId })
    .from(mediaSources)
    .where(inArray(mediaSources.fileId, [...fileIds]));
  return rows.map(({ fileId }) => fileId);
}
