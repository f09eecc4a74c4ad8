import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import {
  pdfOfKids,
  pdfOfPacked,
  pdfOfPages,
  plainPdf,
} from '../../../../tests/support/documents/hostile-pdf.ts';
import { jpgOf, jpgOfRemarks, pngOf } from '../../../../tests/support/documents/hostile-pictures.ts';
import {
  deflatedZeros,
  officeFile,
  overlapping,
  type ZipPart,
  zipOf,
} from '../../../../tests/support/documents/hostile-zip.ts';
import { extensionOf } from '../name-rules.ts';
import { checkContent } from './content-check.ts';

const run = promisify(execFile);
type Content = string | Buffer;
const directory = await mkdtemp(join(tmpdir(), 'prudence-content-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

async function write(content: Content): Promise<{ path: string; size: number }> {
  const bytes = Buffer.from(content as Buffer);
  const path = join(directory, 'file');
  await writeFile(path, bytes);
  return { path, size: bytes.length };
}
const withoutName = (sentence: string) => sentence.replace(/^.* was not taken: /, '');

/** The sentence it is refused with, or its type. */
async function judge(name: string, content: Content): Promise<string> {
  const { path, size } = await write(content);
  return checkContent(path, size, name, extensionOf(name)).catch((error) => {
    if (error.code !== 'file.not_allowed') throw error;
    return withoutName(error.message);
  });
}

/** The same in a process of its own, with what it cost. */
async function judgeAlone(name: string, content: Content) {
  const { path } = await write(content);
  const program = join(import.meta.dirname, 'cost.fixture.ts');
  const { stdout } = await run(process.execPath, [program, path, name, extensionOf(name)]);
  const { said, ...cost } = JSON.parse(stdout) as { said: string; cpuSeconds: number; megabytes: number };
  return { said: withoutName(said), ...cost };
}

const word = (extra: ZipPart[] = [], main?: string) => officeFile('docx', extra, main);
const jar = zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: X' }]);
const zeros = (mebibytes: number, size = mebibytes * 1024 * 1024) => ({
  bytes: deflatedZeros(mebibytes),
  size: Math.min(size, 0xffffffff),
});

describe('taken', () => {
  const embedded = officeFile('xlsx', [
    { name: 'xl/media/image.emz', content: Buffer.from([0x1f, 0x8b, 8]) },
  ]);
  const taken: [string, string, Content, RegExp][] = [
    ['a Word file', 'a.docx', word([{ name: 'word/', content: '' }]), /wordprocessingml\.document$/],
    ['an Excel file', 'a.xlsx', officeFile('xlsx'), /spreadsheetml\.sheet$/],
    [
      'a Word file with a sheet in it',
      'a.docx',
      word([{ name: 'word/embeddings/Sheet1.xlsx', content: embedded }]),
      /wordprocessingml\.document$/,
    ],
    ['a text that speaks of macros', 'a.docx', word([], '<w>vbaProject, activeX</w>'), /document$/],
    ['a PDF', 'a.pdf', plainPdf(), /^application\/pdf$/],
    ['a PDF of 10,000 pages', 'a.pdf', pdfOfPages(10_000), /^application\/pdf$/],
    ['a PDF of packed objects', 'a.pdf', pdfOfPacked('<</Type /Page>>'.repeat(500)), /^application\/pdf$/],
    ['a picture', 'a.png', pngOf(4000, 3000), /^image\/png$/],
    ['a photograph', 'a.jpeg', jpgOf(6000, 4000, 300_000), /^image\/jpeg$/],
    ['a table', 'a.csv', 'name,country\nMüller,DE\n', /^text\/csv$/],
    ['a text of any script', 'a.txt', 'नाम'.repeat(100_000), /^text\/plain$/],
  ];
  test.each(taken)('%s', async (_what, name, content, mime) => {
    expect(await judge(name, content)).toMatch(mime);
  });
});

describe('D12 refused by ending and content together', () => {
  const misnamed = 'its content does not fit its ending.';
  const archive = 'it is an archive as well.';
  const refused: [string, string, Content, string][] = [
    ['an SVG', 'a.svg', '<svg/>', 'files of this kind are not taken.'],
    ['a document that may hold macros', 'a.docm', word(), 'files of this kind are not taken.'],
    ['an SVG called PNG', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', misnamed],
    ['HTML called PDF', 'a.pdf', '<html><script>1</script></html>', misnamed],
    ['HTML before a PDF', 'a.pdf', `<script>1</script>${plainPdf()}`, misnamed],
    ['a program called PDF', 'a.pdf', 'MZ\u0090\0\u0003', misnamed],
    ['a program called text', 'a.txt', Buffer.from('7f454c46020101000000', 'hex'), misnamed],
    [
      'a program in a Word file',
      'a.docx',
      word([{ name: 'word/x.bin', content: 'MZ\u0090' }]),
      'it holds a program.',
    ],
    ['a sheet called document', 'a.docx', officeFile('xlsx'), misnamed],
    ['an archive called document', 'a.docx', jar, misnamed],
    ['a GIF called PNG', 'a.png', 'GIF89a\u0001\u0000\u0001\u0000', misnamed],
    ['a GIF that is a JAR as well', 'a.jpg', Buffer.concat([Buffer.from('GIF89a'), jar]), misnamed],
    ['a photograph that is a JAR as well', 'a.jpg', Buffer.concat([jpgOf(9, 9), jar]), archive],
    ['a picture that is a JAR as well', 'a.png', Buffer.concat([pngOf(9, 9), jar]), archive],
    ['a PDF that is a JAR as well', 'a.pdf', Buffer.concat([Buffer.from(plainPdf()), jar]), archive],
    [
      'a JAR with more behind it',
      'a.pdf',
      Buffer.concat([Buffer.from(plainPdf()), jar, Buffer.from('%%EOF')]),
      archive,
    ],
    ['a photograph that is a PDF as well', 'a.jpg', jpgOf(9, 9, plainPdf()), 'it is a PDF as well.'],
    ['binary behind a text', 'a.txt', `${'x'.repeat(100_000)}\0`, 'it is not a text.'],
    [
      'a text that is not UTF-8',
      'a.csv',
      Buffer.from([0x41, 0xe9, 0x20, 0x42]),
      'it is not written in UTF-8.',
    ],
    [
      'a text that ends in the middle of a letter',
      'a.txt',
      Buffer.from([0x41, 0xe0]),
      'it is not written in UTF-8.',
    ],
    [
      'a document with macros',
      'a.docx',
      word([{ name: 'word/vbaProject.bin', content: 'x' }]),
      'it holds macros.',
    ],
    [
      'macros under another name',
      'a.docx',
      word([
        { name: 'word/_rels/document.xml.rels', content: '<r Type="…/2006/relationships/vbaProject"/>' },
      ]),
      'it holds macros.',
    ],
    [
      'a control that runs',
      'a.docx',
      word([{ name: 'word/activeX/activeX1.bin', content: 'x' }]),
      'it holds macros.',
    ],
    [
      'a sealed document',
      'a.docx',
      word([{ name: 'word/x.xml', content: 'x', encrypted: true }]),
      'it is protected by a password.',
    ],
  ];
  test.each(refused)('%s', async (_what, name, content, why) => {
    expect(await judge(name, content)).toBe(why);
  });
});

describe('D14 refused within 2 s of CPU and 150 MB', () => {
  const tooMuch = 'it unpacks to too much.';
  const unreadable = 'its inside could not be read.';
  const archive = 'it holds another archive.';
  const tooManyParts = 'it has too many parts.';
  const tooManyPages = 'it has more than 10000 pages.';
  const sheet = (packed: ZipPart['packed']) =>
    officeFile('xlsx', [{ name: 'xl/worksheets/sheet1.xml', packed }]);
  const nest = (inner: Buffer) => word([{ name: 'word/embeddings/a.docx', content: inner }]);
  const refused: [string, string, () => Content, string][] = [
    [
      'a thousandfold document',
      'a.docx',
      () => word([{ name: 'word/big.xml', packed: zeros(256) }]),
      tooMuch,
    ],
    ['a sheet of 4 GB', 'a.xlsx', () => sheet(zeros(4096)), tooMuch],
    ['a sheet of 4 GB that says 1 MB', 'a.xlsx', () => sheet(zeros(4096, 1024 * 1024)), unreadable],
    [
      'a sheet that says more than it has',
      'a.xlsx',
      () => sheet({ bytes: deflateRawSync(randomBytes(50_000)), size: 50_001 }),
      unreadable,
    ],
    [
      'a hundred parts in one place',
      'a.docx',
      () => overlapping(word([{ name: 'word/big.xml', packed: zeros(256) }]), 100),
      tooMuch,
    ],
    [
      'a hundred thousand parts',
      'a.docx',
      () => word(Array.from({ length: 100_000 }, (_, n) => ({ name: `word/${n}.xml` }))),
      unreadable,
    ],
    ['a zip in a document', 'a.docx', () => word([{ name: 'word/media/image1.png', content: jar }]), archive],
    ['a document in a document in a document', 'a.docx', () => nest(nest(word())), archive],
    [
      'a bomb in a document in a document',
      'a.docx',
      () => nest(word([{ name: 'word/big.xml', packed: zeros(4096) }])),
      tooMuch,
    ],
    [
      'a gzip in a document',
      'a.docx',
      () => word([{ name: 'word/x.bin', content: Buffer.from([0x1f, 0x8b, 8]) }]),
      archive,
    ],
    ['a picture of 50,000 × 50,000', 'a.png', () => pngOf(50_000, 50_000), 'it has too many pixels.'],
    ['a photograph of 50,000 × 50,000', 'a.jpg', () => jpgOf(50_000, 50_000), 'it has too many pixels.'],
    ['its size far behind', 'a.jpg', () => jpgOf(50_000, 50_000, 5_000_000), 'it has too many pixels.'],
    ['its size behind everything', 'a.jpg', () => jpgOfRemarks(3_000_000), 'its size could not be read.'],
    ['a picture of no size', 'a.png', () => pngOf(0, 10), 'its size could not be read.'],
    ['a PDF that says a million pages', 'a.pdf', () => plainPdf(1_000_000), tooManyPages],
    ['a PDF of a million pages', 'a.pdf', () => pdfOfPages(1_000_000), tooManyPages],
    ['a page a million times', 'a.pdf', () => pdfOfKids(1_000_100), tooManyParts],
    ['a million packed pages', 'a.pdf', () => pdfOfPacked('<</Type /Page>>'.repeat(1_000_000)), tooManyPages],
    [
      'packed pages of an unsaid length',
      'a.pdf',
      () => pdfOfPacked('<</Type /Page>>'.repeat(1_000_000), 'elsewhere'),
      tooManyPages,
    ],
    [
      'packed pages of a false length',
      'a.pdf',
      () => pdfOfPacked('<</Type /Page>>'.repeat(1_000_000), 'wrong'),
      tooManyPages,
    ],
    ['packed objects of 600 MB', 'a.pdf', () => pdfOfPacked(Buffer.alloc(600 * 1024 * 1024)), tooMuch],
    [
      'packed objects without end',
      'a.pdf',
      () => plainPdf() + '4 0 obj<</Type/ObjStm>>stream\n'.repeat(6000),
      tooManyParts,
    ],
  ];
  test.each(refused)('%s', async (_what, name, make, why) => {
    const { said, cpuSeconds, megabytes } = await judgeAlone(name, make());
    expect(said).toBe(why);
    expect(cpuSeconds).toBeLessThan(2);
    expect(megabytes).toBeLessThan(150);
  });
});

describe('D15 refused: an inside that points outside', () => {
  const names = ['../../etc/x', '..\\..\\x', '/etc/x', '\\x', 'C:\\x', 'word/../../x', 'x\0.xml'];
  test.each(names)('%j', async (name) => {
    expect(await judge('a.docx', word([{ name, content: 'x' }]))).toBe('its inside points outside.');
  });
  test('a link', async () => {
    const link = { name: 'word/link.xml', content: '/etc/passwd', mode: 0o120777 };
    expect(await judge('a.docx', word([link]))).toBe('its inside points outside.');
  });
  test('one name in the directory, another where it lies', async () => {
    const two = { name: 'word/x.xml', localName: '../x.xml', content: 'x' };
    expect(await judge('a.docx', word([two]))).toBe('its inside could not be read.');
  });
  test('one name twice, and two directories', async () => {
    const twice = [
      { name: 'word/x.xml', content: 'a' },
      { name: 'WORD/x.xml', content: 'b' },
    ];
    expect(await judge('a.docx', word(twice))).toBe('its inside could not be read.');
    expect(await judge('a.docx', Buffer.concat([word(), word()]))).toBe('its inside could not be read.');
  });
});

describe('D16 refused: what would be fetched or expanded', () => {
  const why = 'it declares what no office document may declare.';
  const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w>&b;</w>';
  const xxe = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><w>&x;</w>';
  const inside: [string, ZipPart['content']][] = [
    ['a billion laughs', `<?xml version="1.0"?>${laughs}`],
    ['a file of the server', xxe],
    ['an address', '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd"><w/>'],
    ['in UTF-16', Buffer.from(`\ufeff${xxe}`, 'utf16le')],
    ['in UTF-16, the other way round', Buffer.from(`\ufeff${xxe}`, 'utf16le').swap16()],
    ['behind 128 KB, cut in two', `${' '.repeat(128 * 1024 - 4)}<!DOCTYPE x SYSTEM "x.dtd"><w/>`],
  ];
  test.each(inside)('%s', async (_what, content) => {
    expect(await judge('a.docx', word([{ name: 'word/styles.xml', content }]))).toBe(why);
    expect(await judge('a.xlsx', officeFile('xlsx', [{ name: 'xl/_rels/a.rels', content }]))).toBe(why);
    const inner = officeFile('xlsx', [{ name: 'xl/sharedStrings.xml', content }]);
    expect(await judge('a.docx', word([{ name: 'word/embeddings/a.xlsx', content: inner }]))).toBe(why);
  });
});
