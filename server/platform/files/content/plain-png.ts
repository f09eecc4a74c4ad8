import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples a pixel by colour type: RGB, and RGB with alpha. */
const samples: Record<number, number> = { 2: 3, 6: 4 };

type Chunk = { type: string; content: Buffer };

/**
 * The picture of a PNG and nothing else that the file holds: remarks, profiles and what stands behind its end are left
 * out. Null for everything but an 8-bit RGB or RGBA picture without interlacing within this size, whole and undamaged:
 * what passes can be decoded by anybody.
 */
export function plainPng(file: Buffer, largest: { width: number; height: number }): Buffer | null {
  const chunks = chunksOf(file);
  const head = chunks?.[0];
  if (!chunks || head?.type !== 'IHDR' || head.content.length !== 13) return null;
  const [width, height] = [head.content.readUInt32BE(0), head.content.readUInt32BE(4)];
  const [depth, type = 0, ...rest] = head.content.subarray(8);
  const samplesEach = samples[type];
  if (!samplesEach || depth !== 8 || rest.some((method) => method !== 0)) return null;
  if (width === 0 || height === 0 || width > largest.width || height > largest.height) return null;
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map(({ content }) => content));
  const rows = unpacked(packed, 1 + width * samplesEach, height);
  if (!rows) return null;
  return Buffer.concat([
    signature,
    chunk('IHDR', head.content),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Up to the end of the picture; null where one is cut or its checksum is wrong. */
function chunksOf(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const found: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return found;
    found.push({ type, content: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return null;
}

/** The rows of pixels, each behind the number of its filter; null where they are not these rows. */
function unpacked(packed: Buffer, rowLength: number, height: number): Buffer | null {
  try {
    const rows = inflateSync(packed, { maxOutputLength: rowLength * height });
    if (rows.length !== rowLength * height) return null;
    for (let at = 0; at < rows.length; at += rowLength) if ((rows[at] ?? 5) > 4) return null;
    return rows;
  } catch {
    return null;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
