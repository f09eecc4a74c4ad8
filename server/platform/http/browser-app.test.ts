import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { dataOf, operation } from '../../../contract/operation.ts';
import { buildApp } from '../../app.ts';
import { freePort } from '../free-port.ts';
import { route } from '../index.ts';
import { createLog } from '../log.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';
import { serveReportPort } from './report-port.ts';

const reportData = operation({
  method: 'GET',
  path: '/api/reportData/:client/:request/',
  title: 'Report data',
  access: 'public',
  request: {},
  answer: dataOf(z.string()),
  errors: [],
});
const other = operation({
  method: 'GET',
  path: '/reports/v1.0/other',
  title: 'Other',
  access: 'public',
  request: {},
  answer: dataOf(z.string()),
  errors: [],
});

const distDir = mkdtempSync(join(tmpdir(), 'prudence-dist-'));
const script = 'console.log("a")'.repeat(200);

writeFileSync(join(distDir, 'index.html'), '<head><title>Prudence</title></head>');
writeFileSync(join(distDir, 'umi.0a1b2c3d.js'), script);
writeFileSync(join(distDir, 'umi.0a1b2c3d.js.br'), brotliCompressSync(script));
writeFileSync(join(distDir, 'umi.0a1b2c3d.js.gz'), gzipSync(script));
mkdirSync(join(distDir, 'assets'));
writeFileSync(join(distDir, 'assets', 'logo.svg'), '<svg/>');
const platform = await openTestPlatform({ env: { distDir } });
const app = await buildApp({
  platform,
  authenticate: async () => null,
  modules: [
    (server, parts) => {
      route(server, parts, reportData, async ({ req }) => ({
        Result: 'Success',
        Data: JSON.stringify(req.params),
      }));
      route(server, parts, other, async () => ({ Result: 'Success', Data: 'other' }));
    },
  ],
});
const reports = serveReportPort(app);
const port = await freePort();
await app.listen({ port: 0, host: '127.0.0.1' });
await reports.listen(port, '127.0.0.1');
const reportUrl = `http://127.0.0.1:${port}`;
afterAll(async () => {
  await app.close();
  await platform.close();
  rmSync(distDir, { recursive: true });
});

describe('the browser application', () => {
  test.each(['/', '/login', '/pages/requestanalysis/0b1c', '/pages/x?y=1'])('%s is its page', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await app.inject({ url, method });
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect(page.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
    }
  });

  test('D2 names the nonce of its styles in the page and in the policy, another one in each answer', async () => {
    const named = [];
    for (const url of ['/', '/login', '/index.html', '/login']) {
      const { body, headers } = await app.inject(url);
      const [, nonce = 'none'] = /<meta property="csp-nonce" nonce="([^"]{22,})">/.exec(body) ?? [];
      expect(String(headers['content-security-policy']).split(';')).toContain(
        `style-src 'self' 'nonce-${nonce}'`,
      );
      named.push(nonce);
    }
    expect(new Set(named).size).toBe(4);
  });

  test('files that carry their hash are kept for good, and sent compressed where that is understood', async () => {
    const packed = await app.inject({ url: '/umi.0a1b2c3d.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/umi.0a1b2c3d.js')).body).toBe(script);
    expect((await app.inject('/assets/logo.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])(
    'a browser that accepts “%s” gets the smallest form it can read, and caches are told that it varies',
    async (accepted, sent) => {
      const url = '/umi.0a1b2c3d.js';
      const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
      expect(`${headers.vary}`.toLowerCase()).toContain('accept-encoding');
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[sent ?? ''] ?? ((body: Buffer) => body);
      expect(unpack(rawPayload).toString()).toBe(script);
    },
  );

  test('a file without a hash in its name is not sent again to who has it', async () => {
    const url = '/assets/logo.svg';
    const { headers, body } = await app.inject(url);
    expect([headers['content-type'], body]).toEqual(['image/svg+xml', '<svg/>']);
    const again = (etag: unknown) => app.inject({ url, headers: { 'if-none-match': `${etag}` } });
    const same = await again(headers.etag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect((await again('"of another build"')).body).toBe('<svg/>');
    const head = await app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  });

  test.each([
    '/umi.missing.js',
    '/reports/v1.0/nothing',
    '/../keys.json',
    '/%2e%2e/keys.json',
    '/.env',
    '/assets/.env',
    '/assets//logo.svg',
    '/assets.d/logo.svg',
  ])('%s is no page', async (url) => {
    const lost = await app.inject(url);
    expect([lost.statusCode, lost.json().code]).toEqual([404, 'not_found']);
  });

  test('a POST to a page is not found', async () => {
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('addresses that nobody registered', () => {
  const opened = async (env: Partial<TestPlatform['env']>, log?: TestPlatform['log']) => {
    const other = await openTestPlatform({ env, ...(log && { log }) });
    const server = await buildApp({ platform: other, authenticate: async () => null, modules: [] });
    const close = async () => {
      await server.close();
      await other.close();
    };
    return { server, close };
  };

  test('D21 are counted by address, pages among them, and the files of the page are not', async () => {
    const { server, close } = await opened({ distDir, rateLimit: 2 });
    const statuses = [];
    for (const url of ['/login', '/nothing.php', '/login', '/umi.0a1b2c3d.js', '/', '/health/live'])
      statuses.push((await server.inject(url)).statusCode);
    expect(statuses).toEqual([200, 404, 429, 200, 200, 200]);
    expect((await server.inject({ url: '/login', remoteAddress: '10.1.1.1' })).statusCode).toBe(200);
    await close();
  });

  test('a new build is served from the next start on', async () => {
    const { server, close } = await opened({ distDir, production: false });
    const file = join(distDir, 'assets', 'new.svg');
    writeFileSync(file, '<svg/>');
    writeFileSync(join(distDir, 'index.html'), '<title>Another build</title>');
    expect((await server.inject('/login')).body).toContain('<title>Prudence</title>');
    expect((await server.inject('/assets/new.svg')).statusCode).toBe(404);
    rmSync(file);
    await close();
  });

  test('a server without a built application says so in the log, once', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const { server, close } = await opened({ distDir: '/nowhere' }, log);
    await server.inject('/login');
    await close();
    const told = lines.filter((line) => line.includes('not built'));
    expect(told.map((line) => JSON.parse(line).distDir)).toEqual(['/nowhere']);
  });
});

describe('C9 report data', () => {
  test('is on its own port, and under the gateway’s prefix twice', async () => {
    const own = await fetch(`${reportUrl}/api/reportData/a/b/`);
    expect(await own.json()).toEqual({ Result: 'Success', Data: '{"client":"a","request":"b"}' });
    const gateway = await app.inject('/api/api/reportData/a/b/');
    expect(gateway.json().Data).toBe('{"client":"a","request":"b"}');
    expect((await app.inject('/api/reportData/a/b/')).statusCode).toBe(404);
  });

  test.each([
    '/reports/v1.0/other',
    '/api/reports/v1.0/other',
    '/api/reportData/../../reports/v1.0/other',
    '/api/reportData/..%2f..%2freports/v1.0/other',
    '//reports/v1.0/other',
    '/login',
    '/config.json',
    '/health/live',
  ])('the port of its own answers nothing else: %s', async (path) => {
    const answer = await fetch(`${reportUrl}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});

test('health says whether it lives and whether it is ready, and nothing else', async () => {
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});

test('a server that cannot store files is not ready', async () => {
  const files = join(platform.env.dataDir, 'files');
  renameSync(files, `${files}-away`);
  platform.clock.advance(1000);
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  renameSync(`${files}-away`, files);
  platform.clock.advance(1000);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
});

test('the deployment is told without a secret', async () => {
  const text = (await app.inject('/config.json')).body;
  expect(Object.keys(JSON.parse(text))).toEqual(
    expect.arrayContaining(['deployment', 'baseUrl', 'reportUrl', 'sso']),
  );
  expect(text).not.toMatch(/dataDir|databaseUrl|keys|secret/i);
});
