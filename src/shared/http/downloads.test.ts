import { toCsv } from './download-csv.ts';
import { uniqueName } from './download-files.ts';
import { cleanFileName } from './save-blob.ts';

jest.mock('./fetch-blob.ts', () => ({ fetchBlob: jest.fn() }));

test('a file keeps letters, digits, underscore, hyphen and dot of its name', () => {
  expect(cleanFileName('../../Müller & Co (1).pdf')).toBe('.._.._M_ller___Co__1_.pdf');
});

test('two equal names in one zip are numbered', () => {
  const taken = new Set<string>();
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b'].map((name) => uniqueName(name, taken))).toEqual([
    'a.pdf',
    'A_2.pdf',
    'a_3.pdf',
    'b',
  ]);
});

test('a CSV starts with a byte-order mark, takes its headers from the first row and runs no formula', async () => {
  const csv = await toCsv([
    { Name: '=1+1', Note: 'a,b' },
    { Name: '@x', Note: 'say "hi"' },
  ]);
  expect(csv).toBe('\ufeffName,Note\r\n"\'=1+1","a,b"\r\n"\'@x","say ""hi"""');
});
