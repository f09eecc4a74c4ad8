import JSZip from 'jszip';
import { writtenPdf } from './written-pdf.ts';

type WrittenDocument = { name: string; content: string | Uint8Array<ArrayBuffer> };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As wide as a page of `writtenPdf`; what goes beyond its edge nobody reads. */
const lines = (text: string) => text.replace(/(.{1,36})(?: |$)/g, '$1\n').trimEnd();

const wordNames = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const wordParagraph = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;

/**
 * A right Word file of these paragraphs; `parts` are its other texts by the name of their part, such as `footnotes` or
 * `header1`, `more` is XML that ends the body, and `styles` that of its styles.
 */
export async function writtenDocx(
  paragraphs: readonly string[],
  parts: Record<string, string> = {},
  more = '',
  styles = '',
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new JSZip();
  const override = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${type}+xml"/>`;
  const overrides = Object.keys(parts).map((name) => override(name, name.replace(/\d+$/, '')));
  archive.file(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('document', 'document.main')}${overrides.join('')}${styles && override('styles', 'styles')}</Types>`,
  );
  archive.file(
    '_rels/.rels',
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  archive.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="${wordNames}"><w:body>${paragraphs.map(wordParagraph).join('')}${more}</w:body></w:document>`,
  );
  if (styles)
    archive.file(
      'word/styles.xml',
      `<?xml version="1.0"?><w:styles xmlns:w="${wordNames}">${styles}</w:styles>`,
    );
  for (const [name, text] of Object.entries(parts))
    archive.file(
      `word/${name}.xml`,
      `<?xml version="1.0"?><w:part xmlns:w="${wordNames}">${wordParagraph(text)}</w:part>`,
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
