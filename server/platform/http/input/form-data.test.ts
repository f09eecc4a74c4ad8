import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { FileLimits } from '../../../../contract/limits.ts';
import { dataOf, operation } from '../../../../contract/operation.ts';
import { noise } from '../../../../tests/support/runner/noise.ts';
import { waitFor } from '../../../../tests/support/servers/wait-for.ts';
import { buildApp } from '../../../app.ts';
import { problem, route } from '../../index.ts';
import { openTestPlatform } from '../../testing.ts';

const upload = operation({
  method: 'POST',
  path: '/reports/v1.0/upload',
  title: 'Upload',
  access: 'public',
  multipart: { maxFiles: 2, maxFileBytes: 10_000, extensions: ['txt', 'pdf'] },
  request: { text: z.string().max(20) },
  answer: dataOf(z.array(z.string())),
  errors: [],
});

const large = operation({
  method: 'POST',
  path: '/reports/v1.0/large',
  title: 'Large upload',
  multipart: { maxFiles: 2, maxFileBytes: FileLimits.perRequest, extensions: ['txt'] },
  access: 'public',
  request: { text: z.string().max(20) },
  answer: dataOf(z.array(z.string())),
  errors: [],
});

const platform = await openTestPlatform();
const app = await buildApp({
  platform,
  authenticate: async () => null,
  modules: [
    (server, parts) => {
      route(server, parts, large, async () => ({ Result: 'Success', Data: [] }));
      route(server, parts, upload, async ({ input, files }) => {
        if (input.text === 'refuse') throw problem('request.not_possible', 'Not now.');
        return { Result: 'Success', Data: files.map(({ name, size }) => `${name} ${size}`) };
      });
    },
  ],
});
await app.ready();
afterAll(async () => {
  await app.close();
  await platform.close();
});

const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, as = 'files') =>
  `--b\r\ncontent-disposition: form-data; name="${as}"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n`;
const send = (payload: string, type = 'multipart/form-data; boundary=b', url: string = upload.path) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
const end = '--b--\r\n';
const data = field('data', '{"text":"hello"}');
const stored = async () => {
  const found = await readdir(join(platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
};

test('files that are too large together are told so, whichever comes last', async () => {
  const most = 'a'.repeat(FileLimits.perRequest - 1000);
  const payload = data + file('most.txt', most) + file('last.txt', 'b'.repeat(5000)) + end;
  const answer = await send(payload, undefined, large.path);
  expect([answer.statusCode, answer.json().Data]).toEqual([
    413,
    'Too many files, or files that are too large.',
  ]);
});

test('a form is JSON in `data`, the client’s time beside it, and files', async () => {
  const before = await stored();
  const sent = await send(data + field('C_TIMESTAMP', '2026-11-20 10:00:00') + file('नोट.txt', 'abc') + end);
  expect(sent.json()).toEqual({ Result: 'Success', Data: ['नोट.txt 3'] });
  expect(await stored()).toBe(before + 1);
});

test('the same operation takes plain JSON, when there are no files', async () => {
  expect((await send('{"text":"hello"}', 'text/plain')).json()).toEqual({ Result: 'Success', Data: [] });
});

describe('a refused form leaves no file behind', () => {
  const refused: [string, string, number][] = [
    ['its act is refused', field('data', '{"text":"refuse"}') + file('a.txt', 'abc') + end, 422],
    ['its JSON does not fit', field('data', '{"text":7}') + file('a.txt', 'abc') + end, 400],
    ['its JSON is broken', field('data', '{"text"') + file('a.txt', 'abc') + end, 400],
    ['its prototype is poisoned', field('data', '{"__proto__":{}}') + file('a.txt', 'abc') + end, 400],
    ['a field is unknown', data + field('role', 'admin') + file('a.txt', 'abc') + end, 400],
    ['the data are missing', file('a.txt', 'abc') + end, 400],
    ['a file is of another kind', data + file('a.txt', 'abc') + file('a.exe', 'abc') + end, 400],
    ['a file lies about its kind', data + file('a.txt', 'abc') + file('a.pdf', '<html>') + end, 400],
    ['a file is too large', data + file('a.txt', 'abc') + file('b.txt', 'x'.repeat(10_001)) + end, 413],
    ['there are too many files', data + file('a.txt', 'a').repeat(3) + end, 413],
    ['files come under another name', data + file('a.txt', 'abc', 'other') + end, 400],
    ['it has no end', `${data + file('a.txt', 'abc')}--b\r\ncontent-disp`, 400],
    ['it is no form at all', 'nothing', 400],
  ];
  test.each(refused)('because %s', async (_why, payload, status) => {
    const before = await stored();
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().Result]).toEqual([status, 'Failed']);
    await waitFor(async () => (await stored()) === before);
  });

  test('because it has no boundary', async () => {
    expect((await send(data + end, 'multipart/form-data')).statusCode).toBe(400);
  });

  test('because its sender went away', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const before = await stored();
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    const head = `POST /reports/v1.0/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n`;
    const sent = head + data + file('a.txt', 'abc') + file('b.txt', 'half').slice(0, -2);
    socket.write(sent);
    const [received] = await once(app.server, 'request');
    await waitFor(() => received.socket.bytesRead === sent.length);
    const ended = new Promise((resolve) => received.once('close', resolve));
    socket.destroy();
    await ended;
    await waitFor(async () => (await stored()) === before);
  });
});

describe('what the database does to an upload is not told as a fault of the form', () => {
  const raw = (text: string) => platform.database.raw.executeSql(text);
  const database = async () => (await raw('select current_database() as name')).rows[0]?.name;
  const form = data + file('a.txt', 'abc') + end;

  test('a database that takes no writes is a 503, and is used again when it does', async () => {
    const name = await database();
    await raw(`alter database ${name} set default_transaction_read_only = on`);
    // The sessions that are open were begun before; this one, the owner's, goes on.
    await raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const refused = await send(form);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.busy']);
    await raw(
      `begin; set transaction read write; alter database ${name} set default_transaction_read_only = off; commit`,
    );
    // Each connection from before costs one call its answer.
    const answers = [];
    while (answers.at(-1) !== 200 && answers.length < 10) answers.push((await send(form)).statusCode);
    expect(answers.at(-1)).toBe(200);
  });

  test('an error that nobody expected is a 500', async () => {
    await raw('alter table unclaimed_files rename to hidden');
    noise.expect(/500 for POST/);
    expect((await send(form)).statusCode).toBe(500);
    await raw('alter table hidden rename to unclaimed_files');
  });
});
