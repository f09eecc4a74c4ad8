import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileLimits } from '../../../contract/limits.ts';
import { checkContent } from './content/content-check.ts';
import type { Files, StoredFile } from './files.ts';
import { extensionOf } from './name-rules.ts';
import { receive } from './receive.ts';
import { corruptFile, emptyFile, notAllowed, storageAway } from './refusals.ts';
import type { Scan } from './scanner/clamd-scanner.ts';
import type { Store } from './store.ts';
import { unpackArchive } from './unpack-archive.ts';

type CheckedFilesOptions = {
  store: Store;
  /** A folder on a local disk where uploads lie until they were checked. */
  temp: string;
  ledger?: Ledger | undefined;
  /** Asked of every file that people attach, after its content was checked. */
  scan?: Scan | undefined;
};

/** Told of every file before it is kept, so that one that never comes to belong to anything can be found. */
export type Ledger = {
  note(file: Pick<StoredFile, 'fileId' | 'size'>): Promise<void>;
  forget(fileId: string): Promise<void>;
};

/** Whatever comes is written to `temp`, counted and checked; only what passed reaches the store. */
export async function checkedFiles({ store, temp, ledger, scan }: CheckedFilesOptions): Promise<Files> {
  await mkdir(temp, { recursive: true, mode: 0o700 });

  const underWay = new Set<Promise<StoredFile>>();
  function take(...given: Parameters<typeof takeOne>) {
    const taking = takeOne(...given).catch(refuseUnwritable);
    underWay.add(taking);
    const over = () => underWay.delete(taking);
    taking.then(over, over);
    return taking;
  }

  async function takeOne(
    content: Readable,
    maxBytes: number,
    name: string,
    typeOf: (path: string, size: number) => Promise<string>,
  ): Promise<StoredFile> {
    const fileId = randomUUID();
    const unfinished = join(temp, fileId);
    const received = await receive(content, unfinished, maxBytes, name);
    try {
      const file = { fileId, ...received, mime: await typeOf(unfinished, received.size) };
      await ledger?.note(file);
      await store.keep(unfinished, file);
      return file;
    } finally {
      await rm(unfinished, { force: true });
    }
  }
  const openVerified = async (fileId: string, sha256: string) => {
    // An early end of either side closes the other; whoever reads hears of it from the last stream.
    return pipeline(await store.open(fileId), verifying(sha256), () => {});
  };

  const files: Files = {
    async put(content, { name, maxBytes, allow }) {
      const extension = extensionOf(name);
      if (!allow.includes(extension)) {
        content.resume();
        throw notAllowed(name, `only ${allow.join(', ')} files are taken here.`);
      }
      return take(content, maxBytes, name, async (path, size) => {
        if (size === 0) throw emptyFile(name);
        const mime = await checkContent(path, size, name, extension);
        // Larger ones are lists and registers that administrators import, beyond what a scanner takes.
        if (size <= FileLimits.perFile) await scan?.(path, name);
        return mime;
      });
    },
    putBuffer: (content, mime) => take(Readable.from([content]), Infinity, '', async () => mime),
    open: openVerified,
    read: async (fileId, sha256) => buffer(await openVerified(fileId, sha256)),
    async remove(fileId) {
      await store.remove(fileId);
      await ledger?.forget(fileId);
    },
    unpack: (archive, options) => unpackArchive(files, temp, archive, options),
    async settled() {
      await Promise.allSettled(underWay);
    },
    async assertWritable() {
      const probe = join(temp, `probe-${randomUUID()}`);
      try {
        await writeFile(probe, 'probe');
      } finally {
        await rm(probe, { force: true });
      }
      await store.assertWritable();
    },
    async sweepTemp(olderThanMs = 0) {
      let swept = 0;
      for (const name of await readdir(temp)) {
        const found = await stat(join(temp, name)).catch(() => null);
        if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
        await rm(join(temp, name), { force: true });
        swept += 1;
      }
      return swept;
    },
  };
  return files;
}

/** Passes everything through and fails at the end when the digest is another. */
function verifying(sha256: string): Transform {
  const digest = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(digest.digest('hex') === sha256 ? null : corruptFile());
    },
  });
}

/** What a directory answers that belongs to somebody else, is mounted read-only, or is not there. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTDIR']);

function refuseUnwritable(error: unknown): never {
  throw unwritable.has(String((error as NodeJS.ErrnoException).code)) ? storageAway(error) : error;
}
