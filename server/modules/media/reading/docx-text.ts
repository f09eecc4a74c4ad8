import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { DOCUMENT_PARTS, type DocumentBlock } from '../../../../contract/analysis/document-previews.ts';
import { readingBuffer } from '../../../platform/files/zip/read-at.ts';
import { unpackEntry } from '../../../platform/files/zip/unpack-entry.ts';
import { readZipDirectory } from '../../../platform/files/zip/zip-directory.ts';
import { gatherBlocks, textOfBlocks } from './gather-blocks.ts';
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

/** The part in which a program says what its styles are called. */
const STYLES = '.styles+xml';

/**
 * The paragraphs of a Word file with its headers, footers, notes and comments, and its blocks. Its parts were counted
 * when it was received; entities are never expanded.
 */
export async function docxText(content: Uint8Array): Promise<DocumentText> {
  try {
    const read = await openArchive(content);
    const { parts, styles } = partsOf(await read('[Content_Types].xml'));
    const levels = headingLevels(styles ? await read(styles) : '');
    const blocks: DocumentBlock[] = [];
    let last: string | undefined;
    for (const { name, kind } of parts) {
      const found = blocksOf(await read(name), levels);
      const part = DOCUMENT_PARTS.find((one) => one === kind);
      if (part && part !== last && found.length > 0) blocks.push({ kind: 'part', part });
      if (found.length > 0) last = part;
      for (const block of found) blocks.push(block);
    }
    return { text: textOfBlocks(blocks, '\n\n'), pages: [], blocks };
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

/** The parts to read: programs number and name them as they like, only their types are fixed. */
function partsOf(manifest: string) {
  const parts: { place: number; name: string; kind: string }[] = [];
  let styles: string | undefined;
  const parser = strictParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Override') return;
    const type = String(attributes.ContentType ?? '');
    const part = String(attributes.PartName ?? '').replace(/^\//, '');
    const place = KINDS.findIndex((kind) => type.endsWith(`.${kind}+xml`));
    if (place >= 0) parts.push({ place, name: part, kind: KINDS[place]! });
    if (type.endsWith(STYLES)) styles = part;
  });
  parser.write(manifest).close();
  if (!parts.some(({ place }) => place <= 1)) throw new Error('no main part');
  return { parts: parts.sort((a, b) => a.place - b.place), styles };
}

/** The headings among the styles, by their ids: the ids are of the language of the program, their names are not. */
function headingLevels(xml: string): Map<string, number> {
  const levels = new Map<string, number>();
  if (xml === '') return levels;
  let id = '';
  const parser = strictParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:style') id = String(attributes['w:styleId'] ?? '');
    const level = name === 'w:name' ? headingLevel(String(attributes['w:val'] ?? '')) : undefined;
    if (level) levels.set(id, level);
  });
  parser.write(xml).close();
  return levels;
}

function headingLevel(style: string): number | undefined {
  if (/^title$/i.test(style)) return 1;
  const [, level] = /^heading ?([1-6])$/i.exec(style) ?? [];
  return level ? Number(level) : undefined;
}

function blocksOf(xml: string, levels: ReadonlyMap<string, number>): DocumentBlock[] {
  if (xml === '') return [];
  const gather = gatherBlocks((text) => text.trim());
  let isText = false;
  let alternatives = 0;
  const parser = strictParser();
  parser.on('opentag', ({ name, attributes }) => {
    // A text box stands twice in the file, the second time for programs that cannot draw the first.
    if (name === 'mc:Fallback') alternatives += 1;
    isText = name === 'w:t' && alternatives === 0;
    if (name === 'w:tab' || name === 'w:br') gather.write(' ');
    if (name === 'w:tr') gather.openRow();
    if (name === 'w:tc') gather.openCell();
    if (name === 'w:numPr') gather.become({ kind: 'item' });
    if (name === 'w:pStyle') {
      const style = String(attributes['w:val'] ?? '');
      const level = levels.get(style) ?? headingLevel(style);
      if (level) gather.become({ kind: 'heading', level });
    }
  });
  parser.on('text', (text) => {
    if (isText) gather.write(text);
  });
  parser.on('closetag', ({ name }) => {
    isText = false;
    if (name === 'mc:Fallback') alternatives -= 1;
    if (name === 'w:p') gather.endParagraph();
    if (name === 'w:tr') gather.closeRow();
  });
  parser.write(xml).close();
  return gather.end();
}

function strictParser() {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}
