import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A PDF as a program reads it, and its text in the order of its tags. */
export async function readPdf(bytes: Uint8Array): Promise<{ pdf: PDFDocumentProxy; text: string }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(bytes);
  const pdf = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const text = pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .filter((part) => part.trim() !== '')
    .join(' ');
  return { pdf, text };
}
