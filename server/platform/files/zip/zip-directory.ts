import type { ReadAt } from './read-at.ts';

export type ZipEntry = {
  name: string;
  packed: number;
  /** As the directory says; 4 GB for everything larger. */
  size: number;
  /** Where its own header stands. */
  start: number;
  method: number;
  isLink: boolean;
  isEncrypted: boolean;
};

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const entrySignature = 0x02014b50;
const endBytes = 22;
const longestComment = 65_535;
const largestDirectory = 4 * 1024 * 1024;
/** Between the directory and its end only the records of large archives may stand. */
const largestGap = 96;

type End = { at: number; count: number; length: number; start: number };

/**
 * The directory at the end of a zip archive, nothing unpacked (PKWARE APPNOTE 6.3, 2022). Null when there is none, it
 * does not add up, or it is larger than an office document ever needs.
 */
export async function readZipDirectory(readAt: ReadAt, size: number): Promise<ZipEntry[] | null> {
  const end = await findEnd(readAt, size);
  if (!end || end.length > largestDirectory) return null;
  const gap = end.at - (end.start + end.length);
  if (gap < 0 || gap > largestGap) return null;
  const entries = entriesOf(await readAt(end.start, end.start + end.length));
  return entries.length > 0 && entries.length === end.count ? entries : null;
}

/** Whether a reader of zip archives would open it, whatever it begins with: a picture may end as an archive. */
export async function endsAsZip(readAt: ReadAt, size: number): Promise<boolean> {
  const end = await findEnd(readAt, size, 'anywhere');
  if (!end || end.length < 46) return false;
  const first = await readAt(end.at - end.length, end.at - end.length + 4);
  return first.length === 4 && first.readUInt32LE(0) === entrySignature;
}

/** The record that closes the archive. Its comment must reach the very end, or two readers could find two directories. */
async function findEnd(readAt: ReadAt, size: number, where: 'end' | 'anywhere' = 'end'): Promise<End | null> {
  const from = Math.max(0, size - endBytes - longestComment);
  const tail = await readAt(from, size);
  for (let at = tail.lastIndexOf(endSignature); at >= 0; at = tail.lastIndexOf(endSignature, at - 1)) {
    if (at + endBytes <= tail.length) {
      const closes = at + endBytes + tail.readUInt16LE(at + 20) === tail.length;
      if (closes || where === 'anywhere')
        return {
          at: from + at,
          count: tail.readUInt16LE(at + 10),
          length: tail.readUInt32LE(at + 12),
          start: tail.readUInt32LE(at + 16),
        };
    }
    if (at === 0) return null;
  }
  return null;
}

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const nameLength = directory.readUInt16LE(at + 28);
    const unixMode = directory.readUInt32LE(at + 38) >>> 16;
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
      method: directory.readUInt16LE(at + 10),
      isLink: (unixMode & 0o170000) === 0o120000,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
