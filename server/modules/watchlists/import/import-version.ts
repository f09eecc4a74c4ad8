import { setImmediate as breathe } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { RemovalLimit } from '../../../../contract/screening/watchlists.ts';
import { ListFormatError, type ParsedEntry } from '../../../../engine/lists/index.ts';
import { db, type Job, type Platform, Problem, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notifyAdministrator, notifyAdministrators } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Compared, compareRequests } from '../compare-requests.ts';
import { countDifferences, countEntries, removeEntries, storeEntries } from '../entries.ts';
import type { WatchlistPorts } from '../ports.ts';
import { about, type RejectedLine } from '../records.ts';
import { watchlistVersions } from '../tables.ts';
import { findVersion, type VersionWithList } from '../versions.ts';
import { activateAutomatically, activateStaged } from './activate-automatically.ts';
import { type Imported, whyNotAutoActivate } from './can-auto-activate.ts';
import { parseList, type RecognisedFile } from './list-formats.ts';
import { topicReader } from './own-list-topics.ts';
import { IMPORT_STOPPED, type ImportJob } from './start-import.ts';

type ImportWorker = { platform: Platform; ports: WatchlistPorts };

/** Small enough that neither parsing nor writing one holds up whoever waits for an answer. */
const perBatch = 150;
const mostRejectedKept = 1000;

/** The job: parses the stored files into the version. A broken-off import is begun again from nothing. */
export async function importVersion({ platform, ports }: ImportWorker, job: Job<ImportJob>) {
  const { versionId, activate } = job.data;
  const limit = activate || null;
  const found = await begin(platform, versionId);
  if (!found)
    return {
      version: versionId,
      repeated: true,
      ...(await activateStaged(platform, ports, versionId, limit)),
    };
  const staged = await readAndStage(platform, ports, found, { job, limit });
  if (staged?.automatic) await activateAutomatically(platform, ports, found, staged.counts);
  return staged ?? { version: versionId, discarded: true };
}

async function readAndStage(
  platform: Platform,
  ports: WatchlistPorts,
  found: VersionWithList,
  { job, limit }: { job: Job<ImportJob>; limit: RemovalLimit | null },
) {
  const { database } = platform;
  try {
    await removeEntries(database, found.version.id);
    const read = await readAll(platform, found, job);
    if (read.entries === 0) {
      const sentence = 'The list has no entry that could be read: check that it is the right file.';
      throw new ListFormatError(sentence, { file: found.version.files[0]?.name ?? '' });
    }
    await job.report(80, 'Comparing with the active version');
    const compared = await compareRequests(platform, ports, found, read.entries);
    const baseId = compared.affectedBaseId;
    const staged = await stage(platform, ports, found, { ...read, compared, baseId, limit });
    if (!staged) await removeEntries(database, found.version.id);
    return staged;
  } catch (error) {
    await removeEntries(database, found.version.id);
    throw error instanceof ListFormatError ? problem('list.unreadable', error.message) : error;
  }
}

function begin({ database }: Platform, versionId: string): Promise<VersionWithList | null> {
  return database.tx({ kind: 'system' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    return found?.version.status === 'importing' ? found : null;
  });
}

async function readAll(platform: Platform, { version, list }: VersionWithList, job: Job<ImportJob>) {
  const files = version.files as RecognisedFile[];
  const total = files.reduce((sum, file) => sum + file.size, 0);
  const rejected: RejectedLine[] = [];
  const noted: RejectedLine[] = [];
  const count = { entries: 0, names: 0, rejected: 0 };
  let notedCount = 0;
  const readBy = { ...list, mapping: version.mapping ?? list.mapping, topic: version.topic ?? list.topic };
  const topics = topicReader(readBy);
  let bytes = 0;
  let batch: ParsedEntry[] = [];
  const flush = async () => {
    await storeEntries(platform.database, version.id, batch);
    batch = [];
    const percent = Math.min(78, Math.round((bytes / Math.max(total, 1)) * 78));
    await job.report(percent, `${count.entries.toLocaleString('en')} entries read`);
    await breathe();
  };
  const source = {
    files: platform.files,
    onBytes: (more: number) => {
      bytes += more;
    },
  };
  for await (const row of parseList(readBy, files, source)) {
    if ('rejected' in row) {
      count.rejected += 1;
      if (rejected.length < mostRejectedKept) rejected.push(row.rejected);
    } else if ('noted' in row) {
      notedCount += 1;
      if (noted.length < mostRejectedKept) noted.push(row.noted);
    } else if ('entry' in row) {
      count.entries += 1;
      count.names += row.entry.names.length;
      batch.push(topics.read(row.entry));
      if (batch.length >= perBatch) await flush();
    }
  }
  await flush();
  return {
    ...count,
    unknownTopics: topics.unknown(),
    rejectedRows: keptOf([...rejected, ...noted], count.rejected + notedCount),
  };
}

/** The first rows, and in the last one how many more there are. */
function keptOf(rows: readonly RejectedLine[], count: number): RejectedLine[] {
  const kept = rows.slice(0, count > mostRejectedKept ? mostRejectedKept - 1 : mostRejectedKept);
  if (count === kept.length) return kept;
  return [...kept, { file: '', line: 0, reason: `${count - kept.length} more rows are not listed.` }];
}

type Staged = Awaited<ReturnType<typeof readAll>> & {
  compared: Compared;
  baseId: string | null;
  /** Null: a person activates it. */
  limit: RemovalLimit | null;
};

/** Null when somebody discarded the version meanwhile, or another run was faster. */
function stage(
  { database, clock }: Platform,
  { isMatched }: WatchlistPorts,
  { version, list }: VersionWithList,
  read: Staged,
) {
  return database.tx({ kind: 'system' }, async () => {
    const current = await findVersion(version.id, { lock: true });
    if (current?.version.status !== 'importing') return null;
    if ((await countEntries(version.id)) !== read.entries)
      throw new Error('another run of this import has changed what was stored: it begins again');
    const differences = await countDifferences(version.id, read.baseId);
    const { entries, names, rejected } = read;
    await db()
      .update(watchlistVersions)
      .set({
        status: 'staged',
        counts: { entries, names, rejected, ...differences },
        rejected: read.rejectedRows,
        unknownTopics: read.unknownTopics,
        ...read.compared,
        baseVersionId: read.baseId,
      })
      .where(eq(watchlistVersions.id, version.id));
    await record(clock, {
      type: 'watchlist.imported',
      actor: 'system',
      ...about(list),
      data: { watchlist: list.key, version: version.number, sha256: version.sha256, entries },
    });
    const counts = { entries, names, rejected, ...differences };
    const isUnclear = read.unknownTopics.length > 0;
    const why = isUnclear
      ? (imported: Imported) => noticeText('list.imported_unclear', imported)
      : read.limit &&
        (await whyNotAutoActivate(
          { versionId: version.id, number: version.number, baseId: read.baseId, counts },
          read.limit,
          isMatched,
        ));
    const automatic = read.limit !== null && why === null;
    const failed = read.compared.affected.filter((one) => one.failed).length;
    // What is activated automatically is told of afterwards.
    const activity = (why ?? imported)({ number: version.number, entries, failed });
    const notice = { entityName: list.name, activity };
    if (why) await notifyAdministrators(clock, notice);
    else if (!automatic) await notifyAdministrator(clock, version.importedBy, notice);
    return { version: version.id, counts, automatic };
  });
}

const imported = (values: Imported) => noticeText('list.imported', values);

/** After the last try of the job: of importing, or of activating what was staged. */
export async function importFailed(platform: Platform, { versionId, activate }: ImportJob, error: unknown) {
  const { database, clock } = platform;
  const told = error instanceof Problem ? error.message : null;
  // A file that storage has lost is no fault of the list.
  const isUnreadable = error instanceof Problem && error.code === 'list.unreadable';
  const reason = isUnreadable ? error.message : IMPORT_STOPPED;
  await database.tx({ kind: 'system' }, async () => {
    const found = await findVersion(versionId, { lock: true });
    if (found?.version.status === 'staged' && activate)
      await notifyAdministrators(clock, {
        entityName: found.list.name,
        activity: noticeText('list.not_activated', {
          number: found.version.number,
          reason: told ?? 'The activation stopped because of a server error. Activate the version yourself.',
        }),
      });
    if (found?.version.status !== 'importing') return;
    const { version, list } = found;
    await db()
      .update(watchlistVersions)
      .set({ status: 'failed', error: reason, failure: isUnreadable ? 'unreadable' : 'stopped' })
      .where(eq(watchlistVersions.id, version.id));
    await record(clock, {
      type: 'watchlist.import_failed',
      actor: 'system',
      ...about(list),
      data: { watchlist: list.key, version: version.number, reason },
    });
    await notifyAdministrators(clock, {
      entityName: list.name,
      activity: noticeText('list.not_imported', { reason }),
    });
  });
}
