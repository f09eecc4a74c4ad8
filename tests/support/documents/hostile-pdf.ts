import { deflateSync } from 'node:zlib';

const head = '%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n';
const end = 'trailer\n<</Root 1 0 R>>\n%%EOF\n';

/** A small one that is right, but for its table of places. */
export const plainPdf = (count = 1) =>
  `${head}2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count ${count}>>\nendobj\n3 0 obj\n<</Type /Page>>\nendobj\n${end}`;

/** As many page objects as asked for, and a count that says one. */
export const pdfOfPages = (pages: number) =>
  `${head}2 0 obj<</Type/Pages/Kids[]/Count 1>>endobj\n${'9 0 obj<</Type/Page>>endobj\n'.repeat(pages)}${end}`;

/** One page, named again and again. */
export const pdfOfKids = (kids: number) =>
  `${head}2 0 obj<</Type/Pages/Kids[${'3 0 R '.repeat(kids)}]/Count 1>>endobj\n3 0 obj<</Type/Page>>endobj\n${end}`;

/** Objects packed into one stream, which says its length or points to it, or lies. */
export function pdfOfPacked(content: string | Buffer, length: 'right' | 'elsewhere' | 'wrong' = 'right') {
  const packed = deflateSync(content);
  const said = { right: packed.length, elsewhere: '8 0 R', wrong: 3 }[length];
  return Buffer.concat([
    Buffer.from(
      `${head}4 0 obj\n<</Filter /FlateDecode /Length ${said} /Type /ObjStm /N 1 /First 5>>\nstream\n`,
    ),
    packed,
    Buffer.from(`\nendstream\nendobj\n${end}`),
  ]);
}
