import type { FileHandle } from 'node:fs/promises';

/** Bytes of something stored, from one place up to another; fewer where it ends. */
export type ReadAt = (from: number, to: number) => Promise<Buffer>;

export function readingFile(file: FileHandle): ReadAt {
  return async (from, to) => {
    const buffer = Buffer.alloc(Math.max(0, to - from));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
    return buffer.subarray(0, bytesRead);
  };
}

export const readingBuffer =
  (content: Buffer): ReadAt =>
  async (from, to) =>
    content.subarray(Math.max(0, from), Math.max(0, to));

const pieceBytes = 256 * 1024;

/** From one place up to another, piece by piece. */
export async function* pieces(readAt: ReadAt, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += pieceBytes) {
    const piece = await readAt(at, Math.min(to, at + pieceBytes));
    if (piece.length === 0) return;
    yield piece;
  }
}
