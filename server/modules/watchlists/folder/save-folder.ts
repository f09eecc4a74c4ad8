import type { ListFolder } from '../../../../contract/screening/watchlists.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { endUpdates, findOrCreate, formatOf, refuseUnfit } from '../import/start-import.ts';
import { about } from '../records.ts';
import { watchlistFolders } from '../tables.ts';
import { isFileName } from './folder-file.ts';

type Wanted = Parameters<typeof formatOf>[1] & {
  folder?: Pick<ListFolder, 'files' | 'activate' | 'removalLimit'> | undefined;
};

const nothingRead = { seen: [], taken: [], versionId: null, tries: 0, error: null };

/** Has a list read from the operator's folder, from now on or no longer. */
export async function saveFolder(platform: Platform, wanted: Wanted, actor: Actor) {
  const { folder } = wanted;
  if (!folder)
    return endUpdates(platform, watchlistFolders, 'watchlist.folder_ended', wanted.watchlist, actor);
  if (!platform.env.listsFolder)
    throw problem('input.invalid', 'No list folder is configured on this server.', {
      fields: { folder: 'No list folder is configured. Set LISTS_FOLDER.' },
    });
  const files = [...new Set(folder.files.map((name) => name.trim()))];
  const unfit = files.find((name) => !isFileName(name));
  if (unfit !== undefined)
    throw problem('input.invalid', 'Enter file names from the folder, without a path.', {
      fields: { folder: `“${unfit}” is not the name of a file.` },
    });
  const format = await formatOf(platform, wanted);
  if (!format)
    throw problem('input.invalid', 'Choose which list this is.', { fields: { format: 'Required.' } });
  refuseUnfit(format, wanted);
  await platform.database.tx({ kind: 'firm' }, async () => {
    const names = files.map((name) => ({ name }));
    const list = await findOrCreate(platform, format, names, wanted);
    const { activate, removalLimit } = folder;
    const row = { files, activate, removalLimit, savedBy: actor.userId, ...nothingRead };
    await db()
      .insert(watchlistFolders)
      .values({ watchlistId: list.id, ...row })
      .onConflictDoUpdate({ target: watchlistFolders.watchlistId, set: row });
    await record(platform.clock, {
      type: 'watchlist.folder_saved',
      actor,
      ...about(list),
      data: { watchlist: list.key, files: files.length, activate, removalLimit },
      personal: { files: files.join(' ') },
    });
  });
}
