import JSZip from 'jszip';
import { writtenPdf } from './written-pdf.ts';

export type WrittenDocument = { name: string; content: string | Uint8Array<ArrayBuffer> };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As wide as a page of `writtenPdf`; what goes beyond its edge nobody reads. */
const lines = (text: string) => text.replace(/(.{1,36})(?: |$)/g, '$1\n').trimEnd();

/** A right Word file of these paragraphs. */
export async function writtenDocx(paragraphs: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new JSZip();
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  archive.file(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
  );
  archive.file(
    '_rels/.rels',
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join('');
  archive.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
  return new Uint8Array(await archive.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

/** A web page around an article, with what a page has besides. */
export const writtenPage = (title: string, paragraphs: readonly string[]) =>
  `<!doctype html><html><head><title>${escaped(title)}</title><script>var menu = "read more";</script></head><body><nav>Home News</nav><article>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}<img src="x" onerror="alert(1)"></article><footer>Imprint</footer></body></html>`;

/** The same article as each kind of document that is read; the PDF has it on its second page, in lines. */
export async function writtenDocuments(article: readonly string[]): Promise<WrittenDocument[]> {
  return [
    { name: 'article.pdf', content: writtenPdf(['Clippings', lines(article.join(' '))]) },
    { name: 'article.docx', content: await writtenDocx(article) },
    { name: 'article.html', content: writtenPage('Harbour Gazette', article) },
    { name: 'article.txt', content: article.join('\n\n') },
    { name: 'article.csv', content: `day,text\r\n${article.map((text) => `1,"${text}"`).join('\r\n')}\r\n` },
  ];
}
