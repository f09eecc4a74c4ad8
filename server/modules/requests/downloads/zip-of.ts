import type { Readable } from 'node:stream';
import { type Files, zipStream } from '../../../platform/index.ts';
import type { Outgoing } from './chosen.ts';
import { distinctNames } from './file-name.ts';

/** Files as one zip, each under a name of its own. */
export function zipOf(files: readonly Outgoing[], storage: Files): Readable {
  const names = distinctNames(files.map(({ name }) => name));
  return zipStream(
    files.map(({ fileId, sha256, mime }, place) => ({
      name: names[place] as string,
      // Everything else is packed already: packing it again costs time and saves nothing.
      compress: mime.startsWith('text/'),
      open: () => storage.open(fileId, sha256),
    })),
  );
}
