import { parse } from 'csv-parse/sync';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { DocumentBlock } from '../../../../contract/reports/document-previews.ts';
import { docxText } from './docx-text.ts';
import { textOfBlocks } from './gather-blocks.ts';
import { htmlText } from './html-text.ts';
import { pdfText } from './pdf-text.ts';
import { plainText } from './plain-text.ts';
import { type DocumentText, PASTE_INSTEAD, UnreadableDocument } from './unreadable-document.ts';

export type DocumentBlocks = { blocks: DocumentBlock[]; cut: boolean };

/** The text of a stored document by its type; throws UnreadableDocument. Runs in a thread that may be ended. */
export async function documentText(content: Uint8Array, mime: string): Promise<DocumentText> {
  const read = await rawText(content, mime);
  const text = plainText(read.text.slice(0, MediaLimits.characters));
  if (!/\p{L}/u.test(text))
    throw new UnreadableDocument(`It has no text in it, as a scanned page has none. ${PASTE_INSTEAD}`);
  return { ...read, text };
}

/** The blocks of a document that has them, as far as they are shown; throws UnreadableDocument. Runs in such a thread. */
export async function documentBlocks(content: Uint8Array, mime: string): Promise<DocumentBlocks> {
  const { blocks: all = [] } = await rawText(content, mime);
  const blocks: DocumentBlock[] = [];
  let length = 0;
  for (const block of all) {
    length += textOfBlocks([block], ' ').length;
    if (length > MediaLimits.previewed) return { blocks, cut: true };
    blocks.push(plainBlock(block));
  }
  return { blocks, cut: false };
}

function plainBlock(block: DocumentBlock): DocumentBlock {
  if (block.kind === 'part') return block;
  if (block.kind === 'row') return { ...block, cells: block.cells.map(plainText) };
  return { ...block, text: plainText(block.text) };
}

async function rawText(content: Uint8Array, mime: string): Promise<DocumentText> {
  if (mime === 'application/pdf') return pdfText(content);
  if (mime.endsWith('wordprocessingml.document')) return docxText(content);
  if (mime === 'text/html') return htmlText(decoded(content));
  const text = new TextDecoder('utf-8').decode(content);
  if (mime === 'text/csv') return { text: csvText(text), pages: [] };
  if (mime === 'text/plain') return { text: text.replace(/\r\n?/g, '\n'), pages: [] };
  throw new UnreadableDocument(`Documents of this kind are not read. ${PASTE_INSTEAD}`);
}

/** Pages say many things about their encoding; what is no UTF-8 is taken for what browsers take it for. */
function decoded(page: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(page);
  } catch {
    return new TextDecoder('windows-1252').decode(page);
  }
}

/** A paragraph for each row, its filled cells one behind the other. */
function csvText(content: string): string {
  try {
    const rows = parse(content, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as string[][];
    return rows.map((cells) => cells.filter((cell) => cell.trim() !== '').join('; ')).join('\n\n');
  } catch {
    throw new UnreadableDocument(`It cannot be read as CSV. ${PASTE_INSTEAD}`);
  }
}
