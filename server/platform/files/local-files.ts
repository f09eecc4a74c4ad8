import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checkContent } from './content-check.ts';
import type { Files } from './files.ts';
import { extensionOf } from './name-rules.ts';
import { receive } from './receive.ts';
import { corruptFile, emptyFile, notAllowed } from './refusals.ts';
import { verifying } from './verified-stream.ts';

const fileIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Random names in 256 folders, outside of anything that is served; what is unfinished lies in `tmp`. */
export async function openLocalFiles(directory: string): Promise<Files> {
  const temp = join(directory, 'tmp');
  await mkdir(temp, { recursive: true, mode: 0o700 });
  const pathOf = (fileId: string) => {
    if (!fileIdPattern.test(fileId)) throw corruptFile();
    return join(directory, fileId.slice(0, 2), fileId);
  };

  async function keep(unfinished: string, fileId: string) {
    const folder = join(directory, fileId.slice(0, 2));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(unfinished, pathOf(fileId));
    await syncFolder(folder);
  }

  return {
    async put(content, { name, maxBytes, allow }) {
      const extension = extensionOf(name);
      if (!allow.includes(extension)) {
        content.resume();
        throw notAllowed(name, `only ${allow.join(', ')} files are taken here.`);
      }
      const fileId = randomUUID();
      const unfinished = join(temp, fileId);
      const { sha256, size } = await receive(content, unfinished, maxBytes, name);
      try {
        if (size === 0) throw emptyFile(name);
        const mime = await checkContent(unfinished, size, name, extension);
        await keep(unfinished, fileId);
        return { fileId, sha256, size, mime };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async putBuffer(content, mime) {
      const fileId = randomUUID();
      const { sha256, size } = await receive(Readable.from([content]), join(temp, fileId), Infinity, '');
      await keep(join(temp, fileId), fileId);
      return { fileId, sha256, size, mime };
    },
    async open(fileId, sha256) {
      const path = pathOf(fileId);
      await stat(path).catch((error) => {
        throw corruptFile(error);
      });
      const verified = verifying(sha256);
      return createReadStream(path)
        .on('error', (error) => verified.destroy(error))
        .pipe(verified);
    },
    async read(fileId, sha256) {
      const content = await readFile(pathOf(fileId)).catch((error) => {
        throw corruptFile(error);
      });
      if (createHash('sha256').update(content).digest('hex') !== sha256) throw corruptFile();
      return content;
    },
    remove: (fileId) => rm(pathOf(fileId), { force: true }),
    async sweepTemp(olderThanMs = 0) {
      let swept = 0;
      for (const name of await readdir(temp)) {
        const { mtimeMs } = await stat(join(temp, name));
        if (Date.now() - mtimeMs < olderThanMs) continue;
        await rm(join(temp, name), { force: true });
        swept += 1;
      }
      return swept;
    },
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
