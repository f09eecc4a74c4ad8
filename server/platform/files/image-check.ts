const mostPixels = 50_000_000;

/** A reason to refuse a picture by the size its first bytes declare: decoding it would fill the memory. */
export function imageObjection(head: Buffer, kind: 'png' | 'jpg'): string | null {
  const size = kind === 'png' ? pngSize(head) : jpegSize(head);
  if (!size) return kind === 'png' ? 'its size could not be read.' : null;
  return size.width * size.height > mostPixels ? 'it has too many pixels.' : null;
}

function pngSize(head: Buffer) {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Segments up to the frame header; one that starts beyond the head stays unknown. */
function jpegSize(head: Buffer) {
  let at = 2;
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}
