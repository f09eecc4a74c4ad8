import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveMediaSource } from '../../../../contract/analysis/media.ts';
import { FileLimits, MediaLimits } from '../../../../contract/limits.ts';
import type { Without } from '../../../../contract/operation.ts';
import { keptFileName } from '../../../platform/files/name-rules.ts';
import {
  type Actor,
  db,
  notFound,
  type Platform,
  problem,
  type StoredFile,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findVisible, ofRequest, type RequestRecord, saveUploads } from '../../requests/index.ts';
import { assertMayEdit } from '../policy.ts';
import { mediaSources } from '../tables.ts';
import { capturePage } from './capture-page.ts';
import { enqueueReading } from './queue-reading.ts';
import { type SourceRecord, sourcesOf } from './source-queries.ts';

type Sent = Without<z.output<typeof saveMediaSource.request>, 'C_TIMESTAMP'>;
type New = Exclude<Sent, { action: 'read_again' }>;
type Again = Extract<Sent, { action: 'read_again' }>;
type Given = StoredFile & { name: string };

/** A document or pasted text to be read, or one to be read again: the source and the job to poll. */
export async function saveSource(platform: Platform, sent: Sent, files: Given[], actor: Actor) {
  // Seen and allowed before anything is stored.
  await platform.database.tx({ kind: 'firm' }, () => allowed(sent, actor));
  if (sent.action === 'read_again') return readAgain(platform, sent, actor);
  const given = await contentOf(platform, sent, files);
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await allowed(sent, actor);
    const source = await addSource(platform, request, sent, given, actor);
    return { job: await enqueueReading(platform, request, actor), source: source.id };
  });
}

/** What a drafter adds, other than what is attached to the request or brought by feeds. */
const ADDED: ReadonlySet<SourceRecord['kind']> = new Set(['uploaded', 'pasted', 'captured']);

type Content = Given & { kind: SourceRecord['kind'] };

async function contentOf(platform: Platform, sent: New, [file]: Given[]): Promise<Content> {
  if (sent.action === 'capture') return { ...(await capturePage(platform, sent.url)), kind: 'captured' };
  if (file) return { ...file, kind: 'uploaded' };
  return { ...(await pasted(platform, sent)), kind: 'pasted' };
}

async function allowed(sent: Sent, actor: Actor): Promise<RequestRecord> {
  const request = await findVisible(sent.request, actor, sent.client);
  assertMayEdit(request, actor);
  return request;
}

async function pasted(
  { files }: Platform,
  { text = '', title = '' }: Extract<Sent, { action: 'add' }>,
): Promise<Given> {
  const fields = {
    ...(text.trim() === '' ? { text: 'Choose a file or paste text.' } : {}),
    ...(title.trim() === '' ? { title: 'Enter a title for the source.' } : {}),
  };
  if (Object.keys(fields).length > 0)
    throw problem('input.invalid', Object.values(fields)[0] ?? '', { fields });
  const name = `${keptFileName(title.trim())
    .slice(0, FileLimits.name - 4)
    .toWellFormed()}.txt`;
  return { ...(await files.putBuffer(new TextEncoder().encode(text), 'text/plain')), name };
}

async function addSource(
  { clock }: Platform,
  request: RequestRecord,
  sent: New,
  given: Content,
  actor: Actor,
): Promise<SourceRecord> {
  const known = await sourcesOf(request.id);
  const same = known.find(({ sha256 }) => sha256 === given.sha256);
  if (same)
    throw problem('request.not_possible', `“${same.title}” is the same document and has already been added.`);
  if (known.filter(({ kind }) => ADDED.has(kind)).length >= MediaLimits.sources)
    throw problem(
      'request.not_possible',
      `At most ${MediaLimits.sources} sources can be added to a request. Attach further documents to it instead: all attachments are read.`,
    );
  // A web page is read and kept, but never served: its text becomes the evidence.
  const evidence =
    given.mime === 'text/html'
      ? []
      : await saveUploads(request, [given], { side: 'analysis' }, actor, clock.now());
  const [source] = await db()
    .insert(mediaSources)
    .values({
      ...ofRequest(request),
      kind: given.kind,
      // A page that was captured says itself what it is called.
      title: sent.title?.trim() || (given.kind === 'captured' ? '' : given.name),
      url: sent.url?.trim() || null,
      publishedOn: sent.publishedOn ?? null,
      attachmentId: evidence[0]?.id ?? null,
      fileId: given.fileId,
      sha256: given.sha256,
      mime: given.mime,
      status: 'queued',
      addedBy: actor.userId,
      addedAt: clock.now(),
    })
    .returning();
  await record(clock, {
    type: 'media.source_added',
    actor,
    ...ofRequest(request),
    object: { type: 'media', id: source!.id, label: source!.title || given.name },
    data: { source: source!.id, kind: source!.kind, sha256: given.sha256 },
  });
  return source!;
}

async function readAgain(platform: Platform, sent: Again, actor: Actor) {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await allowed(sent, actor);
    const source = (await sourcesOf(request.id)).find(({ id }) => id === sent.source);
    if (!source) throw notFound();
    await db()
      .update(mediaSources)
      .set({ status: 'queued', error: null })
      .where(eq(mediaSources.id, source.id));
    await record(platform.clock, {
      type: 'media.read_asked',
      actor,
      ...ofRequest(request),
      object: { type: 'media', id: source.id, label: source.title },
      data: { source: source.id },
    });
    return { job: await enqueueReading(platform, request, actor), source: source.id };
  });
}
