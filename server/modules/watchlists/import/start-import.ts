import { and, desc, eq, inArray, max } from 'drizzle-orm';
import { FileLimits, WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';
import type { ListMapping } from '../../../../contract/list-columns.ts';
import { isNamedListFormat, isTableFormat, type ListFormat } from '../../../../contract/list-formats.ts';
import type { RemovalLimit } from '../../../../contract/screening/watchlists.ts';
import type { ListTopic } from '../../../../contract/words.ts';
import {
  type Actor,
  db,
  type Files,
  notFound,
  type Platform,
  problem,
  sha256,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { about, type StoredListFile } from '../records.ts';
import { type watchlistFeeds, type watchlistFolders, watchlists, watchlistVersions } from '../tables.ts';
import { activeVersionOf } from '../versions.ts';
import { formatNames, identityOf, recogniseFiles } from './list-formats.ts';

export const IMPORT_JOB = 'watchlist.import';
/** `activate`: automatically, if it removes no more than this. */
export type ImportJob = { versionId: string; activate: RemovalLimit | false };

/** On whose behalf; `system` where a feed brought the files that somebody once asked for. */
export type Importer = { userId: string; actor: Actor | 'system'; activate?: RemovalLimit | false };
/** Asked while nobody else changes the list: null where these files are no longer wanted. */
type FindImporter = () => Promise<Importer | null>;

type Wanted = {
  format?: ListFormat | undefined;
  name?: string | undefined;
  watchlist?: string | undefined;
  mapping?: ListMapping | undefined;
  topic?: ListTopic | undefined;
  publishedOn?: string | undefined;
};
type List = typeof watchlists.$inferSelect;

/**
 * The files are stored already: unpacks and recognises them, opens a new version and queues the parsing. Null, and no
 * file kept, where nobody wants them any more.
 */
export async function startImport(
  platform: Platform,
  wanted: Wanted,
  sent: StoredListFile[],
  findImporter: FindImporter,
) {
  const { files: given, unpacked, archives } = await unpackArchives(platform.files, sent);
  try {
    const started = await open(platform, wanted, { given, sent: hashOf(sent) }, findImporter);
    await removeAll(platform.files, started ? archives : [...sent, ...unpacked]);
    return started;
  } catch (error) {
    await removeAll(platform.files, unpacked);
    throw error;
  }
}

type Rules = { allow: readonly string[]; maxBytes: number };

const ofLists: Rules = {
  allow: WATCHLIST_EXTENSIONS.filter((ending) => ending !== 'zip'),
  maxBytes: FileLimits.watchlist,
};

/** Every zip among the files replaced by what lies in it. */
export async function unpackArchives(files: Files, sent: StoredListFile[], rules = ofLists) {
  const archives = sent.filter(({ name }) => /\.zip$/i.test(name));
  const unpacked: StoredListFile[] = [];
  try {
    for (const archive of archives) {
      const found = await files.unpack(archive, rules);
      if (found.length === 0)
        throw problem('list.unreadable', `${archive.name} contains no ${rules.allow.join(', ')} file.`);
      unpacked.push(...found);
    }
  } catch (error) {
    await removeAll(files, unpacked);
    throw error;
  }
  return { files: [...sent.filter((file) => !archives.includes(file)), ...unpacked], unpacked, archives };
}

export async function removeAll(files: Files, gone: readonly StoredListFile[]) {
  for (const { fileId } of gone) await files.remove(fileId);
}

type Given = { given: StoredListFile[]; sent: string };

async function open(platform: Platform, wanted: Wanted, { given, sent }: Given, findImporter: FindImporter) {
  const { format, files, ...told } = await recogniseFiles(
    platform.files,
    given,
    await formatOf(platform, wanted),
  );
  refuseUnfit(format, wanted);
  const { publishedOn = told.publishedOn } = wanted;
  if (wanted.publishedOn && wanted.publishedOn > platform.clock.calendar.today())
    throw missing('publishedOn', 'The day of publication is in the future. Choose today or an earlier day.');
  return platform.database.tx({ kind: 'firm' }, async () => {
    const list = await listOf(platform, format, files, wanted);
    const by = await findImporter();
    if (!by) return null;
    const choices = await choicesFor(list, wanted, by);
    const [newest] = await db()
      .select({ number: max(watchlistVersions.number) })
      .from(watchlistVersions)
      .where(eq(watchlistVersions.watchlistId, list.id));
    const number = (newest?.number ?? 0) + 1;
    const sha256 = hashOf(files);
    const [version] = await db()
      .insert(watchlistVersions)
      .values({
        watchlistId: list.id,
        number,
        status: 'importing',
        importedBy: by.userId,
        importedAt: platform.clock.now(),
        publishedOn,
        sha256,
        fetchedSha256: sent,
        files,
        ...choices,
        counts: { entries: 0, names: 0, added: 0, changed: 0, removed: 0, rejected: 0 },
      })
      .returning({ id: watchlistVersions.id });
    const versionId = version!.id;
    const job = await platform.jobs.enqueue(
      IMPORT_JOB,
      { versionId, activate: by.activate ?? false } satisfies ImportJob,
      { actorId: by.userId },
    );
    await db().update(watchlistVersions).set({ jobId: job }).where(eq(watchlistVersions.id, versionId));
    await record(platform.clock, {
      type: 'watchlist.import_started',
      actor: by.actor,
      ...about(list),
      data: { watchlist: list.key, version: number, sha256, files: files.length },
    });
    return { job, version: versionId };
  });
}

/**
 * How a version is read: as was chosen with it, else as the newest version that waits, else as the active one. What is
 * imported automatically takes no choice that nobody has activated, except for a list that has no active version.
 */
async function choicesFor(list: List, { mapping, topic }: Wanted, by: Importer) {
  const isAutomatic = by.actor === 'system' && (await activeVersionOf(list.id)) !== null;
  const { mapping: known, topic: about } = isAutomatic ? list : await choicesOf(list);
  return { mapping: mapping ?? known, topic: topic ?? about };
}

/** Inside tx(): the columns and the topic of the newest version that waits, else of the active one. */
async function choicesOf(list: List) {
  const [waiting] = await db()
    .select({ mapping: watchlistVersions.mapping, topic: watchlistVersions.topic })
    .from(watchlistVersions)
    .where(
      and(
        eq(watchlistVersions.watchlistId, list.id),
        inArray(watchlistVersions.status, ['importing', 'staged']),
      ),
    )
    .orderBy(desc(watchlistVersions.number))
    .limit(1);
  return { mapping: waiting?.mapping ?? list.mapping, topic: waiting?.topic ?? list.topic };
}

/** The format the list has already, or the one that was named; undefined where the files shall tell. */
export async function formatOf(platform: Platform, wanted: Wanted): Promise<ListFormat | undefined> {
  if (!wanted.watchlist) return wanted.format;
  const known = await platform.database.tx({ kind: 'firm' }, () => findList(wanted.watchlist ?? ''));
  const { format } = known;
  if (wanted.format && wanted.format !== format)
    throw missing('format', `This list is imported as ${formatNames[format]}.`);
  return format;
}

export function refuseUnfit(format: ListFormat, { name, watchlist, mapping, topic }: Wanted) {
  if (isNamedListFormat(format) && !watchlist && !name) throw missing('name', 'Give the new list a name.');
  if (topic && !isNamedListFormat(format))
    throw missing('topic', 'The publisher of this list sets its topic.');
  if (!mapping) return;
  if (!isTableFormat(format)) throw missing('mapping', 'You can choose columns only for a list of your own.');
  if (!mapping.name) throw missing('mapping', 'Choose the column that holds the name.');
}

/** Inside tx(): locked, so that nobody else opens a version of it meanwhile. */
export async function findList(id: string): Promise<List> {
  const [list] = await db().select().from(watchlists).where(eq(watchlists.id, id)).for('update');
  if (!list) throw notFound();
  return list;
}

/** Inside tx(). Says of the list what it is about, where that was said. */
export async function findOrCreate(
  platform: Pick<Platform, 'clock'>,
  format: ListFormat,
  files: readonly { name: string }[],
  wanted: Wanted,
) {
  const list = await listOf(platform, format, files, wanted);
  const { topic } = wanted;
  if (topic) await db().update(watchlists).set({ topic }).where(eq(watchlists.id, list.id));
  return list;
}

/** No longer updates a list automatically, from a feed or from the folder. */
export async function endUpdates(
  { database, clock }: Platform,
  table: typeof watchlistFeeds | typeof watchlistFolders,
  type: 'watchlist.feed_ended' | 'watchlist.folder_ended',
  watchlist: string | undefined,
  actor: Actor,
) {
  if (!watchlist)
    throw problem('input.invalid', 'Choose a watchlist.', { fields: { watchlist: 'Required.' } });
  await database.tx({ kind: 'firm' }, async () => {
    const list = await findList(watchlist);
    const ended = await db()
      .delete(table)
      .where(eq(table.watchlistId, list.id))
      .returning({ id: table.watchlistId });
    if (ended.length === 0) return;
    await record(clock, {
      type,
      actor,
      ...about(list),
      data: { watchlist: list.key },
    });
  });
}

async function listOf(
  { clock }: Pick<Platform, 'clock'>,
  format: ListFormat,
  files: readonly { name: string }[],
  wanted: Wanted,
) {
  if (wanted.watchlist) return findList(wanted.watchlist);
  const { key, name } = identityOf(
    format,
    files.map((file) => file.name),
    wanted.name,
  );
  await db().insert(watchlists).values({ key, name, format, createdAt: clock.now() }).onConflictDoNothing();
  // Locked, so that two imports of one list get two numbers.
  const [list] = await db().select().from(watchlists).where(eq(watchlists.key, key)).for('update');
  if (list?.format !== format) throw missing('name', 'Another list has this name: choose a different one.');
  return list;
}

/** One file's own hash; of several, the hash over theirs, in whatever order they come. */
export function hashOf(files: readonly { sha256: string }[]): string {
  const hashes = files.map((file) => file.sha256).sort();
  return hashes.length === 1 ? (hashes[0] as string) : sha256(hashes.join('\n'));
}

const missing = (field: string, sentence: string) =>
  problem('list.unreadable', sentence, { fields: { [field]: sentence } });

/** Told of a version whose import failed on no fault of its files. */
export const IMPORT_STOPPED = 'The import stopped because of a server error. Import the files again.';

/** The newest version, if these files are it. What failed on a fault of this server is worth another try. */
export async function findImported(
  { database }: Pick<Platform, 'database'>,
  list: typeof watchlists.$inferSelect,
  files: readonly StoredListFile[],
): Promise<string | null> {
  const newest = await database.tx({ kind: 'system' }, () => newestVersion(list.id));
  return newest && !isStoppedByFault(newest) && newest.fetched === hashOf(files) ? newest.id : null;
}

/** Inside tx(). */
export async function newestVersion(watchlistId: string) {
  const [newest] = await db()
    .select({
      id: watchlistVersions.id,
      fetched: watchlistVersions.fetchedSha256,
      status: watchlistVersions.status,
      failure: watchlistVersions.failure,
    })
    .from(watchlistVersions)
    .where(eq(watchlistVersions.watchlistId, watchlistId))
    .orderBy(desc(watchlistVersions.number))
    .limit(1);
  return newest;
}

/** Whether its import failed, and not because of its files. */
export const isStoppedByFault = ({ failure }: { failure: string | null }) => failure === 'stopped';
