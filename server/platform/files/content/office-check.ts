import type { ReadAt } from '../zip/read-at.ts';
import { ZipEntryError } from '../zip/unpack-entry.ts';
import { readZipDirectory, type ZipEntry } from '../zip/zip-directory.ts';
import { unreadable, zipObjection } from '../zip/zip-objection.ts';
import { archiveInside, partObjection } from './office-part.ts';

const mostEntries = 4000;
const macro = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)activeX\/|\.bas$/i;
const folderOf = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;

/**
 * A reason to refuse a Word or Excel file. First by its directory alone, then by unpacking every part and counting:
 * what lies in the directory is found out before anything can grow.
 */
export async function officeObjection(
  readAt: ReadAt,
  size: number,
  kind: keyof typeof folderOf,
  isInside = false,
): Promise<string | null> {
  const entries = await readZipDirectory(readAt, size);
  if (!entries || entries.length > mostEntries) return unreadable;
  const objection = directoryObjection(entries, size, folderOf[kind]);
  if (objection) return objection;
  try {
    for (const entry of entries) {
      const found = await partObjection(readAt, entry, async (inner, innerSize, name) => {
        const innerKind = name.slice(-4).toLowerCase() as keyof typeof folderOf;
        return isInside ? archiveInside : officeObjection(inner, innerSize, innerKind, true);
      });
      if (found) return found;
    }
  } catch (error) {
    if (error instanceof ZipEntryError) return unreadable;
    throw error;
  }
  return null;
}

function directoryObjection(entries: readonly ZipEntry[], size: number, folder: string) {
  if (!entries.some((entry) => entry.name.startsWith(folder))) return 'its content does not fit its ending.';
  if (entries.some((entry) => macro.test(entry.name))) return 'it holds macros.';
  return zipObjection(entries, size);
}
