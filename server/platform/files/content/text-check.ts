import { fileTypeFromBuffer } from 'file-type';
import { pieces, type ReadAt } from './read-at.ts';

const headBytes = 64 * 1024;

/** A reason to refuse a text: it is something else, or not UTF-8 from its first to its last byte. */
export async function textObjection(readAt: ReadAt, size: number, found: readonly string[]) {
  const type = await fileTypeFromBuffer(await readAt(0, Math.min(size, headBytes)));
  if (type && !found.includes(type.mime)) return 'its content does not fit its ending.';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of pieces(readAt, 0, size)) {
      if (piece.includes(0)) return 'it is not a text.';
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'it is not written in UTF-8.';
  }
  return null;
}
