import type { ReadAt } from './read-at.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const mostUnpacked = 300 * 1024 * 1024;
const mostRatio = 200;
const mostInArchive = 50;
export const unreadable = 'its inside could not be read.';

/** A reason to refuse a zip by its directory alone; what really unpacks is counted by whoever unpacks it. */
export function zipObjection(entries: readonly ZipEntry[], size: number): string | null {
  if (entries.some((entry) => entry.isEncrypted)) return 'it is protected by a password.';
  if (entries.some((entry) => entry.isLink || pointsOutside(entry.name))) return 'its inside points outside.';
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) return unreadable;
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const tooMuch = unpacked > mostUnpacked || unpacked > mostRatio * Math.max(size, 64 * 1024);
  return tooMuch ? 'it unpacks to too much.' : null;
}

/** The same of an archive of plain files, of which only a handful is ever sent together. */
export async function archiveObjection(readAt: ReadAt, size: number): Promise<string | null> {
  const entries = await readZipDirectory(readAt, size);
  if (!entries) return unreadable;
  return entries.length > mostInArchive ? 'it holds too many files.' : zipObjection(entries, size);
}

/** Up and away, from the root, from a drive, or past a NUL. */
function pointsOutside(name: string) {
  return /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name);
}
