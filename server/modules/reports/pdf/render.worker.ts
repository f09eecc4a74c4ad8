import pdfmake from 'pdfmake';
import { fontFiles } from './fonts.ts';
import { reportDocument, type SealableReport } from './report-document.ts';

pdfmake.setFonts(fontFiles);
pdfmake.setUrlAccessPolicy(() => false);
const fontPaths = new Set(Object.values(fontFiles).flatMap((font) => Object.values(font)));
pdfmake.setLocalAccessPolicy((path) => fontPaths.has(path));

/** One report to PDF bytes; runs in a worker thread, away from the requests. */
export default async function render(report: SealableReport) {
  const bytes = await pdfmake.createPdf(reportDocument(report)).getBuffer();
  return { bytes, pages: countPages(bytes) };
}

function countPages(bytes: Buffer) {
  return bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
