import { createHash } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { type ListFormat, type RecognisedFile, recogniseFiles } from './recognise-files.ts';
import type { StoredListFile } from './records.ts';
import { watchlists, watchlistVersions } from './tables.ts';

export const IMPORT_JOB = 'watchlist.import';
export type ImportJob = { versionId: string };

type Wanted = { format?: ListFormat | undefined; name?: string | undefined; watchlist?: string | undefined };
type List = typeof watchlists.$inferSelect;

/** The files are stored already: recognises them, opens a new version and queues the parsing. */
export async function startImport(platform: Platform, wanted: Wanted, given: StoredListFile[], actor: Actor) {
  const format = await formatOf(platform, wanted);
  const files = await recogniseFiles(platform.files, format, given);
  return platform.database.tx({ kind: 'firm' }, async () => {
    const list = await findOrCreate(platform, format, files, wanted);
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
        importedBy: actor.userId,
        importedAt: platform.clock.now(),
        sha256,
        files,
        counts: { entries: 0, names: 0, added: 0, changed: 0, removed: 0, rejected: 0 },
      })
      .returning({ id: watchlistVersions.id });
    const versionId = version!.id;
    const job = await platform.jobs.enqueue(IMPORT_JOB, { versionId } satisfies ImportJob, {
      actorId: actor.userId,
    });
    await db().update(watchlistVersions).set({ jobId: job }).where(eq(watchlistVersions.id, versionId));
    await record(platform.clock, {
      type: 'watchlist.import_started',
      actor,
      clientId: null,
      object: { type: 'watchlist', id: list.id, label: list.name },
      data: { watchlist: list.key, version: number, sha256, files: files.length },
    });
    return { job, version: versionId };
  });
}

async function formatOf(platform: Platform, wanted: Wanted): Promise<ListFormat> {
  const known = wanted.watchlist
    ? await platform.database.tx({ kind: 'firm' }, () => findList(wanted.watchlist!))
    : undefined;
  const format = known ? (known.format as ListFormat) : wanted.format;
  if (!format) throw missing('format', 'Say which format the files have.');
  if (wanted.format && wanted.format !== format)
    throw missing('format', `This list is imported as ${format}.`);
  if (format === 'plain_csv' && !known && !wanted.name) throw missing('name', 'Give the new list a name.');
  return format;
}

async function findList(id: string): Promise<List> {
  const [list] = await db().select().from(watchlists).where(eq(watchlists.id, id)).for('update');
  if (!list) throw notFound();
  return list;
}

async function findOrCreate(platform: Platform, format: ListFormat, files: RecognisedFile[], wanted: Wanted) {
  if (wanted.watchlist) return findList(wanted.watchlist);
  const { key, name } = identityOf(format, files, wanted.name);
  await db()
    .insert(watchlists)
    .values({ key, name, format, createdAt: platform.clock.now() })
    .onConflictDoNothing();
  // Locked, so that two imports of one list get two numbers.
  const [list] = await db().select().from(watchlists).where(eq(watchlists.key, key)).for('update');
  if (list?.format !== format) throw missing('name', 'Another list has this name: choose a different one.');
  return list;
}

function identityOf(format: ListFormat, files: RecognisedFile[], name: string | undefined) {
  if (format === 'un_xml') return { key: 'un_consolidated', name: 'UN Security Council Consolidated List' };
  if (format === 'ofac_csv') {
    const nonSdn = files.some((file) => /^cons_/i.test(file.name));
    return nonSdn
      ? { key: 'ofac_non_sdn', name: 'OFAC Consolidated Non-SDN List' }
      : { key: 'ofac_sdn', name: 'OFAC Specially Designated Nationals' };
  }
  const title = (name ?? '').replace(/\s+/g, ' ').trim();
  return { key: `own:${title.normalize('NFC').toLowerCase()}`, name: title };
}

/** One file's own hash; of several, the hash over theirs. */
function hashOf(files: RecognisedFile[]): string {
  const hashes = files.map((file) => file.sha256).sort();
  return hashes.length === 1
    ? (hashes[0] as string)
    : createHash('sha256').update(hashes.join('\n')).digest('hex');
}

const missing = (field: string, sentence: string) =>
  problem('list.unreadable', sentence, { fields: { [field]: sentence } });
