import { archiveName, distinctNames, fileNameFor } from './file-name.ts';

test.each([
  ['deed.pdf', 'deed.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\x.txt', 'C__x.txt'],
  ['a\r\nSet-Cookie: b=1.txt', 'a__Set-Cookie__b_1.txt'],
  ['exe.\u202efdp', 'exe._fdp'],
  ['na"me;.pdf', 'na_me_.pdf'],
  ['.hidden', '_hidden'],
  ['', 'file'],
])('D13 %j is saved as %j', (name, safe) => {
  expect(fileNameFor(name)).toMatch(/^[A-Za-z0-9_.-]{1,150}$/);
  expect(fileNameFor(name)).toBe(safe);
});

test('D13 equal names in an archive are numbered, whatever their case', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'a (2) (2).pdf',
  ]);
});

test.each([
  '../x',
  '..\\x',
  '/abs',
  'C:\\x',
  'CON',
  'nul.txt',
  '...',
  '\u0000',
  'x\u202ey.pdf',
  ' ',
  'a'.repeat(400),
])('D13 %j becomes an entry without a path, a device or a trick', (name) => {
  const [entry = ''] = distinctNames([name]);
  expect(entry).toMatch(/^[^\\/:\p{C}]{1,160}$/u);
  expect(entry).not.toMatch(/^[. ]|[. ]$|^(con|nul)(\.|$)/i);
});

test('letters of any script stay in an archive', () => {
  expect(distinctNames(['विलेख Müller.pdf'])).toEqual(['विलेख Müller.pdf']);
});

test('an archive is called after the product and the time', () => {
  expect(archiveName(new Date('2026-11-21T09:30:05Z'))).toBe('Prudence_20261121_093005.zip');
});
