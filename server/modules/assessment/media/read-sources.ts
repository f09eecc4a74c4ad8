import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db, type Job, type Platform, Problem } from '../../../platform/index.ts';
import { type ActiveModel, activeModel, type MediaReader } from '../../media/index.ts';
import { lockRequest, type RequestRecord } from '../../requests/index.ts';
import { findings, mediaSources } from '../tables.ts';
import { failReading, finishReading } from './finish-reading.ts';
import { mediaSubjects } from './media-subjects.ts';
import type { ReadJob } from './queue-reading.ts';
import { CLOSED, PENDING, pendingSources, type SourceRecord } from './source-queries.ts';

type ReadingWorker = { platform: Platform; reader: MediaReader };

/** Passages of other documents among which an event is looked for. */
const MOST_EARLIER = 300;

/** The job: reads every document of a request that waits for it. Broken off, it goes on with the one it was at. */
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
  let [read, proposed] = [0, 0];
  for (const source of sources) {
    await job.report((100 * read) / sources.length, `${read + 1} of ${sources.length} documents`);
    proposed += await readOne(platform, reader, { request, source, model, text });
    read += 1;
  }
  return { read, proposed };
}

async function begin(requestId: string) {
  const request = await lockRequest(requestId);
  if (!request || CLOSED.includes(request.status)) return null;
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
      await db().update(mediaSources).set({ status: 'reading' }).where(eq(mediaSources.id, source.id));
      return passagesBeside(source);
    });
    const reading = await reader.read({
      content: new Uint8Array(await files.read(source.fileId, source.sha256)),
      mime: source.mime,
      model: { sha256: model.sha256, text },
      subjects: mediaSubjects(request.intake),
      publishedOn: source.publishedOn ?? undefined,
      earlier,
    });
    if ('refused' in reading) return await failReading(platform, wanted, reading.refused);
    return await finishReading(platform, wanted, reading);
  } catch (error) {
    log.error({ err: error, source: source.id }, 'a document could not be read');
    const reason =
      error instanceof Problem
        ? error.message
        : 'The server failed while reading it. Read it again; if it fails again, tell an admin.';
    return failReading(platform, wanted, reason);
  }
}

/** What the other documents of the request tell, as far as nobody took it off. */
async function passagesBeside(source: SourceRecord) {
  const rows = await db()
    .select({ machine: findings.machine, category: findings.category })
    .from(findings)
    .where(and(eq(findings.requestId, source.requestId), isNull(findings.removedAt)))
    .limit(2 * MOST_EARLIER);
  return rows
    .flatMap(({ machine }) => (machine && machine.source !== source.id ? [machine] : []))
    .slice(0, MOST_EARLIER)
    .map(({ excerpt, label, subjects, date, event }) => ({
      text: excerpt,
      label,
      subjects,
      event,
      ...(date ? { date } : {}),
    }));
}
