import { realpath } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { db, type Platform, Problem, type ScheduledRun } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notifyAdministrators } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import {
  findImported,
  IMPORT_STOPPED,
  type Importer,
  isStoppedByFault,
  newestVersion,
  removeAll,
  startImport,
} from '../import/start-import.ts';
import { about, type StoredListFile } from '../records.ts';
import { watchlistFolders, watchlists } from '../tables.ts';
import { lookAt, type SeenFile } from './folder-file.ts';
import { takeFromFolder } from './take-from-folder.ts';

/** Of one state of the files; the job of each import has tries of its own. */
const mostTries = 4;

type Row = typeof watchlistFolders.$inferSelect;
type List = typeof watchlists.$inferSelect;
type Found = { row: Row; list: List };
/** `taken` is what was done with, well or not: it is left alone until it changes, or until its import was stopped. */
type Outcome = { seen: SeenFile[]; taken?: Taken; error: string | null };
type Taken = Pick<Row, 'taken' | 'versionId' | 'tries'>;

/**
 * Looks at the files of every list that is read from the operator's folder, and imports those that have changed and
 * were the same at two looks: a file that is being written is not. Answers how many imports it began.
 */
export async function lookIntoFolder(platform: Platform, run: ScheduledRun): Promise<number> {
  const named = platform.env.listsFolder;
  if (!named) return 0;
  const rows: Found[] = await platform.database.tx({ kind: 'system' }, () =>
    db()
      .select({ row: watchlistFolders, list: watchlists })
      .from(watchlistFolders)
      .innerJoin(watchlists, eq(watchlists.id, watchlistFolders.watchlistId)),
  );
  let begun = 0;
  const byId = new Map(rows.map((found) => [found.list.id, found]));
  await run.each(byId.keys(), async (id) => {
    const found = byId.get(id)!;
    const outcome = await lookForList(platform, named, found);
    if (outcome.taken && !outcome.error) begun += 1;
    await settle(platform, found, outcome);
  });
  return begun;
}

async function lookForList(platform: Platform, named: string, { row, list }: Found): Promise<Outcome> {
  try {
    const folder = await realpath(named);
    const looks = await Promise.all(row.files.map((name) => lookAt(folder, name)));
    const refused = looks.flatMap((look) => ('refused' in look ? look.refused : []));
    const seen = looks.flatMap((look) => ('found' in look ? look.found : []));
    if (refused[0]) return { seen, error: refused[0] };
    const isWhole = seen.length === row.files.length;
    const isTaken = isDeepStrictEqual(seen, row.taken);
    const isStill = isDeepStrictEqual(seen, row.seen);
    if (!isWhole || !isStill) return { seen, error: isTaken ? row.error : null };
    if (!isTaken) return await importFrom(platform, folder, { row, list }, seen, 1);
    if (!(await isStopped(platform, row))) return { seen, error: row.error };
    if (row.tries >= mostTries) return { seen, error: IMPORT_STOPPED };
    return await importFrom(platform, folder, { row, list }, seen, row.tries + 1);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== 'string' || error instanceof Problem) throw error;
    return { seen: [], error: `The folder of lists cannot be read (${code}).` };
  }
}

/** Whether the newest version of the list is the one that was begun with these files, and a fault of this server ended it. */
async function isStopped({ database }: Platform, { watchlistId, versionId }: Row) {
  const newest = await database.tx({ kind: 'system' }, () => newestVersion(watchlistId));
  return newest !== undefined && newest.id === versionId && isStoppedByFault(newest);
}

async function importFrom(
  platform: Platform,
  folder: string,
  { row, list }: Found,
  seen: SeenFile[],
  tries: number,
): Promise<Outcome> {
  const taken = (versionId: string | null) => ({ taken: seen, versionId, tries });
  const files: StoredListFile[] = [];
  try {
    for (const one of seen) {
      const file = await takeFromFolder(platform, folder, one);
      if (file) files.push(file);
    }
    if (files.length < seen.length) {
      await removeAll(platform.files, files);
      return { seen: [], error: null };
    }
    const imported = await findImported(platform, list, files);
    if (imported) {
      await removeAll(platform.files, files);
      return { seen, taken: taken(imported), error: null };
    }
    const started = await startImport(platform, { watchlist: list.id }, files, () => importerOf(row));
    return { seen, taken: taken(started?.version ?? null), error: null };
  } catch (error) {
    await removeAll(platform.files, files);
    if (!(error instanceof Problem)) throw error;
    return { seen, taken: taken(null), error: error.message };
  }
}

/** A condition: nobody has ended the updates or named other files since they were looked at. */
const isStill = ({ watchlistId, files }: Row) =>
  and(eq(watchlistFolders.watchlistId, watchlistId), eq(watchlistFolders.files, files));

async function importerOf(looked: Row): Promise<Importer | null> {
  const [row] = await db().select().from(watchlistFolders).where(isStill(looked));
  return row ? { userId: row.savedBy, actor: 'system', activate: row.activate && row.removalLimit } : null;
}

/** The administrators hear of a failure once, however often it is looked at again. */
async function settle({ database, clock }: Platform, { row, list }: Found, { seen, taken, error }: Outcome) {
  const isNew = error !== null && (error !== row.error || taken !== undefined);
  await database.tx({ kind: 'system' }, async () => {
    const kept = await db()
      .update(watchlistFolders)
      .set({ seen, error, checkedAt: clock.now(), ...taken })
      .where(isStill(row))
      .returning({ id: watchlistFolders.watchlistId });
    if (!isNew || kept.length === 0) return;
    await record(clock, {
      type: 'watchlist.fetch_failed',
      actor: 'system',
      ...about(list),
      data: { watchlist: list.key, failures: 1, reason: error },
    });
    await notifyAdministrators(clock, {
      entityName: list.name,
      activity: noticeText('list.not_read', { reason: error }),
    });
  });
}
