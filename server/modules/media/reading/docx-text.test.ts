import { writtenDocx } from '../../../../tests/support/documents/written-documents.ts';
import { docxText } from './docx-text.ts';

test('everything that a Word file says is read: body, headers, footers, notes and comments', async () => {
  const file = await writtenDocx(['The court charged the company.'], {
    header2: 'Prosecutor’s draft',
    footer1: 'Case 17 of 2026',
    footnotes: 'The director was arrested in May.',
    endnotes: 'Reported by the Harbour Gazette.',
    comments: 'Check whether the licence was withdrawn.',
  });
  expect((await docxText(file)).text.split('\n\n')).toEqual([
    'The court charged the company.',
    'Prosecutor’s draft',
    'Case 17 of 2026',
    'The director was arrested in May.',
    'Reported by the Harbour Gazette.',
    'Check whether the licence was withdrawn.',
  ]);
});

test('a text box is read once, although the file says it twice', async () => {
  const box = (text: string) => `<w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent>`;
  const xml = `<mc:AlternateContent xmlns:mc="m"><mc:Choice>${box('Fined twice.')}</mc:Choice><mc:Fallback>${box('Fined twice.')}</mc:Fallback></mc:AlternateContent>`;
  const file = await writtenDocx([], {}, `<w:p><w:r>${xml}</w:r></w:p>`);
  expect((await docxText(file)).text).toBe('Fined twice.');
});

test('a file without a main part is refused in words', async () => {
  await expect(docxText(new TextEncoder().encode('PK'))).rejects.toThrow('cannot be read as a Word file');
});

const paragraph = (properties: string, text: string) =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...paragraphs: string[]) =>
  `<w:tc>${paragraphs.map((text) => paragraph('', text)).join('')}</w:tc>`;

test('headings, lists, tables and the parts beside the body are told apart', async () => {
  const body = [
    paragraph('<w:pStyle w:val="Heading2"/><w:numPr/>', '1.2 Findings'),
    paragraph('<w:pStyle w:val="berschrift1"/>', 'Ergebnis'),
    paragraph('<w:pStyle w:val="Heading3"/>', ''),
    paragraph('<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/></w:numPr>', 'A fine'),
    `<w:tbl><w:tr>${cell('Year')}${cell('')}${cell('Fined by', 'the court')}</w:tr><w:tr>${cell('Only')}</w:tr></w:tbl>`,
    paragraph('', 'It appealed.'),
  ];
  const styles =
    '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="ListParagraph"><w:name w:val="List Paragraph"/></w:style>';
  const parts = { header1: 'Draft', header2: 'Secret', comments: 'Check this.' };
  const { blocks } = await docxText(await writtenDocx([], parts, body.join(''), styles));
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: '1.2 Findings' },
    { kind: 'heading', level: 1, text: 'Ergebnis' },
    { kind: 'item', text: 'A fine' },
    { kind: 'row', cells: ['Year', '', 'Fined by\nthe court'] },
    { kind: 'paragraph', text: 'Only' },
    { kind: 'paragraph', text: 'It appealed.' },
    { kind: 'part', part: 'header' },
    { kind: 'paragraph', text: 'Draft' },
    { kind: 'paragraph', text: 'Secret' },
    { kind: 'part', part: 'comments' },
    { kind: 'paragraph', text: 'Check this.' },
  ]);
});

test('every paragraph of a table is one of the text', async () => {
  const table = `<w:tbl><w:tr>${cell('2021')}${cell('Fined', 'twice')}</w:tr></w:tbl>`;
  const { text } = await docxText(await writtenDocx(['Before.'], {}, table));
  expect(text.split('\n\n')).toEqual(['Before.', '2021', 'Fined', 'twice']);
});
