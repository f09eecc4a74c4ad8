import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../platform/index.ts';

/** What makes a file another one without reading it. */
export type SeenFile = { name: string; size: number; changed: number };
type Look = { found: SeenFile } | { missing: true } | { refused: string };

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** A name and nothing else: no path, no hidden file, none of the names by which partial files are known. */
export const isFileName = (name: string) =>
  /^[^/\\\u0000.][^/\\\u0000]{0,199}$/.test(name) && !/\.(part|tmp|crdownload|filepart)$/i.test(name);

/** Opens a file of the folder itself: a link is not followed, and nothing but a plain file is opened. */
export async function openInFolder(
  folder: string,
  name: string,
): Promise<FileHandle | 'missing' | 'refused'> {
  if (!isFileName(name)) return 'refused';
  try {
    // Not waiting for a writer, should it be a pipe.
    const handle = await open(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return 'refused';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'missing';
    if (code === 'ELOOP' || code === 'EISDIR' || code === 'ENXIO') return 'refused';
    throw error;
  }
}

export async function lookAt(folder: string, name: string): Promise<Look> {
  const handle = await openInFolder(folder, name);
  if (handle === 'missing') return { missing: true };
  if (handle === 'refused')
    return { refused: `${name} is not a plain file: links and folders are not read.` };
  try {
    const { size, mtimeMs } = await handle.stat();
    return { found: { name, size, changed: mtimeMs } };
  } finally {
    await handle.close();
  }
}

/** The names of the plain files in the folder, for whoever chooses among them. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isFileName(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** What an admin may choose from: null where the operator named no folder, nothing where it cannot be read. */
export async function namesInFolder({ listsFolder }: Pick<Env, 'listsFolder'>): Promise<string[] | null> {
  return listsFolder ? namesIn(listsFolder).catch(() => []) : null;
}
