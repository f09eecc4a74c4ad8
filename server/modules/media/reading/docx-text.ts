import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { readingBuffer } from '../../../platform/files/zip/read-at.ts';
import { unpackEntry } from '../../../platform/files/zip/unpack-entry.ts';
import { readZipDirectory } from '../../../platform/files/zip/zip-directory.ts';
import { type DocumentText, PASTE_INSTEAD, UnreadableDocument } from './unreadable-document.ts';

/** The kinds of parts that hold what a Word file says, by the ends of their content types, in the order of reading. */
const KINDS = [
  'document.main',
  'document.macroEnabled.main',
  'header',
  'footer',
  'footnotes',
  'endnotes',
  'comments',
];

/**
 * The paragraphs of a Word file with its headers, footers, notes and comments. Its parts were counted when it was
 * received; entities are never expanded.
 */
export async function docxText(content: Uint8Array): Promise<DocumentText> {
  try {
    const read = await openArchive(content);
    const parts = partNames(await read('[Content_Types].xml'));
    const texts: string[] = [];
    for (const name of parts) texts.push(...paragraphsOf(await read(name)));
    return { text: texts.join('\n\n'), pages: [] };
  } catch {
    throw new UnreadableDocument(`It cannot be read as a Word file. ${PASTE_INSTEAD}`);
  }
}

/** Reads a part by its name; one that is not there is empty. */
async function openArchive(content: Uint8Array) {
  const readAt = readingBuffer(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const entries = (await readZipDirectory(readAt, content.byteLength)) ?? [];
  return async (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? text(unpackEntry(readAt, entry)) : '';
  };
}

/** The names of the parts to read: programs number and name them as they like, only their types are fixed. */
function partNames(manifest: string): string[] {
  const found: { place: number; name: string }[] = [];
  const parser = strictParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Override') return;
    const type = String(attributes.ContentType ?? '');
    const place = KINDS.findIndex((kind) => type.endsWith(`.${kind}+xml`));
    if (place >= 0) found.push({ place, name: String(attributes.PartName ?? '').replace(/^\//, '') });
  });
  parser.write(manifest).close();
  if (!found.some(({ place }) => place <= 1)) throw new Error('no main part');
  return found.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

function paragraphsOf(xml: string): string[] {
  if (xml === '') return [];
  const paragraphs: string[] = [];
  let paragraph = '';
  let isText = false;
  let alternatives = 0;
  const parser = strictParser();
  parser.on('opentag', ({ name }) => {
    // A text box stands twice in the file, the second time for programs that cannot draw the first.
    if (name === 'mc:Fallback') alternatives += 1;
    isText = name === 'w:t' && alternatives === 0;
    if (name === 'w:tab' || name === 'w:br') paragraph += ' ';
  });
  parser.on('text', (text) => {
    if (isText) paragraph += text;
  });
  parser.on('closetag', ({ name }) => {
    isText = false;
    if (name === 'mc:Fallback') alternatives -= 1;
    if (name !== 'w:p') return;
    if (paragraph.trim() !== '') paragraphs.push(paragraph.trim());
    paragraph = '';
  });
  parser.write(xml).close();
  return paragraphs;
}

function strictParser() {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}
