import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Files, PutOptions, StoredFile } from './files.ts';
import { extensionOf, keptFileName } from './name-rules.ts';
import { receive } from './receive.ts';
import { notAllowed } from './refusals.ts';
import { readingFile } from './zip/read-at.ts';
import { unpackEntry, ZipEntryError } from './zip/unpack-entry.ts';
import { readZipDirectory } from './zip/zip-directory.ts';
import { unreadable } from './zip/zip-objection.ts';

type Archive = { fileId: string; sha256: string; size: number; name: string };

/**
 * Stores what lies in a stored archive, each file checked as if it had been sent by itself; folders and files of other
 * endings are passed over. All of them or none.
 */
export async function unpackArchive(
  files: Files,
  temp: string,
  archive: Archive,
  { allow, maxBytes }: Pick<PutOptions, 'allow' | 'maxBytes'>,
): Promise<(StoredFile & { name: string })[]> {
  const path = join(temp, randomUUID());
  const stored: (StoredFile & { name: string })[] = [];
  await receive(await files.open(archive.fileId, archive.sha256), path, archive.size, archive.name);
  const file = await open(path, 'r');
  try {
    const readAt = readingFile(file);
    for (const entry of (await readZipDirectory(readAt, archive.size)) ?? []) {
      const name = keptFileName(entry.name.split(/[\\/]/).at(-1) ?? '');
      if (!allow.includes(extensionOf(name)) || name.startsWith('.')) continue;
      const content = Readable.from(unpackEntry(readAt, entry));
      stored.push({ ...(await files.put(content, { name, allow, maxBytes })), name });
    }
    return stored;
  } catch (error) {
    for (const { fileId } of stored) await files.remove(fileId);
    throw error instanceof ZipEntryError ? notAllowed(archive.name, unreadable) : error;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
