import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import type { Files, PutOptions } from './files.ts';
import { openLocalFiles } from './local-files.ts';
import { safeFileName } from './name-rules.ts';

const allow = ['pdf', 'docx', 'xlsx', 'png', 'jpg', 'csv', 'txt'];
let directory: string;
let files: Files;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prudence-files-'));
  files = await openLocalFiles(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const put = (content: string | Uint8Array, name: string, options: Partial<PutOptions> = {}) =>
  files.put(Readable.from([Buffer.from(content)]), { name, maxBytes: 1024 * 1024, allow, ...options });
const stored = async () => {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
};

const png = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(64)]);
};
const office = async (part: string, type: string, extra: Record<string, string | Uint8Array> = {}) => {
  const zip = new JSZip();
  const main = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  zip.file('[Content_Types].xml', `<Types><Override PartName="/${part}" ContentType="${main}"/></Types>`);
  zip.file(part, '<x/>');
  for (const [name, content] of Object.entries(extra)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
};
const word = (extra?: Record<string, string | Uint8Array>) =>
  office('word/document.xml', 'wordprocessingml.document', extra);

test('what is taken comes back as it was', async () => {
  const taken = await put('%PDF-1.7\nhello', 'report.PDF');
  expect(taken).toMatchObject({
    size: 14,
    mime: 'application/pdf',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await files.read(taken.fileId, taken.sha256)).toString()).toBe('%PDF-1.7\nhello');
  expect((await buffer(await files.open(taken.fileId, taken.sha256))).length).toBe(14);
  await files.remove(taken.fileId);
  expect(await stored()).toBe(0);
});

test('every kind on the list is taken with its own content', async () => {
  const sheet = await office('xl/workbook.xml', 'spreadsheetml.sheet');
  const taken = [
    await put(await word(), 'a.docx'),
    await put(sheet, 'a.xlsx'),
    await put(png(10, 10), 'a.png'),
    await put('name,country\nMüller,DE\n', 'a.csv'),
    await put('नाम', 'a.txt'),
  ];
  expect(taken.map(({ mime }) => mime.split('.').at(-1))).toEqual([
    'document',
    'sheet',
    'image/png',
    'text/csv',
    'text/plain',
  ]);
});

describe('D12 and D14 refused, and nothing stays behind', () => {
  const refused: [string, () => Promise<string | Uint8Array>, string, string][] = [
    ['an ending not on the list', async () => '%PDF-1.7', 'a.svg', 'file.not_allowed'],
    ['no ending', async () => '%PDF-1.7', 'pdf', 'file.not_allowed'],
    ['HTML called PDF', async () => '<html><script>1</script></html>', 'a.pdf', 'file.not_allowed'],
    [
      'a program called text',
      async () => Buffer.from('7f454c46020101000000', 'hex'),
      'a.txt',
      'file.not_allowed',
    ],
    ['a GIF called PNG', async () => 'GIF89a\u0001\u0000\u0001\u0000', 'a.png', 'file.not_allowed'],
    ['a PDF behind other bytes', async () => 'GIF89a %PDF-1.7', 'a.pdf', 'file.not_allowed'],
    ['a document with macros', () => word({ 'word/vbaProject.bin': 'x' }), 'a.docx', 'file.not_allowed'],
    [
      'a sheet called document',
      () => office('xl/workbook.xml', 'spreadsheetml.sheet'),
      'a.docx',
      'file.not_allowed',
    ],
    ['a document that points outside', () => word({ '../../etc/x': 'x' }), 'a.docx', 'file.not_allowed'],
    [
      'a document that unpacks to too much',
      () => word({ 'word/big.xml': Buffer.alloc(40_000_000) }),
      'a.docx',
      'file.not_allowed',
    ],
    ['a picture of too many pixels', async () => png(50_000, 50_000), 'a.png', 'file.not_allowed'],
    [
      'text that is not UTF-8',
      async () => Buffer.from([0x41, 0xe9, 0x20, 0x42]),
      'a.txt',
      'file.not_allowed',
    ],
    ['nothing', async () => '', 'a.txt', 'file.empty'],
    ['more than the limit', async () => Buffer.alloc(1024 * 1024 + 1, 65), 'a.txt', 'file.too_large'],
  ];
  test.each(refused)('%s', async (_what, content, name, code) => {
    await expect(put(await content(), name)).rejects.toMatchObject({ code });
    expect(await stored()).toBe(0);
  });

  test('a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-1.7');
        throw new Error('gone');
      })(),
    );
    await expect(files.put(broken, { name: 'a.pdf', maxBytes: 100, allow })).rejects.toThrow('gone');
    expect(await stored()).toBe(0);
  });
});

test('a flipped byte on the disk is noticed, read whole or streamed', async () => {
  const taken = await put('hello', 'a.txt');
  await writeFile(join(directory, taken.fileId.slice(0, 2), taken.fileId), 'hullo');
  await expect(files.read(taken.fileId, taken.sha256)).rejects.toMatchObject({ code: 'file.corrupt' });
  await expect(files.open(taken.fileId, taken.sha256).then(buffer)).rejects.toMatchObject({
    code: 'file.corrupt',
  });
});

test('an id is never a path', async () => {
  await expect(files.read('../keys.json', '')).rejects.toMatchObject({ code: 'file.corrupt' });
});

test('unfinished uploads are swept, younger ones left to whoever writes them', async () => {
  await writeFile(join(directory, 'tmp', 'left'), 'x');
  expect(await files.sweepTemp(60_000)).toBe(0);
  expect(await files.sweepTemp()).toBe(1);
  expect(await stored()).toBe(0);
});

test.each([
  ['../../x', '_._.._x'],
  ['C:\\x.pdf', 'C__x.pdf'],
  ['.hidden', '_hidden'],
  ['a"\r\nb.pdf', 'a___b.pdf'],
  ['\u202Efdp.exe', '_fdp.exe'],
])('D13 the name %j becomes safe', (name) => {
  expect(safeFileName(name)).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/);
});
