import type { ReadAt } from '../zip/read-at.ts';

const mostPixels = 50_000_000;
const mostSegments = 2000;
const unknownSize = 'its size could not be read.';

/** A reason to refuse a picture by the size it declares: decoding it would fill the memory. */
export async function imageObjection(
  readAt: ReadAt,
  size: number,
  kind: 'png' | 'jpg',
): Promise<string | null> {
  const found = kind === 'png' ? await pngSize(readAt) : await jpegSize(readAt, size);
  if (!found || found.width * found.height === 0) return unknownSize;
  return found.width * found.height > mostPixels ? 'it has too many pixels.' : null;
}

async function pngSize(readAt: ReadAt) {
  const head = await readAt(0, 24);
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** The largest of the frames, whose headers all stand before the first scan. */
async function jpegSize(readAt: ReadAt, size: number) {
  let largest: { width: number; height: number } | null = null;
  let at = 2;
  for (let segment = 0; segment < mostSegments && at + 4 <= size; segment += 1) {
    const head = await readAt(at, at + 9);
    if (head.length < 4 || head[0] !== 0xff) return null;
    const marker = head[1] ?? 0;
    // Filling bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return largest;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && head.length === 9) {
      const frame = { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
      if (!largest || frame.width * frame.height > largest.width * largest.height) largest = frame;
    }
    at += 2 + head.readUInt16BE(2);
  }
  return null;
}
