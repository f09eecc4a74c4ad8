import { parse } from 'csv-parse/sync';
import { MediaLimits } from '../../../../contract/limits.ts';
import { docxText } from './docx-text.ts';
import { htmlText } from './html-text.ts';
import { pdfText } from './pdf-text.ts';
import { plainText } from './plain-text.ts';
import { type DocumentText, PASTE_INSTEAD, UnreadableDocument } from './unreadable-document.ts';

/**
 * The text of a stored document by its type, as much as is read at once, from a character on; throws UnreadableDocument.
 * Runs in a thread that may be ended.
 */
export async function documentText(content: Uint8Array, mime: string, from = 0): Promise<DocumentText> {
  const end = from + MediaLimits.characters;
  const read = await rawText(content, mime, end);
  const text = plainText(read.text.slice(0, end).slice(from));
  if (from === 0 && !/\p{L}/u.test(text))
    throw new UnreadableDocument(
      `This document has no text, for example because its pages are scanned. ${PASTE_INSTEAD}`,
    );
  const pages = read.pages.map((first) => first - from);
  return { ...read, text, pages, isPart: read.isPart || read.text.length > end };
}

/** As the readers of the kinds give it, a PDF up to the page on which `end` is; throws UnreadableDocument. */
export async function rawText(
  content: Uint8Array,
  mime: string,
  end: number = MediaLimits.characters,
): Promise<DocumentText> {
  if (mime === 'application/pdf') return pdfText(content, end);
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
