import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOutboundAllow } from '../env.ts';
import { bytesOf, createOutbound, isPublicAddress, type OutboundCall } from './create-outbound.ts';
import type { Resolve } from './guarded-lookup.ts';

type Handler = http.RequestListener;
const folder = mkdtempSync(join(tmpdir(), 'outbound-'));
let ca = '';
let asked: string[] = [];
const handle: Handler = (req, res) => {
  asked.push(req.url ?? '');
  if (req.url === '/redirect') res.writeHead(302, { location: '/' }).end();
  else if (req.url === '/large') res.writeHead(200, { 'content-length': '5000001' }).end();
  else if (req.url === '/grows') endless(res);
  else if (req.url === '/slow') res.write('a');
  else if (req.url !== '/silent') req.pipe(res);
};
function endless(res: http.ServerResponse) {
  while (res.write(Buffer.alloc(10_000)));
  res.once('drain', () => endless(res));
}
const listen = (server: http.Server | https.Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
const portOf = (server: http.Server | https.Server) => (server.address() as AddressInfo).port;

const made = ['-keyout', join(folder, 'key'), '-out', join(folder, 'cert'), '-days', '2', '-nodes'];
const name = ['-subj', '/CN=hooks.example', '-addext', 'subjectAltName=DNS:hooks.example,IP:127.0.0.1'];
execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...made, ...name], { stdio: 'ignore' });
ca = readFileSync(join(folder, 'cert'), 'utf8');
const secure = https.createServer({ key: readFileSync(join(folder, 'key')), cert: ca }, handle);
const plain = http.createServer(handle);
await listen(secure);
await listen(plain);
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const server of [secure, plain]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

const answering =
  (...answers: string[][]): Resolve =>
  async () =>
    (answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? [])).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
const reason = (call: Promise<unknown>) =>
  call.then(
    () => 'let through',
    ({ reason }: { reason: string }) => reason,
  );
const hooks = (path = '/') => `https://hooks.example:${portOf(secure)}${path}`;
const allowed = () =>
  createOutbound({ allow: [new URL(hooks()).origin], resolve: answering(['127.0.0.1']), ca });
const get = (url: string, more: Partial<OutboundCall> = {}) =>
  allowed()
    .fetch({ url, ...more })
    .then(bytesOf);

const nobodys = [
  ['loopback', '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '017700000001', '127.0.0.1.'],
  ['this machine', '0.0.0.0', '0', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]'],
  [
    'in disguise',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::10.0.0.1]',
    '[64:ff9b::7f00:1]',
  ],
  [
    'private',
    '10.0.0.1',
    '172.16.5.4',
    '172.31.255.255',
    '192.168.1.1',
    '0300.0250.1.1',
    '[fc00::1]',
    '[fd12::9]',
  ],
  [
    'link-local',
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '[fe80::1]',
    '[fec0::1]',
    '[::ffff:a9fe:a9fe]',
  ],
  ['carriers', '100.64.0.1', '100.127.255.254'],
  ['many at once', '224.0.0.1', '239.255.255.255', '255.255.255.255', '[ff02::1]'],
  [
    'tunnels and reserves',
    '[2002:7f00:1::]',
    '[2001:0:1::1]',
    '[2001:db8::1]',
    '240.0.0.1',
    '198.18.0.1',
    '[4000::1]',
  ],
];

test.each(nobodys)('D18 an address typed as a number is not called: %s', async (_what, ...hosts) => {
  const outbound = createOutbound({ allow: [] });
  for (const host of hosts) {
    const url = `https://${host}:${portOf(secure)}/`;
    expect([host, await reason(outbound.fetch({ url }))]).toEqual([host, 'not_allowed']);
  }
  expect(asked).toEqual([]);
});

test.each(nobodys)(
  'D18 a name is not called when it answers such an address: %s',
  async (_what, ...hosts) => {
    for (const host of hosts) {
      const address = new URL(`https://${host}/`).hostname.replace(/^\[|\]$/g, '');
      const outbound = createOutbound({ allow: [], resolve: answering([address]), ca });
      expect([address, await reason(outbound.fetch({ url: hooks() }))]).toEqual([address, 'not_allowed']);
    }
    expect(asked).toEqual([]);
  },
);

test('D18 addresses of the open internet are let through, and names of this machine are not', async () => {
  const open = ['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'];
  expect(open.filter(isPublicAddress)).toEqual(open);
  const outbound = createOutbound({ allow: [] });
  const url = `https://localhost:${portOf(secure)}/`;
  expect(await reason(outbound.fetch({ url }))).toBe('not_allowed');
});

test('D18 a name with one public and one private address is refused whole', async () => {
  const outbound = createOutbound({ allow: [], resolve: answering(['8.8.8.8', '127.0.0.1']), ca });
  expect(await reason(outbound.fetch({ url: hooks() }))).toBe('not_allowed');
  expect(asked).toEqual([]);
});

test('D18 a name that answers otherwise the second time is judged by what it answers at the connection', async () => {
  const rebinding = answering(['8.8.8.8'], ['127.0.0.1']);
  const answers: string[] = [];
  const resolve: Resolve = async (host) => {
    const given = await rebinding(host);
    answers.push(...given.map(({ address }) => address));
    return given;
  };
  const outbound = createOutbound({ allow: [], resolve, ca });
  await resolve('hooks.example');
  expect(await reason(outbound.fetch({ url: hooks() }))).toBe('not_allowed');
  expect([answers, asked]).toEqual([['8.8.8.8', '127.0.0.1'], []]);

  answers.length = 0;
  const named = createOutbound({
    allow: [new URL(hooks()).origin],
    resolve: async () => {
      answers.push('asked');
      return [{ address: answers.length === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    },
    ca,
  });
  await named.fetch({ url: hooks() }).then(bytesOf);
  expect([answers, asked]).toEqual([['asked'], ['/']]);
});

test('D18 only https is spoken, without user and password in the address', async () => {
  const outbound = createOutbound({ allow: [], resolve: answering(['8.8.8.8']) });
  for (const url of [
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'gopher://hooks.example/',
    'https://user:pass@hooks.example/',
    '//hooks.example/',
    'hooks.example',
    '',
  ])
    expect([url, await reason(outbound.fetch({ url }))]).toEqual([url, 'not_allowed']);
});

test('D18 a redirect is not followed', async () => {
  expect(await reason(get(hooks('/redirect')))).toBe('redirect');
  expect(asked).toEqual(['/redirect']);
});

test('D18 an answer over the limit is cut off, announced or not', async () => {
  expect(await reason(get(hooks('/large')))).toBe('too_large');
  expect(await reason(get(hooks('/grows')))).toBe('too_large');
  expect(await reason(get(hooks(), { method: 'POST', body: 'abcdef', maxBytes: 5 }))).toBe('too_large');
  expect(String(await get(hooks(), { method: 'POST', body: 'abcde', maxBytes: 5 }))).toBe('abcde');
});

test('D18 whoever does not answer in time is left, before the answer and within it', async () => {
  expect(await reason(get(hooks('/silent'), { timeMs: 300 }))).toBe('timeout');
  expect(await reason(get(hooks('/slow'), { timeMs: 300 }))).toBe('timeout');
  const never = createOutbound({ allow: [], resolve: () => new Promise(() => {}) });
  expect(await reason(never.fetch({ url: hooks(), timeMs: 300 }))).toBe('timeout');
});

test('D18 a certificate that nobody vouches for is not believed', async () => {
  const outbound = createOutbound({ allow: [new URL(hooks()).origin], resolve: answering(['127.0.0.1']) });
  expect(await reason(outbound.fetch({ url: hooks() }))).toBe('unreachable');
  expect(asked).toEqual([]);
});

test('D18 what the operator names may be private, or http, at that port and not beside it', async () => {
  const address = `http://127.0.0.1:${portOf(plain)}`;
  const outbound = createOutbound({ allow: readOutboundAllow({ OUTBOUND_ALLOW: ` ${address}/ ,` }) });
  const { status, body } = await outbound.fetch({ url: `${address}/x`, method: 'POST', body: 'said' });
  expect([status, String(await bytesOf({ body }))]).toEqual([200, 'said']);
  for (const url of [`https://127.0.0.1:${portOf(plain)}/`, `http://127.0.0.1:${portOf(secure)}/`])
    expect(await reason(outbound.fetch({ url }))).toBe('not_allowed');
  const metadata = createOutbound({
    allow: [new URL(hooks()).origin],
    resolve: answering(['169.254.169.254']),
  });
  expect(await reason(metadata.fetch({ url: hooks() }))).toBe('not_allowed');
  for (const wrong of ['127.0.0.1', 'http://127.0.0.1/path', 'ftp://x', '*'])
    expect(() => readOutboundAllow({ OUTBOUND_ALLOW: wrong })).toThrow('OUTBOUND_ALLOW must be');
});
