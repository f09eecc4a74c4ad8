import { writtenDocx } from '../../../../tests/support/written-documents.ts';
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
