import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { imageObjection } from './image-check.ts';
import { officeObjection } from './office-check.ts';
import { notAllowed } from './refusals.ts';

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
};
const headBytes = 64 * 1024;

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
    const objection = await objectionTo(file, path, size, extension, kind);
    if (objection) throw notAllowed(name, objection);
  } finally {
    await file.close();
  }
  return kind.mime;
}

async function objectionTo(file: FileHandle, path: string, size: number, extension: string, kind: Kind) {
  const head = Buffer.alloc(Math.min(headBytes, size));
  await file.read(head, 0, head.length, 0);
  const isText = kind.mime.startsWith('text/') || ['json', 'xml'].includes(extension);
  if (isText) return textObjection(head, kind);
  const found = await fileTypeFromFile(path);
  if (!found || !kind.found.includes(found.mime)) return 'its content does not fit its ending.';
  if (extension === 'pdf')
    return head.toString('latin1', 0, 5) === '%PDF-' ? null : 'its content does not fit its ending.';
  if (extension === 'docx') return officeObjection(file, size, 'word/');
  if (extension === 'xlsx') return officeObjection(file, size, 'xl/');
  return imageObjection(head, extension === 'png' ? 'png' : 'jpg');
}

async function textObjection(head: Buffer, kind: Kind) {
  const found = await fileTypeFromBuffer(head);
  if (found && !kind.found.includes(found.mime)) return 'its content does not fit its ending.';
  if (head.includes(0)) return 'it is not a text.';
  try {
    // A character may be cut at the end of the head, which streaming mode allows.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return 'it is not written in UTF-8.';
  }
  return null;
}
