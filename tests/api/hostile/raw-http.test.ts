import { connect } from 'node:net';
import { recordLog } from '../../support/servers/record-log.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { settled } from './settled.ts';

const { lines, log } = recordLog('info');

let port = 0;
const app = await openTestApp({ log, env: { allowedHosts: ['prudence.internal'] } });
await app.app.listen({ port: 0, host: '127.0.0.1' });
port = (app.app.server.address() as { port: number }).port;
afterAll(() => app.close());

/** What comes back for these bytes, until the server ends the connection. */
const send = (text: string) =>
  new Promise<{ status: number; headers: string; body: string }>((done, fail) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      got += data;
    });
    socket.on('error', fail);
    socket.on('close', () => {
      const [headers = '', body = ''] = got.split('\r\n\r\n');
      done({ status: Number(got.slice(9, 12)), headers: headers.toLowerCase(), body });
    });
  });

const post = (...headers: string[]) =>
  [
    'POST /security/v1.0/getuserdetails HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Length: 2',
    ...headers,
    '',
    '{}',
  ].join('\r\n');

test.each([
  ['a method that there is not', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'input.malformed'],
  ['no protocol', 'hello\r\n\r\n', 400, 'input.malformed'],
  ['two lengths', post('Content-Length: 3'), 400, 'input.malformed'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'input.too_large',
  ],
])(
  'W18 %s is answered in the shape of every refusal, with security headers',
  async (_, text, status, code) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      Result: 'Failed',
      Data: expect.stringMatching(/^The .*[.]$/),
      code,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const header of [
      'content-security-policy',
      'x-content-type-options: nosniff',
      'cache-control: no-store',
    ])
      expect(answer.headers).toContain(header);
  },
);

test('W17 a connection that breaks in the middle of a request raises no alarm', async () => {
  const chunked = post('Transfer-Encoding: chunked')
    .replace('Content-Length: 2\r\n', '')
    .replace(/\{\}$/, '1g\r\n');
  lines.length = 0;
  for (let time = 0; time < 3; time += 1) await send(chunked);
  await settled(app);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('W17 callers that reset the connection once they have asked raise no alarm', async () => {
  const call = 'GET /reports/v1.0/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const reset = () =>
    new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(call, () => socket.resetAndDestroy()));
      socket.on('close', () => done());
    });
  lines.length = 0;
  for (let time = 0; time < 50; time += 1) await reset();
  await settled(app);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test.each([
  ['two hosts', ['Host: elsewhere'], 400, 'input.malformed'],
  [
    'a compressed body',
    ['Content-Type: application/json', 'Content-Encoding: deflate'],
    415,
    'input.media_type',
  ],
  ['two charsets', ['Content-Type: text/plain; charset=utf-8; charset=utf-7'], 415, 'input.media_type'],
])('W22 a request with %s is refused', async (_what, headers, status, code) => {
  const answer = await send(post(...headers));
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
});

const get = (path: string, host: string) =>
  send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

test.each([
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['evil.example:5011', 421],
  ['localhost', 200],
  ['LOCALHOST.:5011', 200],
  ['127.0.0.1:1', 200],
  ['[::1]:5011', 200],
  ['prudence.internal', 200],
])('W22 with the Host %s the server answers %d, in the shape of every refusal', async (host, status) => {
  const answer = await get('/config.json', host);
  expect(answer.status).toBe(status);
  if (status === 421)
    expect(JSON.parse(answer.body)).toMatchObject({ Result: 'Failed', code: 'host.unknown' });
});

test('W22 a supervisor asks for health by any address', async () => {
  expect((await get('/health/live', '10.1.2.3:5011')).status).toBe(200);
  expect((await get('/api/health/live', '10.1.2.3:5011')).status).toBe(200);
});
