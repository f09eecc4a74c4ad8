import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  content?: string | Uint8Array;
  /** Already deflated, of this size as the archive says. */
  packed?: { bytes: Uint8Array; size: number };
  /** What its own header says it is called. */
  localName?: string;
  /** Unix mode, such as that of a link. */
  mode?: number;
  encrypted?: boolean;
};

const nothing = deflateRawSync('');

/** A zip archive written by hand, which may lie in any way. */
export function zipOf(parts: readonly ZipPart[], comment = ''): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content ?? '');
    const packed = Buffer.from(
      part.packed?.bytes ?? (content.length > 0 ? deflateRawSync(content) : nothing),
    );
    const size = part.packed?.size ?? content.length;
    const name = Buffer.from(part.name);
    const localName = Buffer.from(part.localName ?? part.name);
    const flags = part.encrypted ? 1 : 0;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(localName.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE((3 << 8) | 20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 38);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, localName, packed);
    directory.push(entry, name);
    at += local.length + localName.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, listed, end, Buffer.from(comment)]);
}

const mebibyte = 1024 * 1024;

/** Deflated zeros, about a thousandth of what they unpack to; nothing of that size is ever held. */
export function deflatedZeros(mebibytes: number): Buffer {
  const zeros = Buffer.alloc(16 * mebibyte);
  // A full flush ends on a whole byte and forgets what came before, so the block can be repeated.
  const block = deflateRawSync(zeros, { finishFlush: 3 });
  return Buffer.concat([
    ...Array.from({ length: mebibytes / 16 }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ]);
}

type OfficeKind = 'docx' | 'xlsx';
const kinds = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet' },
} as const;

/** A Word or Excel file with more parts than it should have. */
export function officeFile(kind: OfficeKind, extra: readonly ZipPart[] = [], main = '<x/>'): Buffer {
  const { part, type } = kinds[kind];
  const said = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${part}" ContentType="${said}"/></Types>`,
    },
    { name: part, content: main },
    ...extra,
  ]);
}

/** The last entry of the directory again and again, all of them at one place. */
export function overlapping(file: Buffer, times: number): Buffer {
  const end = file.subarray(-22);
  const directory = file.subarray(end.readUInt32LE(16), -22);
  const last = directory.subarray(directory.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])));
  const more = Array.from({ length: times }, (_, n) => {
    const entry = Buffer.from(last);
    entry.write(String(n).padStart(3, '0'), 46 + 5);
    return entry;
  });
  const grown = Buffer.concat([directory, ...more]);
  const closing = Buffer.from(end);
  closing.writeUInt16LE(end.readUInt16LE(10) + times, 8);
  closing.writeUInt16LE(end.readUInt16LE(10) + times, 10);
  closing.writeUInt32LE(grown.length, 12);
  return Buffer.concat([file.subarray(0, end.readUInt32LE(16)), grown, closing]);
}
