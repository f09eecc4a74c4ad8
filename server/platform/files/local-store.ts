import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { corruptFile } from './refusals.ts';
import { placeOf, type Store } from './store.ts';

/** On a disk, outside of anything that is served. The finished file must lie on the same disk. */
export function localStore(directory: string): Store {
  const pathOf = (fileId: string) => {
    const place = placeOf(fileId);
    if (!place) throw corruptFile();
    return join(directory, place);
  };
  return {
    async keep(finished, { fileId }) {
      const path = pathOf(fileId);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(finished, path);
      await syncFolder(folder);
    },
    async open(fileId) {
      const path = pathOf(fileId);
      const file = await open(path).catch((error) => {
        throw corruptFile(error);
      });
      return file.createReadStream();
    },
    remove: async (fileId) => rm(pathOf(fileId), { force: true }),
    // Uploads are written to a folder of the same directory: whether that takes them is known.
    assertWritable: () => access(directory, constants.W_OK),
  };
}

/** A renamed file survives a power cut only when its folder was written too. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
