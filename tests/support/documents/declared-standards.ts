import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The standards that a PDF says it meets, and whether its window shows the title instead of the file's name. */
export async function declaredStandards(pdf: PDFDocumentProxy) {
  const { metadata } = await pdf.getMetadata();
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  return {
    pdfA: `${metadata?.get('pdfaid:part')}${metadata?.get('pdfaid:conformance')}`,
    pdfUa: String(metadata?.get('pdfuaid:part')),
    showsTitle: preferences?.DisplayDocTitle === true,
  };
}

export const ACCESSIBLE_ARCHIVE = { pdfA: '2A', pdfUa: '1', showsTitle: true };
