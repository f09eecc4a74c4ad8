import type { FileHandle } from 'node:fs/promises';
import { readZipDirectory } from './zip-directory.ts';

const mostEntries = 4000;
const mostUnpacked = 300 * 1024 * 1024;
const mostRatio = 200;
const macro = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|.*\.bas)$/i;

/** A reason to refuse a Word or Excel file, by its directory alone: nothing is unpacked. */
export async function officeObjection(
  file: FileHandle,
  size: number,
  folder: 'word/' | 'xl/',
): Promise<string | null> {
  const entries = await readZipDirectory(file, size);
  if (!entries || entries.length > mostEntries) return 'its inside could not be read.';
  if (!entries.some((entry) => entry.name.startsWith(folder))) return 'its content does not fit its ending.';
  if (entries.some((entry) => macro.test(entry.name))) return 'it holds macros.';
  if (entries.some((entry) => entry.isEncrypted)) return 'it is protected by a password.';
  if (entries.some((entry) => entry.isLink || /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]/.test(entry.name))) {
    return 'its inside points outside.';
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (unpacked > mostUnpacked || unpacked > mostRatio * Math.max(size, 64 * 1024))
    return 'it unpacks to too much.';
  return null;
}
