import { FileLimits, WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';
import { type Files, problem } from '../../../platform/index.ts';
import type { StoredListFile } from '../records.ts';

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
