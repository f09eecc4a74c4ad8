import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startObjectStorage } from '../../../tests/support/peers/object-storage.ts';
import type { Files, PutOptions } from './files.ts';
import { openLocalFiles } from './open-files.ts';
import { openS3Files } from './s3/open-s3-files.ts';
import { readS3Settings, type S3Settings } from './s3/s3-settings.ts';

const allow = ['pdf', 'txt'];
const mebibyte = 1024 * 1024;

let directory: string;
let files: Files;
const told = { noted: [] as string[], forgotten: [] as string[] };
const ledger = {
  note: async ({ fileId }: { fileId: string }) => void told.noted.push(fileId),
  forget: async (fileId: string) => void told.forgotten.push(fileId),
};

const storage = await startObjectStorage();
afterAll(() => storage.remove());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prudence-files-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const settings = (more: Record<string, string> = {}) =>
  readS3Settings({ ...storage.variables, ...more }) as S3Settings;
const put = (content: string | Uint8Array, name = 'a.txt', options: Partial<PutOptions> = {}) =>
  files.put(Readable.from([Buffer.from(content)]), { name, maxBytes: mebibyte, allow, ...options });

const stores: [string, () => Promise<Files>, () => string][] = [
  ['on disk', () => openLocalFiles(directory, ledger), () => directory],
  [
    'in a bucket',
    () => openS3Files(settings(), join(directory, 'tmp'), ledger),
    () => join(storage.directory, 'desk'),
  ],
];

describe.each(stores)('files %s', (_where, open, folder) => {
  /** Names of everything that lies in the store and in the folder of unfinished uploads. */
  const lying = async () => {
    const folders = [...new Set([folder(), directory])];
    const found = await Promise.all(
      folders.map((place) => readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])),
    );
    return found
      .flat()
      .filter((entry) => entry.isFile() && !/metadata\.json$|\.md5$|^prudence\.txt/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  };
  beforeEach(async () => {
    files = await open();
  });
  afterEach(async () => {
    for (const path of await lying()) await rm(path);
  });

  test('what is taken comes back as it was, whole or streamed', async () => {
    const taken = await put('%PDF-1.7\nhello', 'report.PDF');
    expect(taken).toMatchObject({
      size: 14,
      mime: 'application/pdf',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await files.read(taken.fileId, taken.sha256)).toString()).toBe('%PDF-1.7\nhello');
    expect((await buffer(await files.open(taken.fileId, taken.sha256))).toString()).toBe('%PDF-1.7\nhello');
    expect(await lying()).toHaveLength(1);
  });

  test('a large file comes back as it was', async () => {
    const content = Buffer.alloc(20 * mebibyte, 'Every byte counts. ');
    const taken = await put(content, 'large.txt', { maxBytes: 25 * mebibyte });
    expect(taken.size).toBe(content.length);
    expect(content.equals(await files.read(taken.fileId, taken.sha256))).toBe(true);
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    const taken = await put('hello');
    await files.remove(taken.fileId);
    await files.remove(taken.fileId);
    expect(await lying()).toEqual([]);
    await expect(files.read(taken.fileId, taken.sha256)).rejects.toMatchObject({ code: 'file.corrupt' });
    await expect(files.open(taken.fileId, taken.sha256)).rejects.toMatchObject({ code: 'file.corrupt' });
  });

  test('a byte changed where the file lies is noticed, read whole or streamed', async () => {
    const taken = await put('hello');
    const [path = ''] = await lying();
    await writeFile(path, 'hullo');
    await expect(files.read(taken.fileId, taken.sha256)).rejects.toMatchObject({ code: 'file.corrupt' });
    await expect(files.open(taken.fileId, taken.sha256).then(buffer)).rejects.toMatchObject({
      code: 'file.corrupt',
    });
  });

  test('D13 an id is never a path', async () => {
    for (const id of ['../keys.json', 'ab/../../x', '', '..']) {
      await expect(files.read(id, '')).rejects.toMatchObject({ code: 'file.corrupt' });
      await expect(files.remove(id)).rejects.toMatchObject({ code: 'file.corrupt' });
    }
  });

  test('a file is noted before it is stored, and forgotten once it is removed', async () => {
    told.noted = [];
    told.forgotten = [];
    await expect(put('', 'empty.txt')).rejects.toMatchObject({ code: 'file.empty' });
    expect(told.noted).toEqual([]);
    const { fileId } = await put('hello');
    expect(told.noted).toEqual([fileId]);
    await files.remove(fileId);
    expect(told.forgotten).toEqual([fileId]);
  });

  const refused: [string, () => Promise<unknown>, object][] = [
    ['of another kind', () => put('x', 'a.exe'), { code: 'file.not_allowed' }],
    ['that lies about its kind', () => put('<html>', 'a.pdf'), { code: 'file.not_allowed' }],
    ['without content', () => put(''), { code: 'file.empty' }],
    ['over the limit', () => put(Buffer.alloc(mebibyte + 1, 65)), { code: 'file.too_large' }],
    ['that breaks off', () => broken(), { message: 'gone' }],
  ];
  test.each(refused)('a file %s is refused and leaves nothing', async (_what, taking, error) => {
    await expect(taking()).rejects.toMatchObject(error);
    expect(await lying()).toEqual([]);
  });

  test('a reader who goes away early leaves nothing open', async () => {
    const content = Buffer.alloc(4 * mebibyte, 'x');
    const taken = await put(content, 'a.txt', { maxBytes: 5 * mebibyte });
    const stream = await files.open(taken.fileId, taken.sha256);
    await new Promise((resolve) => stream.once('data', resolve));
    stream.destroy();
    expect(content.equals(await files.read(taken.fileId, taken.sha256))).toBe(true);
  });

  test('unfinished uploads are swept, younger ones left to whoever writes them', async () => {
    await writeFile(join(directory, 'tmp', 'left'), 'x');
    expect(await files.sweepTemp(60_000)).toBe(0);
    expect(await files.sweepTemp()).toBe(1);
    expect(await lying()).toEqual([]);
  });
});

function broken() {
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-1.7');
      throw new Error('gone');
    })(),
  );
  return files.put(content, { name: 'a.pdf', maxBytes: 100, allow });
}

test('a bucket that cannot be used is said at the start, in one sentence', async () => {
  const open = (more: Record<string, string>) => openS3Files(settings(more), join(directory, 'tmp'));
  await expect(open({ S3_BUCKET: 'another' })).rejects.toThrow(
    /^The bucket another at http.* cannot be used/,
  );
  await expect(open({ S3_SECRET_KEY: 'wrong' })).rejects.toThrow(/cannot be used/);
});

test('storage that is away is a 503 to come back for, and leaves nothing behind', async () => {
  const away = await startObjectStorage();
  const other = readS3Settings(away.variables) as S3Settings;
  files = await openS3Files(other, join(directory, 'tmp'));
  const taken = await put('hello');
  await away.stop();
  const busy = { code: 'server.busy', status: 503, details: { retryAfter: 10 } };
  await expect(put('again')).rejects.toMatchObject(busy);
  await expect(files.read(taken.fileId, taken.sha256)).rejects.toMatchObject(busy);
  expect(await readdir(join(directory, 'tmp'))).toEqual([]);
  await away.remove();
});

test('a directory that cannot be written to is answered with 503 and when to try again', async () => {
  files = await openLocalFiles(directory);
  await rm(directory, { recursive: true });
  await writeFile(directory, '');
  await expect(put('text')).rejects.toMatchObject({ code: 'server.busy', details: { retryAfter: 10 } });
});

test('a transfer to the storage that breaks off is tried again, and stored once', async () => {
  const [host, port] = new URL(storage.variables.S3_ENDPOINT ?? '').host.split(':');
  let breaks = 0;
  const line = createServer((near) => {
    const far = connect(Number(port), host);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    near.on('data', (chunk: Buffer) => {
      if (breaks > 0 && !chunk.includes('prudence.txt')) {
        breaks -= 1;
        near.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: own } = line.address() as { port: number };
  const through = readS3Settings({ ...storage.variables, S3_ENDPOINT: `http://127.0.0.1:${own}` });
  files = await openS3Files(through as S3Settings, join(directory, 'tmp'));
  const content = Buffer.alloc(3 * mebibyte, 'y');
  breaks = 2;
  const taken = await put(content, 'a.txt', { maxBytes: 5 * mebibyte });
  expect(breaks).toBe(0);
  expect(content.equals(await files.read(taken.fileId, taken.sha256))).toBe(true);
  breaks = 3;
  await expect(put('never')).rejects.toMatchObject({ code: 'server.busy' });
  line.close();
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.example' }, /S3_BUCKET is missing/],
  [{ S3_BUCKET: 'b', S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT must be a full address/],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY: 'id' }, /belong together/],
])('settings %j are refused in a sentence', (variables, sentence) => {
  expect(() => readS3Settings(variables)).toThrow(sentence);
});

test('settings: no bucket means the disk; Amazon wants the bucket in its host name, others in the path', () => {
  expect(readS3Settings({})).toBeNull();
  expect(readS3Settings({ S3_BUCKET: 'b' })).toMatchObject({
    region: 'us-east-1',
    pathStyle: false,
    prefix: '',
  });
  const other = { S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.example', S3_PREFIX: '/desk/' };
  expect(readS3Settings(other)).toMatchObject({ pathStyle: true, prefix: 'desk/' });
  expect(readS3Settings({ ...other, S3_PATH_STYLE: 'false' })).toMatchObject({ pathStyle: false });
});
