import { connect } from 'node:net';
import { freePort } from '../../../server/platform/free-port.ts';
import { serveReportPort } from '../../../server/platform/http/report-port.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { openHostileApp } from './hostile-app.ts';

const reports: { listen?: ReturnType<typeof serveReportPort>['listen'] } = {};
const app = await openHostileApp({
  more: [(server) => void Object.assign(reports, serveReportPort(server))],
});
const [port, reportPort] = [await freePort(), await freePort()];
await app.app.listen({ port, host: '127.0.0.1' });
await reports.listen?.(reportPort, '127.0.0.1');
afterAll(() => app.close());

type Asked = { at: number; line: string; headers?: Record<string, string> };

/** Writes the request line as it stands: every library would put the path in order first. */
function ask({ at, line, headers = {} }: Asked): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(at, '127.0.0.1', () => {
      const fields = Object.entries({ host: `127.0.0.1:${at}`, connection: 'close', ...headers });
      socket.write(
        `${line} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      );
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }));
  });
}

const bearer = ({ access }: Member) => ({ authorization: `Bearer ${access}` });

const lines = (path: string) => [
  ...['GET', 'HEAD'].flatMap((method) => [
    `${method} ${path}`,
    `${method} ${path}/`,
    `${method} /${path}`,
    `${method} //${path}`,
    `${method} /.${path}`,
    `${method} /x/..${path}`,
    `${method} /x/%2e%2e${path}`,
    `${method} /%2e${path}`,
    `${method} /health/live/..%2f..${path}`,
    `${method} /api${path}`,
    `${method} /api/api${path}`,
    `${method} /api//${path.slice(1)}`,
    `${method} ${path};.json`,
    `${method} ${path};x=1`,
    `${method} ${path}%00`,
    `${method} ${path}%20`,
    `${method} ${path}.json`,
    `${method} ${path}#/health/live`,
    `${method} ${path.toUpperCase()}`,
    `${method} ${path.replaceAll('/', '%2f')}`,
    `${method} ${path.replaceAll('/', '\\')}`,
    `${method} http://127.0.0.1${path}`,
  ]),
  ...['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECT'].map(
    (method) => `${method} ${path}`,
  ),
];

const tricks: Record<string, string>[] = [
  {},
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': '/health/live', 'x-rewrite-url': '/health/live' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', 'x-forwarded-prefix': '/api' },
];

/** What was answered with anything but a refusal. */
async function admitted(at: number, path: string, headers: Record<string, string>) {
  const found: string[] = [];
  for (const line of lines(path)) {
    for (const trick of tricks) {
      const { status, text } = await ask({ at, line, headers: { ...headers, ...trick } });
      // Nobody is a proxy here: a CONNECT is hung up on.
      const isHungUp = line.startsWith('CONNECT') && text === '';
      if (!isHungUp && !(status >= 400 && status < 500)) found.push(`${line}: ${text.slice(0, 200)}`);
    }
  }
  return found;
}

test('C9 no other form of an address lets anybody in without a session', async () => {
  const { client, request } = app.ours.target;
  await leavesNoTrace(app, async () => {
    for (const path of ['/reports/v1.0/requestdetails', `/api/reportData/${client}/${request}/`]) {
      expect(await admitted(port, path, {})).toEqual([]);
      expect(await admitted(reportPort, path, {})).toEqual([]);
    }
  });
});

test('C9 no other form of an address lets a client into what is the administrators’', async () => {
  const path = '/security/v1.0/userdetails';
  await leavesNoTrace(app, async () => {
    expect(await admitted(port, path, bearer(app.ours.client))).toEqual([]);
    expect(await admitted(reportPort, path, bearer(app.admin))).toEqual([]);
  });
});

test('C9 report data asks who calls on both ports, and shows a client its own only', async () => {
  const own = `/api/reportData/${app.ours.target.client}/${app.ours.target.request}/`;
  const foreign = `/api/reportData/${app.theirs.target.client}/${app.theirs.target.request}/`;
  const mixed = `/api/reportData/${app.ours.target.client}/${app.theirs.target.request}/`;
  for (const [at, prefix] of [
    [port, '/api'],
    [reportPort, ''],
  ] as const) {
    const read = async (path: string, headers = bearer(app.ours.client)) =>
      (await ask({ at, line: `GET ${prefix}${path}`, headers })).status;
    expect(await read(own)).toBe(200);
    expect(await read(foreign)).toBe(404);
    expect(await read(mixed)).toBe(404);
    expect(await read(own, { authorization: 'Bearer x' })).toBe(401);
    expect(await read(foreign, bearer(app.ours.drafter))).toBe(404);
    expect(await admitted(at, prefix + foreign, bearer(app.ours.client))).toEqual([]);
  }
});

test('D11 an ambiguous message is refused', async () => {
  const body = '{"refresh_token":"x"}';
  const start =
    'POST /security/v1.0/logoutuser HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: text/plain\r\n';
  const send = (message: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(message));
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text.slice(0, 12)));
    });
  const length = `content-length: ${body.length}\r\n`;
  expect(await send(`${start}${length}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`)).toBe('HTTP/1.1 400');
  expect(await send(`${start}${length}content-length: 1\r\n\r\n${body}`)).toBe('HTTP/1.1 400');
  expect(await send(`${start}${length}x-a: b\r\n c\r\n\r\n${body}`)).toBe('HTTP/1.1 400');
  expect(await send(`${start}${length}x-a: b\nx-c: d\r\n\r\n${body}`)).toBe('HTTP/1.1 400');
  expect(await send(`${start}${length}\r\n${body}`)).toBe('HTTP/1.1 200');
});
