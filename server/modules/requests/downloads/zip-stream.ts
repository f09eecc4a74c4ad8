import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { Files } from '../../../platform/index.ts';
import type { Outgoing } from './chosen.ts';
import { distinctNames } from './file-name.ts';

/** A zip that is made while it is sent; one file is open at a time. */
export function zipStream(files: readonly Outgoing[], storage: Files): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  let open: Readable | undefined;
  // Whoever asked may go away in the middle.
  archive.once('close', () => open?.destroy());
  const fill = async () => {
    const names = distinctNames(files.map(({ name }) => name));
    for (const [index, { fileId, sha256, mime }] of files.entries()) {
      if (archive.destroyed) return;
      open = await storage.open(fileId, sha256);
      const done = once(archive, 'entry');
      archive.append(open, { name: names[index] as string, store: !isLoose(mime) });
      await done;
    }
    await archive.finalize();
  };
  fill().catch((error: Error) => archive.destroy(error));
  return archive;
}

/** Everything else is packed already: packing it again costs time and saves nothing. */
const isLoose = (mime: string) => mime.startsWith('text/');
