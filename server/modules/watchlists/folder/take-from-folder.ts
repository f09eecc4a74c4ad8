import { FileLimits, WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';
import { type Platform, problem } from '../../../platform/index.ts';
import type { StoredListFile } from '../records.ts';
import { openInFolder, type SeenFile } from './folder-file.ts';

/** Takes a file in as if it had been uploaded; null where it changed since it was looked at. */
export async function takeFromFolder(
  { files }: Pick<Platform, 'files'>,
  folder: string,
  { name, size, changed }: SeenFile,
): Promise<StoredListFile | null> {
  const handle = await openInFolder(folder, name);
  if (typeof handle === 'string')
    throw problem('list.unreadable', `${name} was removed while it was being read.`);
  try {
    const content = handle.createReadStream({ autoClose: false });
    const stored = await files.put(content, {
      name,
      maxBytes: FileLimits.watchlist,
      allow: WATCHLIST_EXTENSIONS,
    });
    const after = await handle.stat();
    if (after.size === size && after.mtimeMs === changed && stored.size === size) return { ...stored, name };
    await files.remove(stored.fileId);
    return null;
  } finally {
    await handle.close();
  }
}
