import { type PdfPiece, pageText } from './page-text.ts';
import {
  type DocumentText,
  PASTE_INSTEAD,
  UnreadableDocument,
  type UnreadPages,
} from './unreadable-document.ts';

/** The text of a PDF page by page, until `end` characters were read. Nothing in it is run, drawn or fetched. */
export async function pdfText(content: Uint8Array, end: number): Promise<DocumentText> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(content),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await loading.promise;
    let text = '';
    const pages: number[] = [];
    const empty: number[] = [];
    for (let number = 1; number <= document.numPages && text.length < end; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      if (text !== '') text += '\n\n';
      pages.push(text.length);
      const drawn = pageText(items.filter((item): item is typeof item & PdfPiece => 'str' in item));
      if (!/\p{L}/u.test(drawn)) empty.push(number);
      text += drawn;
      page.cleanup();
    }
    return {
      ...{ text, pages, isPart: pages.length < document.numPages },
      ...(empty.length > 0 && { unread: unreadPages(empty) }),
    };
  } catch (error) {
    throw new UnreadableDocument(reasonOf(error as Error));
  } finally {
    await loading.destroy();
  }
}

function unreadPages(numbers: readonly number[]): UnreadPages {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const pages = runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
  const reason = `These pages have no text, for example because they are scanned, and were not read: ${pages}. ${PASTE_INSTEAD}`;
  return { pages, reason };
}

function reasonOf({ name }: Error): string {
  if (name === 'PasswordException')
    return 'This document is protected by a password. Upload it without one, or paste the text that matters.';
  return `It cannot be read as a PDF: it is damaged. ${PASTE_INSTEAD}`;
}
