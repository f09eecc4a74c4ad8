import { open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { notAllowed } from '../refusals.ts';
import { pieces, type ReadAt, readingFile } from '../zip/read-at.ts';
import { endsAsZip } from '../zip/zip-directory.ts';
import { archiveObjection } from '../zip/zip-objection.ts';
import { imageObjection } from './image-check.ts';
import { officeObjection } from './office-check.ts';
import { pdfObjection } from './pdf-check.ts';

type Kind = { mime: string; found: readonly string[] };

const office = 'application/vnd.openxmlformats-officedocument.';
/** What file-type must find for each ending; nothing at all for plain text. */
const kinds: Record<string, Kind> = {
  pdf: { mime: 'application/pdf', found: ['application/pdf'] },
  docx: { mime: `${office}wordprocessingml.document`, found: [`${office}wordprocessingml.document`] },
  xlsx: { mime: `${office}spreadsheetml.sheet`, found: [`${office}spreadsheetml.sheet`] },
  png: { mime: 'image/png', found: ['image/png'] },
  jpg: { mime: 'image/jpeg', found: ['image/jpeg'] },
  jpeg: { mime: 'image/jpeg', found: ['image/jpeg'] },
  csv: { mime: 'text/csv', found: [] },
  txt: { mime: 'text/plain', found: [] },
  json: { mime: 'application/json', found: [] },
  xml: { mime: 'application/xml', found: ['application/xml'] },
  html: { mime: 'text/html', found: ['application/xml'] },
  htm: { mime: 'text/html', found: ['application/xml'] },
  zip: { mime: 'application/zip', found: ['application/zip'] },
};
const misnamed = 'its content does not fit its ending.';

/** The type of a file by its ending and its content, both; throws when they disagree or the content is refused. */
export async function checkContent(
  path: string,
  size: number,
  name: string,
  extension: string,
): Promise<string> {
  const kind = kinds[extension];
  if (!kind) throw notAllowed(name, 'files of this kind are not taken.');
  const file = await open(path, 'r');
  try {
    const objection = await objectionTo(readingFile(file), path, size, extension, kind);
    if (objection) throw notAllowed(name, objection);
  } finally {
    await file.close();
  }
  return kind.mime;
}

async function objectionTo(readAt: ReadAt, path: string, size: number, extension: string, kind: Kind) {
  const isText = kind.mime.startsWith('text/') || ['json', 'xml'].includes(extension);
  if (isText) return textObjection(readAt, size, kind.found);
  const found = await fileTypeFromFile(path);
  if (!found || !kind.found.includes(found.mime)) return misnamed;
  if (extension === 'docx' || extension === 'xlsx') return officeObjection(readAt, size, extension);
  if (extension === 'zip') return archiveObjection(readAt, size);
  if (await endsAsZip(readAt, size)) return 'it is an archive as well.';
  if (extension === 'pdf') {
    const starts = (await readAt(0, 5)).toString('latin1') === '%PDF-';
    return starts ? pdfObjection(readAt, size) : misnamed;
  }
  if ((await readAt(0, 1024)).includes('%PDF-')) return 'it is a PDF as well.';
  return imageObjection(readAt, size, extension === 'png' ? 'png' : 'jpg');
}

const headBytes = 64 * 1024;

/** A reason to refuse a text: it is something else, or not UTF-8 from its first to its last byte. */
async function textObjection(readAt: ReadAt, size: number, found: readonly string[]) {
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
