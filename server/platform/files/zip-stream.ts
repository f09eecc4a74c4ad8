import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';

/** A file of an archive; `open` is asked when its turn comes, and answers null where there is nothing to add. */
export type ZipEntry = { name: string; compress: boolean; open(): Promise<Readable | null> };

/** A zip that is made while it is sent; one file is open at a time. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  let current: Readable | undefined;
  // Whoever asked may go away in the middle.
  archive.once('close', () => current?.destroy());
  const fill = async () => {
    for (const { name, compress, open } of entries) {
      if (archive.destroyed) return;
      const content = await open();
      if (!content) continue;
      current = content;
      const done = once(archive, 'entry');
      current.once('error', (error) => archive.destroy(error));
      archive.append(current, { name, store: !compress });
      await done;
    }
    await archive.finalize();
  };
  fill().catch((error: Error) => archive.destroy(error));
  return archive;
}
