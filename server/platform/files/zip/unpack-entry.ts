import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { pieces, type ReadAt } from './read-at.ts';
import type { ZipEntry } from './zip-directory.ts';

const headerSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/** The entry is not what the directory says of it. */
export class ZipEntryError extends Error {}

/** What is really in an entry, counted while it is unpacked: throws as soon as it is more than the directory says. */
export async function* unpackEntry(readAt: ReadAt, entry: ZipEntry): AsyncGenerator<Buffer> {
  const from = await contentStart(readAt, entry);
  if (entry.packed === 0 && entry.size === 0) return;
  const packed = pieces(readAt, from, from + entry.packed);
  let size = 0;
  for await (const chunk of entry.method === stored ? packed : inflated(packed)) {
    size += chunk.length;
    if (size > entry.size) throw new ZipEntryError('more than it says');
    yield chunk;
  }
  if (size !== entry.size) throw new ZipEntryError('less than it says');
}

/** The entry's own header must tell the same name: two readers must not see two archives. */
async function contentStart(readAt: ReadAt, { name, start, method }: ZipEntry): Promise<number> {
  const header = await readAt(start, start + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== headerSignature) throw new ZipEntryError('no header');
  if (method !== stored && method !== deflated) throw new ZipEntryError('unknown method');
  if (header.readUInt16LE(8) !== method) throw new ZipEntryError('two methods');
  const nameEnd = start + 30 + header.readUInt16LE(26);
  if ((await readAt(start + 30, nameEnd)).toString('utf8') !== name) throw new ZipEntryError('two names');
  return nameEnd + header.readUInt16LE(28);
}

async function* inflated(packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: 128 * 1024 });
  pipeline(Readable.from(packed), inflate, () => {});
  try {
    yield* inflate;
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') ? new ZipEntryError('not packed right') : error;
  } finally {
    inflate.destroy();
  }
}
