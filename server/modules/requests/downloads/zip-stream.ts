import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { Files } from '../../../platform/index.ts';
import type { Outgoing } from './chosen.ts';
import { distinctNames } from './file-name.ts';

/** A zip that is made while it is sent; one file is open at a time. */
export function zipStream(files: readonly Outgoing[], storage: Files): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  fill(archive, files, storage).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function fill(archive: ZipArchive, files: readonly Outgoing[], storage: Files) {
  const names = distinctNames(files.map(({ name }) => name));
  for (const [index, { fileId, sha256 }] of files.entries()) {
    if (archive.destroyed) return;
    const content = await storage.open(fileId, sha256);
    archive.once('close', () => content.destroy());
    const done = once(archive, 'entry');
    archive.append(content, { name: names[index] as string });
    await done;
  }
  await archive.finalize();
}
