import { crc32, deflateSync } from 'node:zlib';

type Kind = { type?: number; depth?: number; interlaced?: boolean; remark?: string; rows?: Buffer };

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
};

/** A teal picture as PNG: by default 8-bit RGBA without interlacing. */
export function writtenPng(width: number, height: number, kind: Kind = {}): Buffer {
  const { type = 6, depth = 8, interlaced = false, remark } = kind;
  const pixel = Buffer.from([31, 95, 91, 255]).subarray(0, type === 6 ? 4 : 3);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => pixel)]);
  const rows = kind.rows ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk(
      'IHDR',
      Buffer.concat([u32(width), u32(height), Buffer.from([depth, type, 0, 0, Number(interlaced)])]),
    ),
    ...(remark ? [chunk('tEXt', Buffer.from(`Comment\0${remark}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same as a data URL. */
export const pngUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
