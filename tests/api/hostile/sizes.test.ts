import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { FileLimits } from '../../../contract/limits.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { businessRows } from '../requests/business-rows.ts';
import { posts } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { asText, rawCall } from './raw-call.ts';

const app = await openHostileApp();
const port = await freePort();
await app.app.listen({ port, host: '127.0.0.1' });
const before = await businessRows(app);
const kept = await storedFiles();
afterEach(async () => {
  expect(await businessRows(app)).toBe(before);
  // What was stored before the refusal is removed once the answer is on its way.
  await waitFor(async () => (await storedFiles()) === kept, { what: 'the files to go' });
});
afterAll(() => app.close());

async function storedFiles() {
  const folder = join(app.platform.env.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const path = '/reports/v1.0/requestdetails';

/** What comes back on a socket on which only this was written. */
function write(head: string[], body = ''): Promise<{ status: number; closed: boolean }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${[`POST ${path} HTTP/1.1`, 'host: localhost', ...head].join('\r\n')}\r\n\r\n${body}`);
    });
    const done = (closed: boolean) => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), closed });
    };
    // Reached only where the server leaves the connection open.
    socket.setTimeout(120_000, () => done(false));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => done(true));
  });
}

const signedIn = () => `authorization: Bearer ${app.ours.clientuser.access}`;

test.each([
  ['JSON', 'text/plain', '{"intake":'],
  ['a form', 'multipart/form-data; boundary=b', '--b\r\n'],
])(
  'D10 %s that announces too much is refused before it is sent, and hung up on',
  async (_what, type, body) => {
    const reply = await write([signedIn(), `content-type: ${type}`, 'content-length: 9999999999'], body);
    expect(reply).toEqual({ status: 413, closed: true });
  },
);

test('D10 nobody without a session makes the server read a large form', async () => {
  const head = ['content-type: multipart/form-data; boundary=b', `content-length: ${FileLimits.perFile}`];
  const reply = await write(head, '--b\r\n');
  expect(reply).toEqual({ status: 401, closed: true });
});

test('D10 a body in pieces without end is cut off at the limit', async () => {
  const piece = `${(64 * 1024).toString(16)}\r\n${' '.repeat(64 * 1024)}\r\n`;
  const reply = await write(
    [signedIn(), 'content-type: text/plain', 'transfer-encoding: chunked'],
    piece.repeat(8),
  );
  expect(reply.status).toBe(413);
});

test.each(posts)('D10 %s takes no more JSON than 256 KB', async (key) => {
  const payload = `{"x":"${'a'.repeat(256 * 1024)}"}`;
  const { statusCode } = await rawCall(app, { path: key.slice(5), payload, headers: asText, who: app.admin });
  expect([403, 413]).toContain(statusCode);
});

type Part = { name: string; filename?: string; content: string | Buffer };
function form(parts: Part[]) {
  const lines = parts.flatMap(({ name, filename, content }) => [
    `--b\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return rawCall(app, {
    path,
    payload: Buffer.concat([...lines, '--b--\r\n'].map((line) => Buffer.from(line))),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    who: app.ours.clientuser,
  });
}
const data = { name: 'data', content: '{"intake":{}}' };
const file = (size: number, filename = 'a.txt') => ({
  name: 'files',
  filename,
  content: Buffer.alloc(size, 'a'),
});

const tooMuch: [string, () => Part[], number][] = [
  ['a file one byte too large', () => [data, file(FileLimits.perFile + 1)], 413],
  ['one file too many', () => [data, ...Array.from({ length: FileLimits.files + 1 }, () => file(1))], 413],
  [
    'data too long',
    () => [{ name: 'data', content: `{"intake":{"purpose":"${'a'.repeat(256 * 1024)}"}}` }],
    413,
  ],
  ['too many fields', () => [data, ...'abcdef'.split('').map((name) => ({ name, content: '1' }))], 413],
  ['a field name without end', () => [data, { name: 'a'.repeat(20_000), content: '1' }], 400],
  ['an empty file', () => [data, file(0)], 400],
  ['a good file before a bad one', () => [data, file(3), file(3, 'b.exe')], 400],
  [
    'a good file before bad data',
    () => [file(3), { name: 'data', content: '{"intake":{"status":"x"}}' }],
    400,
  ],
  ['a file under another name', () => [data, { ...file(3), name: 'file' }], 400],
  ['data given twice', () => [data, data], 400],
];

test.each(tooMuch)('D10 a form with %s is refused and keeps no file', async (_what, parts, status) => {
  const reply = await form(parts());
  expect([reply.statusCode, JSON.parse(reply.body).Result]).toEqual([status, 'Failed']);
});
