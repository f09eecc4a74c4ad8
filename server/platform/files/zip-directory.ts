import type { FileHandle } from 'node:fs/promises';

export type ZipEntry = { name: string; packed: number; size: number; isLink: boolean; isEncrypted: boolean };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const longestComment = 65_535;
const largestDirectory = 4 * 1024 * 1024;

/**
 * The directory at the end of a zip archive, nothing unpacked (PKWARE APPNOTE 6.3, 2022). Null when there is
 * none, or it is larger than an office document ever needs.
 */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, size - endBytes - longestComment), size);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || tail.length - at < endBytes || tail.readUInt32LE(at) !== endSignature) return null;
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (length > largestDirectory || start + length > size) return null;
  return entriesOf(await readAt(file, start, start + length));
}

function entriesOf(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    const unixMode = directory.readUInt32LE(at + 38) >>> 16;
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      isLink: (unixMode & 0o170000) === 0o120000,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return entries.length > 0 ? entries : null;
}

async function readAt(file: FileHandle, from: number, to: number) {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}
