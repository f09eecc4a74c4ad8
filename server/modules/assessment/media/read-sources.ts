import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { MediaLimits } from '../../../../contract/limits.ts';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { db, type Job, type Platform, Problem } from '../../../platform/index.ts';
import { type ActiveModel, activeModel, type MediaReader } from '../../media/index.ts';
import { lockRequest, type RequestRecord } from '../../requests/index.ts';
import { findings, mediaSources } from '../tables.ts';
import { failReading, finishReading } from './finish-reading.ts';
import { mediaSubjects } from './media-subjects.ts';
import { enqueueReading, type ReadJob } from './queue-reading.ts';
import { PENDING, pendingSources, type SourceRecord } from './source-queries.ts';

type ReadingWorker = { platform: Platform; reader: MediaReader };

/** The newest passages of other documents among which an event is looked for. */
const MOST_EARLIER = 300;

/**
 * The job: reads the documents of a request that wait for it. Broken off, it goes on with the one it was at. Of many it
 * leaves the rest to another job, which waits its turn behind those of other clients.
 */
export async function readSources({ platform, reader }: ReadingWorker, job: Job<ReadJob>) {
  const { database } = platform;
  const begun = await database.tx({ kind: 'system' }, () => begin(job.data.requestId));
  if (!begun) return { read: 0, proposed: 0 };
  const { request, model, sources } = begun;
  if (!model) {
    await database.tx({ kind: 'system' }, () => wait(request.id));
    return { read: 0, proposed: 0, waiting: sources.length };
  }
  const text = (await platform.files.read(model.fileId, model.sha256)).toString('utf8');
  const next = sources.slice(0, MediaLimits.perRun);
  let [read, proposed] = [0, 0];
  for (const source of next) {
    await job.report((100 * read) / sources.length, `${read + 1} of ${sources.length} documents`);
    proposed += await readOne(platform, reader, { request, source, model, text });
    read += 1;
  }
  const [after] = sources.slice(next.length);
  if (after)
    await database.tx({ kind: 'system' }, () => enqueueReading(platform, request, { userId: after.addedBy }));
  return { read, proposed };
}

async function begin(requestId: string) {
  const request = await lockRequest(requestId);
  if (!request || !isOpen(request)) return null;
  const sources = await pendingSources(requestId);
  return sources.length > 0 ? { request, sources, model: await activeModel() } : null;
}

async function wait(requestId: string) {
  await db()
    .update(mediaSources)
    .set({ status: 'waiting' })
    .where(and(eq(mediaSources.requestId, requestId), inArray(mediaSources.status, PENDING)));
}

type Wanted = { request: RequestRecord; source: SourceRecord; model: ActiveModel; text: string };

/** How many findings it newly proposes. A document that cannot be read says why, and the others are read all the same. */
async function readOne(platform: Platform, reader: MediaReader, wanted: Wanted): Promise<number> {
  const { source, model, text, request } = wanted;
  const { database, files, log } = platform;
  try {
    const earlier = await database.tx({ kind: 'system' }, async () => {
      const [begun] = await db()
        .update(mediaSources)
        .set({ status: 'reading' })
        .where(and(eq(mediaSources.id, source.id), inArray(mediaSources.status, PENDING)))
        .returning({ id: mediaSources.id });
      return begun ? passagesBeside(source) : null;
    });
    if (!earlier) return 0;
    const reading = await reader.read({
      content: new Uint8Array(await files.read(source.fileId, source.sha256)),
      mime: source.mime,
      model: { sha256: model.sha256, text },
      subjects: mediaSubjects(request.intake),
      publishedOn: source.publishedOn ?? undefined,
      earlier,
    });
    if ('refused' in reading) return await failReading(platform, source, reading.refused);
    return await finishReading(platform, wanted, reading);
  } catch (error) {
    log.error({ err: error, source: source.id }, 'a document could not be read');
    return failReading(platform, source, error instanceof Problem ? error.message : SERVER_FAILED);
  }
}

const SERVER_FAILED = 'The server failed while reading it. Read it again; if it fails again, tell an admin.';

/** After the last try of the job, such as where the model itself cannot be read: its documents wait for nothing any more. */
export async function readingFailed(platform: Platform, { requestId }: ReadJob) {
  const sources = await platform.database.tx({ kind: 'system' }, () => pendingSources(requestId));
  for (const source of sources)
    if (source.status !== 'waiting') await failReading(platform, source, SERVER_FAILED, source.status);
}

/** What the other documents of the request tell, as far as nobody took it off. */
async function passagesBeside(source: SourceRecord) {
  const rows = await db()
    .select({ machine: findings.machine })
    .from(findings)
    .where(
      and(
        eq(findings.requestId, source.requestId),
        isNull(findings.removedAt),
        isNotNull(findings.machine),
        ne(findings.sourceId, source.id),
      ),
    )
    .orderBy(desc(findings.createdAt), asc(findings.id))
    .limit(MOST_EARLIER);
  return rows
    .flatMap(({ machine }) => machine ?? [])
    .map(({ excerpt, label, subjects, date, event }) => ({
      text: excerpt,
      label,
      subjects,
      event,
      ...(date ? { date } : {}),
    }));
}
